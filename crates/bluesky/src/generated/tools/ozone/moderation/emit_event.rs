// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation.emitEvent`.

use crate::tools::ozone::moderation::defs::{
    AccountEvent, AgeAssuranceEvent, AgeAssuranceOverrideEvent, AgeAssurancePurgeEvent,
    CancelScheduledTakedownEvent, IdentityEvent, ModEventAcknowledge, ModEventComment,
    ModEventDivert, ModEventEmail, ModEventEscalate, ModEventLabel, ModEventMute,
    ModEventMuteReporter, ModEventPriorityScore, ModEventReport, ModEventResolveAppeal,
    ModEventReverseTakedown, ModEventTag, ModEventTakedown, ModEventUnmute, ModEventUnmuteReporter,
    ModEventView, ModTool, RecordEvent, RevokeAccountCredentialsEvent, ScheduleTakedownEvent,
};
use atproto::com::atproto::admin::defs::RepoRef;
use atproto::com::atproto::repo::strong_ref::StrongRef;
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{CidString, Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.moderation.emitEvent`: a procedure.
///
/// Its own errors are [`EmitEventError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EmitEvent {
    /// `event`.
    pub event: EmitEventEvent,
    /// `subject`.
    pub subject: EmitEventSubject,
    /// `subjectBlobCids`.
    pub subject_blob_cids: Option<Vec<CidString>>,
    /// `createdBy`.
    pub created_by: Did,
    /// `modTool`.
    pub mod_tool: Option<Box<ModTool>>,
    /// `externalId`.
    pub external_id: Option<String>,
    /// `reportAction`.
    pub report_action: Option<Box<ReportAction>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EmitEvent {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        event: impl Into<EmitEventEvent>,
        subject: impl Into<EmitEventSubject>,
        created_by: impl IntoWire<Did>,
    ) -> Self {
        Self {
            event: event.into(),
            subject: subject.into(),
            created_by: created_by.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `subjectBlobCids`.
    #[inline]
    #[must_use]
    pub fn subject_blob_cids(
        mut self,
        subject_blob_cids: impl IntoIterator<Item = impl IntoWire<CidString>>,
    ) -> Self {
        self.subject_blob_cids = Some(
            subject_blob_cids
                .into_iter()
                .map(IntoWire::into_wire)
                .collect(),
        );
        self
    }

    /// Sets `modTool`.
    #[inline]
    #[must_use]
    pub fn mod_tool(mut self, mod_tool: ModTool) -> Self {
        self.mod_tool = Some(Box::new(mod_tool));
        self
    }

    /// Sets `externalId`.
    #[inline]
    #[must_use]
    pub fn external_id(mut self, external_id: impl Into<String>) -> Self {
        self.external_id = Some(external_id.into());
        self
    }

    /// Sets `reportAction`.
    #[inline]
    #[must_use]
    pub fn report_action(mut self, report_action: ReportAction) -> Self {
        self.report_action = Some(Box::new(report_action));
        self
    }
}

atproto_core::object! {
    #[inline]
    EmitEvent {
        0 event: "event" required,
        1 subject: "subject" required,
        2 subject_blob_cids: "subjectBlobCids" optional,
        3 created_by: "createdBy" required,
        4 mod_tool: "modTool" optional,
        5 external_id: "externalId" optional,
        6 report_action: "reportAction" optional,
    }
}

impl Endpoint for EmitEvent {
    const NSID: &'static str = "tools.ozone.moderation.emitEvent";
    const METHOD: Method = Method::Procedure;
    type Output = ModEventView;
    type Error = EmitEventError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.subject_blob_cids.check("subjectBlobCids", parts);
        self.created_by.check("createdBy", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for EmitEvent {}

atproto_core::endpoint_call! {
    EmitEventCall(EmitEvent) {
        subject_blob_cids(impl IntoIterator<Item = impl IntoWire<CidString>>),
        mod_tool(ModTool),
        external_id(impl Into<String>),
        report_action(ReportAction),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.moderation.emitEvent` declares.
    pub enum EmitEventError {
        SubjectHasAction = "SubjectHasAction",
        DuplicateExternalId = "DuplicateExternalId",
    }
}

/// The `event` of [`EmitEvent`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum EmitEventEvent {
    /// `tools.ozone.moderation.defs#modEventTakedown`.
    ModEventTakedown(Box<ModEventTakedown>),
    /// `tools.ozone.moderation.defs#modEventAcknowledge`.
    ModEventAcknowledge(Box<ModEventAcknowledge>),
    /// `tools.ozone.moderation.defs#modEventEscalate`.
    ModEventEscalate(Box<ModEventEscalate>),
    /// `tools.ozone.moderation.defs#modEventComment`.
    ModEventComment(Box<ModEventComment>),
    /// `tools.ozone.moderation.defs#modEventLabel`.
    ModEventLabel(Box<ModEventLabel>),
    /// `tools.ozone.moderation.defs#modEventReport`.
    ModEventReport(Box<ModEventReport>),
    /// `tools.ozone.moderation.defs#modEventMute`.
    ModEventMute(Box<ModEventMute>),
    /// `tools.ozone.moderation.defs#modEventUnmute`.
    ModEventUnmute(Box<ModEventUnmute>),
    /// `tools.ozone.moderation.defs#modEventMuteReporter`.
    ModEventMuteReporter(Box<ModEventMuteReporter>),
    /// `tools.ozone.moderation.defs#modEventUnmuteReporter`.
    ModEventUnmuteReporter(Box<ModEventUnmuteReporter>),
    /// `tools.ozone.moderation.defs#modEventReverseTakedown`.
    ModEventReverseTakedown(Box<ModEventReverseTakedown>),
    /// `tools.ozone.moderation.defs#modEventResolveAppeal`.
    ModEventResolveAppeal(Box<ModEventResolveAppeal>),
    /// `tools.ozone.moderation.defs#modEventEmail`.
    ModEventEmail(Box<ModEventEmail>),
    /// `tools.ozone.moderation.defs#modEventDivert`.
    ModEventDivert(Box<ModEventDivert>),
    /// `tools.ozone.moderation.defs#modEventTag`.
    ModEventTag(Box<ModEventTag>),
    /// `tools.ozone.moderation.defs#accountEvent`.
    AccountEvent(Box<AccountEvent>),
    /// `tools.ozone.moderation.defs#identityEvent`.
    IdentityEvent(Box<IdentityEvent>),
    /// `tools.ozone.moderation.defs#recordEvent`.
    RecordEvent(Box<RecordEvent>),
    /// `tools.ozone.moderation.defs#modEventPriorityScore`.
    ModEventPriorityScore(Box<ModEventPriorityScore>),
    /// `tools.ozone.moderation.defs#ageAssuranceEvent`.
    AgeAssuranceEvent(Box<AgeAssuranceEvent>),
    /// `tools.ozone.moderation.defs#ageAssuranceOverrideEvent`.
    AgeAssuranceOverrideEvent(Box<AgeAssuranceOverrideEvent>),
    /// `tools.ozone.moderation.defs#ageAssurancePurgeEvent`.
    AgeAssurancePurgeEvent(Box<AgeAssurancePurgeEvent>),
    /// `tools.ozone.moderation.defs#revokeAccountCredentialsEvent`.
    RevokeAccountCredentialsEvent(Box<RevokeAccountCredentialsEvent>),
    /// `tools.ozone.moderation.defs#scheduleTakedownEvent`.
    ScheduleTakedownEvent(Box<ScheduleTakedownEvent>),
    /// `tools.ozone.moderation.defs#cancelScheduledTakedownEvent`.
    CancelScheduledTakedownEvent(Box<CancelScheduledTakedownEvent>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    EmitEventEvent {
        0 ModEventTakedown(ModEventTakedown): "tools.ozone.moderation.defs#modEventTakedown" from "comment",
        1 ModEventAcknowledge(ModEventAcknowledge): "tools.ozone.moderation.defs#modEventAcknowledge" from "comment",
        2 ModEventEscalate(ModEventEscalate): "tools.ozone.moderation.defs#modEventEscalate" from "comment",
        3 ModEventComment(ModEventComment): "tools.ozone.moderation.defs#modEventComment" from "comment",
        4 ModEventLabel(ModEventLabel): "tools.ozone.moderation.defs#modEventLabel" from "comment",
        5 ModEventReport(ModEventReport): "tools.ozone.moderation.defs#modEventReport" from "comment",
        6 ModEventMute(ModEventMute): "tools.ozone.moderation.defs#modEventMute" from "comment",
        7 ModEventUnmute(ModEventUnmute): "tools.ozone.moderation.defs#modEventUnmute" from "comment",
        8 ModEventMuteReporter(ModEventMuteReporter): "tools.ozone.moderation.defs#modEventMuteReporter" from "comment",
        9 ModEventUnmuteReporter(ModEventUnmuteReporter): "tools.ozone.moderation.defs#modEventUnmuteReporter" from "comment",
        10 ModEventReverseTakedown(ModEventReverseTakedown): "tools.ozone.moderation.defs#modEventReverseTakedown" from "comment",
        11 ModEventResolveAppeal(ModEventResolveAppeal): "tools.ozone.moderation.defs#modEventResolveAppeal" from "comment",
        12 ModEventEmail(ModEventEmail): "tools.ozone.moderation.defs#modEventEmail" from "subjectLine",
        13 ModEventDivert(ModEventDivert): "tools.ozone.moderation.defs#modEventDivert" from "comment",
        14 ModEventTag(ModEventTag): "tools.ozone.moderation.defs#modEventTag" from "add",
        15 AccountEvent(AccountEvent): "tools.ozone.moderation.defs#accountEvent" from "comment",
        16 IdentityEvent(IdentityEvent): "tools.ozone.moderation.defs#identityEvent" from "comment",
        17 RecordEvent(RecordEvent): "tools.ozone.moderation.defs#recordEvent" from "comment",
        18 ModEventPriorityScore(ModEventPriorityScore): "tools.ozone.moderation.defs#modEventPriorityScore" from "comment",
        19 AgeAssuranceEvent(AgeAssuranceEvent): "tools.ozone.moderation.defs#ageAssuranceEvent" from "createdAt",
        20 AgeAssuranceOverrideEvent(AgeAssuranceOverrideEvent): "tools.ozone.moderation.defs#ageAssuranceOverrideEvent" from "status",
        21 AgeAssurancePurgeEvent(AgeAssurancePurgeEvent): "tools.ozone.moderation.defs#ageAssurancePurgeEvent" from "comment",
        22 RevokeAccountCredentialsEvent(RevokeAccountCredentialsEvent): "tools.ozone.moderation.defs#revokeAccountCredentialsEvent" from "comment",
        23 ScheduleTakedownEvent(ScheduleTakedownEvent): "tools.ozone.moderation.defs#scheduleTakedownEvent" from "comment",
        24 CancelScheduledTakedownEvent(CancelScheduledTakedownEvent): "tools.ozone.moderation.defs#cancelScheduledTakedownEvent" from "comment",
    }
}

/// The `subject` of [`EmitEvent`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum EmitEventSubject {
    /// `com.atproto.admin.defs#repoRef`.
    RepoRef(Box<RepoRef>),
    /// `com.atproto.repo.strongRef`.
    StrongRef(Box<StrongRef>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    EmitEventSubject {
        0 RepoRef(RepoRef): "com.atproto.admin.defs#repoRef" from "did",
        1 StrongRef(StrongRef): "com.atproto.repo.strongRef" from "uri",
    }
}

/// `tools.ozone.moderation.emitEvent#reportAction`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReportAction {
    /// `ids`.
    pub ids: Option<Vec<i64>>,
    /// `types`.
    pub types: Option<Vec<String>>,
    /// `all`.
    pub all: Option<bool>,
    /// `note`.
    pub note: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ReportAction {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `ids`.
    #[inline]
    #[must_use]
    pub fn ids(mut self, ids: impl IntoIterator<Item = i64>) -> Self {
        self.ids = Some(ids.into_iter().collect());
        self
    }

    /// Sets `types`.
    #[inline]
    #[must_use]
    pub fn types(mut self, types: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.types = Some(types.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `all`.
    #[inline]
    #[must_use]
    pub fn all(mut self, all: bool) -> Self {
        self.all = Some(all);
        self
    }

    /// Sets `note`.
    #[inline]
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.note = Some(note.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    ReportAction {
        0 ids: "ids" optional,
        1 types: "types" optional,
        2 all: "all" optional,
        3 note: "note" optional,
    }
}
