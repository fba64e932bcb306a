// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation.defs`.

use crate::app::bsky::ageassurance::defs::Access;
use crate::chat::bsky::convo::defs::{ConvoRef, MessageRef};
use atproto::com::atproto::admin::defs::{RepoRef, ThreatSignature};
use atproto::com::atproto::label::defs::Label;
use atproto::com::atproto::moderation::defs::{ReasonType, SubjectType};
use atproto::com::atproto::repo::strong_ref::StrongRef;
use atproto::com::atproto::server::defs::InviteCode;
use atproto_core::data::{Extra, Raw, Unknown};
use atproto_core::syntax::{AtUri, CidString, Datetime, Did, Handle, IntoWire, Uri};

/// `tools.ozone.moderation.defs#modEventView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventView {
    /// `id`.
    pub id: i64,
    /// `event`.
    pub event: ModEventViewEvent,
    /// `subject`.
    pub subject: ModEventViewSubject,
    /// `subjectBlobCids`.
    pub subject_blob_cids: Vec<String>,
    /// `createdBy`.
    pub created_by: Did,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `creatorHandle`.
    pub creator_handle: Option<String>,
    /// `subjectHandle`.
    pub subject_handle: Option<String>,
    /// `modTool`.
    pub mod_tool: Option<Box<ModTool>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        id: i64,
        event: impl Into<ModEventViewEvent>,
        subject: impl Into<ModEventViewSubject>,
        subject_blob_cids: impl IntoIterator<Item = impl Into<String>>,
        created_by: impl IntoWire<Did>,
        created_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            id,
            event: event.into(),
            subject: subject.into(),
            subject_blob_cids: subject_blob_cids.into_iter().map(Into::into).collect(),
            created_by: created_by.into_wire(),
            created_at: created_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ModEventView {
        0 id: "id" required,
        1 event: "event" required,
        2 subject: "subject" required,
        3 subject_blob_cids: "subjectBlobCids" required,
        4 created_by: "createdBy" required,
        5 created_at: "createdAt" required,
        6 creator_handle: "creatorHandle" optional,
        7 subject_handle: "subjectHandle" optional,
        8 mod_tool: "modTool" optional,
    }
}

/// The `event` of [`ModEventView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ModEventViewEvent {
    /// `tools.ozone.moderation.defs#modEventTakedown`.
    ModEventTakedown(Box<ModEventTakedown>),
    /// `tools.ozone.moderation.defs#modEventReverseTakedown`.
    ModEventReverseTakedown(Box<ModEventReverseTakedown>),
    /// `tools.ozone.moderation.defs#modEventComment`.
    ModEventComment(Box<ModEventComment>),
    /// `tools.ozone.moderation.defs#modEventReport`.
    ModEventReport(Box<ModEventReport>),
    /// `tools.ozone.moderation.defs#modEventLabel`.
    ModEventLabel(Box<ModEventLabel>),
    /// `tools.ozone.moderation.defs#modEventAcknowledge`.
    ModEventAcknowledge(Box<ModEventAcknowledge>),
    /// `tools.ozone.moderation.defs#modEventEscalate`.
    ModEventEscalate(Box<ModEventEscalate>),
    /// `tools.ozone.moderation.defs#modEventMute`.
    ModEventMute(Box<ModEventMute>),
    /// `tools.ozone.moderation.defs#modEventUnmute`.
    ModEventUnmute(Box<ModEventUnmute>),
    /// `tools.ozone.moderation.defs#modEventMuteReporter`.
    ModEventMuteReporter(Box<ModEventMuteReporter>),
    /// `tools.ozone.moderation.defs#modEventUnmuteReporter`.
    ModEventUnmuteReporter(Box<ModEventUnmuteReporter>),
    /// `tools.ozone.moderation.defs#modEventEmail`.
    ModEventEmail(Box<ModEventEmail>),
    /// `tools.ozone.moderation.defs#modEventResolveAppeal`.
    ModEventResolveAppeal(Box<ModEventResolveAppeal>),
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
    ModEventViewEvent {
        0 ModEventTakedown(ModEventTakedown): "tools.ozone.moderation.defs#modEventTakedown" from "comment",
        1 ModEventReverseTakedown(ModEventReverseTakedown): "tools.ozone.moderation.defs#modEventReverseTakedown" from "comment",
        2 ModEventComment(ModEventComment): "tools.ozone.moderation.defs#modEventComment" from "comment",
        3 ModEventReport(ModEventReport): "tools.ozone.moderation.defs#modEventReport" from "comment",
        4 ModEventLabel(ModEventLabel): "tools.ozone.moderation.defs#modEventLabel" from "comment",
        5 ModEventAcknowledge(ModEventAcknowledge): "tools.ozone.moderation.defs#modEventAcknowledge" from "comment",
        6 ModEventEscalate(ModEventEscalate): "tools.ozone.moderation.defs#modEventEscalate" from "comment",
        7 ModEventMute(ModEventMute): "tools.ozone.moderation.defs#modEventMute" from "comment",
        8 ModEventUnmute(ModEventUnmute): "tools.ozone.moderation.defs#modEventUnmute" from "comment",
        9 ModEventMuteReporter(ModEventMuteReporter): "tools.ozone.moderation.defs#modEventMuteReporter" from "comment",
        10 ModEventUnmuteReporter(ModEventUnmuteReporter): "tools.ozone.moderation.defs#modEventUnmuteReporter" from "comment",
        11 ModEventEmail(ModEventEmail): "tools.ozone.moderation.defs#modEventEmail" from "subjectLine",
        12 ModEventResolveAppeal(ModEventResolveAppeal): "tools.ozone.moderation.defs#modEventResolveAppeal" from "comment",
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

/// The `subject` of [`ModEventView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ModEventViewSubject {
    /// `com.atproto.admin.defs#repoRef`.
    RepoRef(Box<RepoRef>),
    /// `com.atproto.repo.strongRef`.
    StrongRef(Box<StrongRef>),
    /// `chat.bsky.convo.defs#messageRef`.
    MessageRef(Box<MessageRef>),
    /// `chat.bsky.convo.defs#convoRef`.
    ConvoRef(Box<ConvoRef>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    ModEventViewSubject {
        0 RepoRef(RepoRef): "com.atproto.admin.defs#repoRef" from "did",
        1 StrongRef(StrongRef): "com.atproto.repo.strongRef" from "uri",
        2 MessageRef(MessageRef): "chat.bsky.convo.defs#messageRef" from "did",
        3 ConvoRef(ConvoRef): "chat.bsky.convo.defs#convoRef" from "did",
    }
}

/// `tools.ozone.moderation.defs#modEventViewDetail`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventViewDetail {
    /// `id`.
    pub id: i64,
    /// `event`.
    pub event: ModEventViewDetailEvent,
    /// `subject`.
    pub subject: ModEventViewDetailSubject,
    /// `subjectBlobs`.
    pub subject_blobs: Vec<BlobView>,
    /// `createdBy`.
    pub created_by: Did,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `modTool`.
    pub mod_tool: Option<Box<ModTool>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventViewDetail {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        id: i64,
        event: impl Into<ModEventViewDetailEvent>,
        subject: impl Into<ModEventViewDetailSubject>,
        subject_blobs: impl IntoIterator<Item = BlobView>,
        created_by: impl IntoWire<Did>,
        created_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            id,
            event: event.into(),
            subject: subject.into(),
            subject_blobs: subject_blobs.into_iter().collect(),
            created_by: created_by.into_wire(),
            created_at: created_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ModEventViewDetail {
        0 id: "id" required,
        1 event: "event" required,
        2 subject: "subject" required,
        3 subject_blobs: "subjectBlobs" required,
        4 created_by: "createdBy" required,
        5 created_at: "createdAt" required,
        6 mod_tool: "modTool" optional,
    }
}

/// The `event` of [`ModEventViewDetail`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ModEventViewDetailEvent {
    /// `tools.ozone.moderation.defs#modEventTakedown`.
    ModEventTakedown(Box<ModEventTakedown>),
    /// `tools.ozone.moderation.defs#modEventReverseTakedown`.
    ModEventReverseTakedown(Box<ModEventReverseTakedown>),
    /// `tools.ozone.moderation.defs#modEventComment`.
    ModEventComment(Box<ModEventComment>),
    /// `tools.ozone.moderation.defs#modEventReport`.
    ModEventReport(Box<ModEventReport>),
    /// `tools.ozone.moderation.defs#modEventLabel`.
    ModEventLabel(Box<ModEventLabel>),
    /// `tools.ozone.moderation.defs#modEventAcknowledge`.
    ModEventAcknowledge(Box<ModEventAcknowledge>),
    /// `tools.ozone.moderation.defs#modEventEscalate`.
    ModEventEscalate(Box<ModEventEscalate>),
    /// `tools.ozone.moderation.defs#modEventMute`.
    ModEventMute(Box<ModEventMute>),
    /// `tools.ozone.moderation.defs#modEventUnmute`.
    ModEventUnmute(Box<ModEventUnmute>),
    /// `tools.ozone.moderation.defs#modEventMuteReporter`.
    ModEventMuteReporter(Box<ModEventMuteReporter>),
    /// `tools.ozone.moderation.defs#modEventUnmuteReporter`.
    ModEventUnmuteReporter(Box<ModEventUnmuteReporter>),
    /// `tools.ozone.moderation.defs#modEventEmail`.
    ModEventEmail(Box<ModEventEmail>),
    /// `tools.ozone.moderation.defs#modEventResolveAppeal`.
    ModEventResolveAppeal(Box<ModEventResolveAppeal>),
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
    ModEventViewDetailEvent {
        0 ModEventTakedown(ModEventTakedown): "tools.ozone.moderation.defs#modEventTakedown" from "comment",
        1 ModEventReverseTakedown(ModEventReverseTakedown): "tools.ozone.moderation.defs#modEventReverseTakedown" from "comment",
        2 ModEventComment(ModEventComment): "tools.ozone.moderation.defs#modEventComment" from "comment",
        3 ModEventReport(ModEventReport): "tools.ozone.moderation.defs#modEventReport" from "comment",
        4 ModEventLabel(ModEventLabel): "tools.ozone.moderation.defs#modEventLabel" from "comment",
        5 ModEventAcknowledge(ModEventAcknowledge): "tools.ozone.moderation.defs#modEventAcknowledge" from "comment",
        6 ModEventEscalate(ModEventEscalate): "tools.ozone.moderation.defs#modEventEscalate" from "comment",
        7 ModEventMute(ModEventMute): "tools.ozone.moderation.defs#modEventMute" from "comment",
        8 ModEventUnmute(ModEventUnmute): "tools.ozone.moderation.defs#modEventUnmute" from "comment",
        9 ModEventMuteReporter(ModEventMuteReporter): "tools.ozone.moderation.defs#modEventMuteReporter" from "comment",
        10 ModEventUnmuteReporter(ModEventUnmuteReporter): "tools.ozone.moderation.defs#modEventUnmuteReporter" from "comment",
        11 ModEventEmail(ModEventEmail): "tools.ozone.moderation.defs#modEventEmail" from "subjectLine",
        12 ModEventResolveAppeal(ModEventResolveAppeal): "tools.ozone.moderation.defs#modEventResolveAppeal" from "comment",
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

/// The `subject` of [`ModEventViewDetail`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ModEventViewDetailSubject {
    /// `tools.ozone.moderation.defs#repoView`.
    RepoView(Box<RepoView>),
    /// `tools.ozone.moderation.defs#repoViewNotFound`.
    RepoViewNotFound(Box<RepoViewNotFound>),
    /// `tools.ozone.moderation.defs#recordView`.
    RecordView(Box<RecordView>),
    /// `tools.ozone.moderation.defs#recordViewNotFound`.
    RecordViewNotFound(Box<RecordViewNotFound>),
    /// `tools.ozone.moderation.defs#convoView`.
    ConvoView(Box<ConvoView>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    ModEventViewDetailSubject {
        0 RepoView(RepoView): "tools.ozone.moderation.defs#repoView" from "did",
        1 RepoViewNotFound(RepoViewNotFound): "tools.ozone.moderation.defs#repoViewNotFound" from "did",
        2 RecordView(RecordView): "tools.ozone.moderation.defs#recordView" from "uri",
        3 RecordViewNotFound(RecordViewNotFound): "tools.ozone.moderation.defs#recordViewNotFound" from "uri",
        4 ConvoView(ConvoView): "tools.ozone.moderation.defs#convoView" from "did",
    }
}

/// `tools.ozone.moderation.defs#subjectStatusView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SubjectStatusView {
    /// `id`.
    pub id: i64,
    /// `subject`.
    pub subject: SubjectStatusViewSubject,
    /// `hosting`.
    pub hosting: Option<SubjectStatusViewHosting>,
    /// `subjectBlobCids`.
    pub subject_blob_cids: Option<Vec<CidString>>,
    /// `subjectRepoHandle`.
    pub subject_repo_handle: Option<String>,
    /// `updatedAt`.
    pub updated_at: Datetime,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `reviewState`.
    pub review_state: SubjectReviewState,
    /// `comment`.
    pub comment: Option<String>,
    /// `priorityScore`: 0 to 100.
    pub priority_score: Option<i64>,
    /// `muteUntil`.
    pub mute_until: Option<Datetime>,
    /// `muteReportingUntil`.
    pub mute_reporting_until: Option<Datetime>,
    /// `lastReviewedBy`.
    pub last_reviewed_by: Option<Did>,
    /// `lastReviewedAt`.
    pub last_reviewed_at: Option<Datetime>,
    /// `lastReportedAt`.
    pub last_reported_at: Option<Datetime>,
    /// `lastAppealedAt`.
    pub last_appealed_at: Option<Datetime>,
    /// `takendown`.
    pub takendown: Option<bool>,
    /// `appealed`.
    pub appealed: Option<bool>,
    /// `suspendUntil`.
    pub suspend_until: Option<Datetime>,
    /// `tags`.
    pub tags: Option<Vec<String>>,
    /// `accountStats`.
    pub account_stats: Option<Box<AccountStats>>,
    /// `recordsStats`.
    pub records_stats: Option<Box<RecordsStats>>,
    /// `accountStrike`.
    pub account_strike: Option<Box<AccountStrike>>,
    /// `ageAssuranceState`.
    pub age_assurance_state: Option<SubjectStatusViewAgeAssuranceState>,
    /// `ageAssuranceUpdatedBy`.
    pub age_assurance_updated_by: Option<SubjectStatusViewAgeAssuranceUpdatedBy>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SubjectStatusView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        id: i64,
        subject: impl Into<SubjectStatusViewSubject>,
        updated_at: impl IntoWire<Datetime>,
        created_at: impl IntoWire<Datetime>,
        review_state: impl Into<SubjectReviewState>,
    ) -> Self {
        Self {
            id,
            subject: subject.into(),
            updated_at: updated_at.into_wire(),
            created_at: created_at.into_wire(),
            review_state: review_state.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SubjectStatusView {
        0 id: "id" required,
        1 subject: "subject" required,
        2 hosting: "hosting" optional,
        3 subject_blob_cids: "subjectBlobCids" optional,
        4 subject_repo_handle: "subjectRepoHandle" optional,
        5 updated_at: "updatedAt" required,
        6 created_at: "createdAt" required,
        7 review_state: "reviewState" required,
        8 comment: "comment" optional,
        9 priority_score: "priorityScore" optional,
        10 mute_until: "muteUntil" optional,
        11 mute_reporting_until: "muteReportingUntil" optional,
        12 last_reviewed_by: "lastReviewedBy" optional,
        13 last_reviewed_at: "lastReviewedAt" optional,
        14 last_reported_at: "lastReportedAt" optional,
        15 last_appealed_at: "lastAppealedAt" optional,
        16 takendown: "takendown" optional,
        17 appealed: "appealed" optional,
        18 suspend_until: "suspendUntil" optional,
        19 tags: "tags" optional,
        20 account_stats: "accountStats" optional,
        21 records_stats: "recordsStats" optional,
        22 account_strike: "accountStrike" optional,
        23 age_assurance_state: "ageAssuranceState" optional,
        24 age_assurance_updated_by: "ageAssuranceUpdatedBy" optional,
    }
}

/// The `subject` of [`SubjectStatusView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SubjectStatusViewSubject {
    /// `com.atproto.admin.defs#repoRef`.
    RepoRef(Box<RepoRef>),
    /// `com.atproto.repo.strongRef`.
    StrongRef(Box<StrongRef>),
    /// `chat.bsky.convo.defs#messageRef`.
    MessageRef(Box<MessageRef>),
    /// `chat.bsky.convo.defs#convoRef`.
    ConvoRef(Box<ConvoRef>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    SubjectStatusViewSubject {
        0 RepoRef(RepoRef): "com.atproto.admin.defs#repoRef" from "did",
        1 StrongRef(StrongRef): "com.atproto.repo.strongRef" from "uri",
        2 MessageRef(MessageRef): "chat.bsky.convo.defs#messageRef" from "did",
        3 ConvoRef(ConvoRef): "chat.bsky.convo.defs#convoRef" from "did",
    }
}

/// The `hosting` of [`SubjectStatusView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SubjectStatusViewHosting {
    /// `tools.ozone.moderation.defs#accountHosting`.
    AccountHosting(Box<AccountHosting>),
    /// `tools.ozone.moderation.defs#recordHosting`.
    RecordHosting(Box<RecordHosting>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    SubjectStatusViewHosting {
        0 AccountHosting(AccountHosting): "tools.ozone.moderation.defs#accountHosting" from "status",
        1 RecordHosting(RecordHosting): "tools.ozone.moderation.defs#recordHosting" from "status",
    }
}

atproto_core::known_values! {
    /// The `ageAssuranceState` of [`SubjectStatusView`].
    pub struct SubjectStatusViewAgeAssuranceState {
        PENDING = "pending",
        ASSURED = "assured",
        UNKNOWN = "unknown",
        RESET = "reset",
        BLOCKED = "blocked",
    }
}

atproto_core::known_values! {
    /// The `ageAssuranceUpdatedBy` of [`SubjectStatusView`].
    pub struct SubjectStatusViewAgeAssuranceUpdatedBy {
        ADMIN = "admin",
        USER = "user",
    }
}

/// `tools.ozone.moderation.defs#subjectView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SubjectView {
    /// `type`.
    pub r#type: SubjectType,
    /// `subject`.
    pub subject: String,
    /// `status`.
    pub status: Option<Box<SubjectStatusView>>,
    /// `repo`.
    pub repo: Option<Box<RepoViewDetail>>,
    /// `profile`.
    pub profile: Option<SubjectViewProfile>,
    /// `record`.
    pub record: Option<Box<RecordViewDetail>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SubjectView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(r#type: impl Into<SubjectType>, subject: impl Into<String>) -> Self {
        Self {
            r#type: r#type.into(),
            subject: subject.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SubjectView {
        0 r#type: "type" required,
        1 subject: "subject" required,
        2 status: "status" optional,
        3 repo: "repo" optional,
        4 profile: "profile" optional,
        5 record: "record" optional,
    }
}

/// The `profile` of [`SubjectView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SubjectViewProfile {
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    SubjectViewProfile {
    }
}

/// `tools.ozone.moderation.defs#accountStats`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AccountStats {
    /// `reportCount`.
    pub report_count: Option<i64>,
    /// `appealCount`.
    pub appeal_count: Option<i64>,
    /// `suspendCount`.
    pub suspend_count: Option<i64>,
    /// `escalateCount`.
    pub escalate_count: Option<i64>,
    /// `takedownCount`.
    pub takedown_count: Option<i64>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AccountStats {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    AccountStats {
        0 report_count: "reportCount" optional,
        1 appeal_count: "appealCount" optional,
        2 suspend_count: "suspendCount" optional,
        3 escalate_count: "escalateCount" optional,
        4 takedown_count: "takedownCount" optional,
    }
}

/// `tools.ozone.moderation.defs#recordsStats`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RecordsStats {
    /// `totalReports`.
    pub total_reports: Option<i64>,
    /// `reportedCount`.
    pub reported_count: Option<i64>,
    /// `escalatedCount`.
    pub escalated_count: Option<i64>,
    /// `appealedCount`.
    pub appealed_count: Option<i64>,
    /// `subjectCount`.
    pub subject_count: Option<i64>,
    /// `pendingCount`.
    pub pending_count: Option<i64>,
    /// `processedCount`.
    pub processed_count: Option<i64>,
    /// `takendownCount`.
    pub takendown_count: Option<i64>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RecordsStats {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    RecordsStats {
        0 total_reports: "totalReports" optional,
        1 reported_count: "reportedCount" optional,
        2 escalated_count: "escalatedCount" optional,
        3 appealed_count: "appealedCount" optional,
        4 subject_count: "subjectCount" optional,
        5 pending_count: "pendingCount" optional,
        6 processed_count: "processedCount" optional,
        7 takendown_count: "takendownCount" optional,
    }
}

/// `tools.ozone.moderation.defs#accountStrike`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AccountStrike {
    /// `activeStrikeCount`.
    pub active_strike_count: Option<i64>,
    /// `totalStrikeCount`.
    pub total_strike_count: Option<i64>,
    /// `firstStrikeAt`.
    pub first_strike_at: Option<Datetime>,
    /// `lastStrikeAt`.
    pub last_strike_at: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AccountStrike {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    AccountStrike {
        0 active_strike_count: "activeStrikeCount" optional,
        1 total_strike_count: "totalStrikeCount" optional,
        2 first_strike_at: "firstStrikeAt" optional,
        3 last_strike_at: "lastStrikeAt" optional,
    }
}

atproto_core::known_values! {
    /// `tools.ozone.moderation.defs#subjectReviewState`: a string with known values.
    pub struct SubjectReviewState {
        REVIEW_OPEN = "tools.ozone.moderation.defs#reviewOpen",
        REVIEW_ESCALATED = "tools.ozone.moderation.defs#reviewEscalated",
        REVIEW_CLOSED = "tools.ozone.moderation.defs#reviewClosed",
        REVIEW_NONE = "tools.ozone.moderation.defs#reviewNone",
    }
}

/// `tools.ozone.moderation.defs#reviewOpen`: a token.
pub const REVIEW_OPEN: &str = "tools.ozone.moderation.defs#reviewOpen";

/// `tools.ozone.moderation.defs#reviewEscalated`: a token.
pub const REVIEW_ESCALATED: &str = "tools.ozone.moderation.defs#reviewEscalated";

/// `tools.ozone.moderation.defs#reviewClosed`: a token.
pub const REVIEW_CLOSED: &str = "tools.ozone.moderation.defs#reviewClosed";

/// `tools.ozone.moderation.defs#reviewNone`: a token.
pub const REVIEW_NONE: &str = "tools.ozone.moderation.defs#reviewNone";

/// `tools.ozone.moderation.defs#modEventTakedown`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventTakedown {
    /// `comment`.
    pub comment: Option<String>,
    /// `durationInHours`.
    pub duration_in_hours: Option<i64>,
    /// `acknowledgeAccountSubjects`.
    pub acknowledge_account_subjects: Option<bool>,
    /// `policies`: at most 5 items.
    pub policies: Option<Vec<String>>,
    /// `severityLevel`.
    pub severity_level: Option<String>,
    /// `targetServices`.
    pub target_services: Option<Vec<ModEventTakedownTargetServicesItem>>,
    /// `strikeCount`.
    pub strike_count: Option<i64>,
    /// `strikeExpiresAt`.
    pub strike_expires_at: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventTakedown {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// Sets `durationInHours`.
    #[inline]
    #[must_use]
    pub fn duration_in_hours(mut self, duration_in_hours: i64) -> Self {
        self.duration_in_hours = Some(duration_in_hours);
        self
    }

    /// Sets `acknowledgeAccountSubjects`.
    #[inline]
    #[must_use]
    pub fn acknowledge_account_subjects(mut self, acknowledge_account_subjects: bool) -> Self {
        self.acknowledge_account_subjects = Some(acknowledge_account_subjects);
        self
    }

    /// Sets `policies`: at most 5 items.
    #[inline]
    #[must_use]
    pub fn policies(mut self, policies: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.policies = Some(policies.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `severityLevel`.
    #[inline]
    #[must_use]
    pub fn severity_level(mut self, severity_level: impl Into<String>) -> Self {
        self.severity_level = Some(severity_level.into());
        self
    }

    /// Sets `targetServices`.
    #[inline]
    #[must_use]
    pub fn target_services(
        mut self,
        target_services: impl IntoIterator<Item = impl Into<ModEventTakedownTargetServicesItem>>,
    ) -> Self {
        self.target_services = Some(target_services.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `strikeCount`.
    #[inline]
    #[must_use]
    pub fn strike_count(mut self, strike_count: i64) -> Self {
        self.strike_count = Some(strike_count);
        self
    }

    /// Sets `strikeExpiresAt`.
    #[inline]
    #[must_use]
    pub fn strike_expires_at(mut self, strike_expires_at: impl IntoWire<Datetime>) -> Self {
        self.strike_expires_at = Some(strike_expires_at.into_wire());
        self
    }
}

atproto_core::object! {
    #[inline]
    ModEventTakedown {
        0 comment: "comment" optional,
        1 duration_in_hours: "durationInHours" optional,
        2 acknowledge_account_subjects: "acknowledgeAccountSubjects" optional,
        3 policies: "policies" optional,
        4 severity_level: "severityLevel" optional,
        5 target_services: "targetServices" optional,
        6 strike_count: "strikeCount" optional,
        7 strike_expires_at: "strikeExpiresAt" optional,
    }
}

atproto_core::known_values! {
    /// An item of `targetServices` of [`ModEventTakedown`].
    pub struct ModEventTakedownTargetServicesItem {
        APPVIEW = "appview",
        PDS = "pds",
    }
}

/// `tools.ozone.moderation.defs#modEventReverseTakedown`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventReverseTakedown {
    /// `comment`.
    pub comment: Option<String>,
    /// `policies`: at most 5 items.
    pub policies: Option<Vec<String>>,
    /// `severityLevel`.
    pub severity_level: Option<String>,
    /// `strikeCount`.
    pub strike_count: Option<i64>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventReverseTakedown {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// Sets `policies`: at most 5 items.
    #[inline]
    #[must_use]
    pub fn policies(mut self, policies: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.policies = Some(policies.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `severityLevel`.
    #[inline]
    #[must_use]
    pub fn severity_level(mut self, severity_level: impl Into<String>) -> Self {
        self.severity_level = Some(severity_level.into());
        self
    }

    /// Sets `strikeCount`.
    #[inline]
    #[must_use]
    pub fn strike_count(mut self, strike_count: i64) -> Self {
        self.strike_count = Some(strike_count);
        self
    }
}

atproto_core::object! {
    #[inline]
    ModEventReverseTakedown {
        0 comment: "comment" optional,
        1 policies: "policies" optional,
        2 severity_level: "severityLevel" optional,
        3 strike_count: "strikeCount" optional,
    }
}

/// `tools.ozone.moderation.defs#modEventResolveAppeal`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventResolveAppeal {
    /// `comment`.
    pub comment: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventResolveAppeal {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    ModEventResolveAppeal {
        0 comment: "comment" optional,
    }
}

/// `tools.ozone.moderation.defs#modEventComment`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventComment {
    /// `comment`.
    pub comment: Option<String>,
    /// `sticky`.
    pub sticky: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventComment {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// Sets `sticky`.
    #[inline]
    #[must_use]
    pub fn sticky(mut self, sticky: bool) -> Self {
        self.sticky = Some(sticky);
        self
    }
}

atproto_core::object! {
    #[inline]
    ModEventComment {
        0 comment: "comment" optional,
        1 sticky: "sticky" optional,
    }
}

/// `tools.ozone.moderation.defs#modEventReport`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventReport {
    /// `comment`.
    pub comment: Option<String>,
    /// `isReporterMuted`.
    pub is_reporter_muted: Option<bool>,
    /// `reportType`.
    pub report_type: ReasonType,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventReport {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(report_type: impl Into<ReasonType>) -> Self {
        Self {
            report_type: report_type.into(),
            ..Self::default()
        }
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// Sets `isReporterMuted`.
    #[inline]
    #[must_use]
    pub fn is_reporter_muted(mut self, is_reporter_muted: bool) -> Self {
        self.is_reporter_muted = Some(is_reporter_muted);
        self
    }
}

atproto_core::object! {
    #[inline]
    ModEventReport {
        0 comment: "comment" optional,
        1 is_reporter_muted: "isReporterMuted" optional,
        2 report_type: "reportType" required,
    }
}

/// `tools.ozone.moderation.defs#modEventLabel`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventLabel {
    /// `comment`.
    pub comment: Option<String>,
    /// `createLabelVals`.
    pub create_label_vals: Vec<String>,
    /// `negateLabelVals`.
    pub negate_label_vals: Vec<String>,
    /// `durationInHours`.
    pub duration_in_hours: Option<i64>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventLabel {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        create_label_vals: impl IntoIterator<Item = impl Into<String>>,
        negate_label_vals: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        Self {
            create_label_vals: create_label_vals.into_iter().map(Into::into).collect(),
            negate_label_vals: negate_label_vals.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// Sets `durationInHours`.
    #[inline]
    #[must_use]
    pub fn duration_in_hours(mut self, duration_in_hours: i64) -> Self {
        self.duration_in_hours = Some(duration_in_hours);
        self
    }
}

atproto_core::object! {
    #[inline]
    ModEventLabel {
        0 comment: "comment" optional,
        1 create_label_vals: "createLabelVals" required,
        2 negate_label_vals: "negateLabelVals" required,
        3 duration_in_hours: "durationInHours" optional,
    }
}

/// `tools.ozone.moderation.defs#modEventPriorityScore`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventPriorityScore {
    /// `comment`.
    pub comment: Option<String>,
    /// `score`: 0 to 100.
    pub score: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventPriorityScore {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(score: i64) -> Self {
        Self {
            score,
            ..Self::default()
        }
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    ModEventPriorityScore {
        0 comment: "comment" optional,
        1 score: "score" required,
    }
}

/// `tools.ozone.moderation.defs#ageAssuranceEvent`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AgeAssuranceEvent {
    /// `createdAt`.
    pub created_at: Datetime,
    /// `attemptId`.
    pub attempt_id: String,
    /// `status`.
    pub status: AgeAssuranceEventStatus,
    /// `access`.
    pub access: Option<Access>,
    /// `countryCode`.
    pub country_code: Option<String>,
    /// `regionCode`.
    pub region_code: Option<String>,
    /// `initIp`.
    pub init_ip: Option<String>,
    /// `initUa`.
    pub init_ua: Option<String>,
    /// `completeIp`.
    pub complete_ip: Option<String>,
    /// `completeUa`.
    pub complete_ua: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AgeAssuranceEvent {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        created_at: impl IntoWire<Datetime>,
        attempt_id: impl Into<String>,
        status: impl Into<AgeAssuranceEventStatus>,
    ) -> Self {
        Self {
            created_at: created_at.into_wire(),
            attempt_id: attempt_id.into(),
            status: status.into(),
            ..Self::default()
        }
    }

    /// Sets `access`.
    #[inline]
    #[must_use]
    pub fn access(mut self, access: impl Into<Access>) -> Self {
        self.access = Some(access.into());
        self
    }

    /// Sets `countryCode`.
    #[inline]
    #[must_use]
    pub fn country_code(mut self, country_code: impl Into<String>) -> Self {
        self.country_code = Some(country_code.into());
        self
    }

    /// Sets `regionCode`.
    #[inline]
    #[must_use]
    pub fn region_code(mut self, region_code: impl Into<String>) -> Self {
        self.region_code = Some(region_code.into());
        self
    }

    /// Sets `initIp`.
    #[inline]
    #[must_use]
    pub fn init_ip(mut self, init_ip: impl Into<String>) -> Self {
        self.init_ip = Some(init_ip.into());
        self
    }

    /// Sets `initUa`.
    #[inline]
    #[must_use]
    pub fn init_ua(mut self, init_ua: impl Into<String>) -> Self {
        self.init_ua = Some(init_ua.into());
        self
    }

    /// Sets `completeIp`.
    #[inline]
    #[must_use]
    pub fn complete_ip(mut self, complete_ip: impl Into<String>) -> Self {
        self.complete_ip = Some(complete_ip.into());
        self
    }

    /// Sets `completeUa`.
    #[inline]
    #[must_use]
    pub fn complete_ua(mut self, complete_ua: impl Into<String>) -> Self {
        self.complete_ua = Some(complete_ua.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    AgeAssuranceEvent {
        0 created_at: "createdAt" required,
        1 attempt_id: "attemptId" required,
        2 status: "status" required,
        3 access: "access" optional,
        4 country_code: "countryCode" optional,
        5 region_code: "regionCode" optional,
        6 init_ip: "initIp" optional,
        7 init_ua: "initUa" optional,
        8 complete_ip: "completeIp" optional,
        9 complete_ua: "completeUa" optional,
    }
}

atproto_core::known_values! {
    /// The `status` of [`AgeAssuranceEvent`].
    pub struct AgeAssuranceEventStatus {
        UNKNOWN = "unknown",
        PENDING = "pending",
        ASSURED = "assured",
    }
}

/// `tools.ozone.moderation.defs#ageAssuranceOverrideEvent`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AgeAssuranceOverrideEvent {
    /// `status`.
    pub status: AgeAssuranceOverrideEventStatus,
    /// `access`.
    pub access: Option<Access>,
    /// `comment`: at least 1 bytes.
    pub comment: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AgeAssuranceOverrideEvent {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        status: impl Into<AgeAssuranceOverrideEventStatus>,
        comment: impl Into<String>,
    ) -> Self {
        Self {
            status: status.into(),
            comment: comment.into(),
            ..Self::default()
        }
    }

    /// Sets `access`.
    #[inline]
    #[must_use]
    pub fn access(mut self, access: impl Into<Access>) -> Self {
        self.access = Some(access.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    AgeAssuranceOverrideEvent {
        0 status: "status" required,
        1 access: "access" optional,
        2 comment: "comment" required,
    }
}

atproto_core::known_values! {
    /// The `status` of [`AgeAssuranceOverrideEvent`].
    pub struct AgeAssuranceOverrideEventStatus {
        ASSURED = "assured",
        RESET = "reset",
        BLOCKED = "blocked",
    }
}

/// `tools.ozone.moderation.defs#ageAssurancePurgeEvent`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AgeAssurancePurgeEvent {
    /// `comment`: at least 1 bytes.
    pub comment: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AgeAssurancePurgeEvent {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(comment: impl Into<String>) -> Self {
        Self {
            comment: comment.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    AgeAssurancePurgeEvent {
        0 comment: "comment" required,
    }
}

/// `tools.ozone.moderation.defs#revokeAccountCredentialsEvent`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RevokeAccountCredentialsEvent {
    /// `comment`: at least 1 bytes.
    pub comment: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RevokeAccountCredentialsEvent {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(comment: impl Into<String>) -> Self {
        Self {
            comment: comment.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RevokeAccountCredentialsEvent {
        0 comment: "comment" required,
    }
}

/// `tools.ozone.moderation.defs#modEventAcknowledge`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventAcknowledge {
    /// `comment`.
    pub comment: Option<String>,
    /// `acknowledgeAccountSubjects`.
    pub acknowledge_account_subjects: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventAcknowledge {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// Sets `acknowledgeAccountSubjects`.
    #[inline]
    #[must_use]
    pub fn acknowledge_account_subjects(mut self, acknowledge_account_subjects: bool) -> Self {
        self.acknowledge_account_subjects = Some(acknowledge_account_subjects);
        self
    }
}

atproto_core::object! {
    #[inline]
    ModEventAcknowledge {
        0 comment: "comment" optional,
        1 acknowledge_account_subjects: "acknowledgeAccountSubjects" optional,
    }
}

/// `tools.ozone.moderation.defs#modEventEscalate`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventEscalate {
    /// `comment`.
    pub comment: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventEscalate {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    ModEventEscalate {
        0 comment: "comment" optional,
    }
}

/// `tools.ozone.moderation.defs#modEventMute`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventMute {
    /// `comment`.
    pub comment: Option<String>,
    /// `durationInHours`.
    pub duration_in_hours: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventMute {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(duration_in_hours: i64) -> Self {
        Self {
            duration_in_hours,
            ..Self::default()
        }
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    ModEventMute {
        0 comment: "comment" optional,
        1 duration_in_hours: "durationInHours" required,
    }
}

/// `tools.ozone.moderation.defs#modEventUnmute`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventUnmute {
    /// `comment`.
    pub comment: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventUnmute {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    ModEventUnmute {
        0 comment: "comment" optional,
    }
}

/// `tools.ozone.moderation.defs#modEventMuteReporter`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventMuteReporter {
    /// `comment`.
    pub comment: Option<String>,
    /// `durationInHours`.
    pub duration_in_hours: Option<i64>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventMuteReporter {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// Sets `durationInHours`.
    #[inline]
    #[must_use]
    pub fn duration_in_hours(mut self, duration_in_hours: i64) -> Self {
        self.duration_in_hours = Some(duration_in_hours);
        self
    }
}

atproto_core::object! {
    #[inline]
    ModEventMuteReporter {
        0 comment: "comment" optional,
        1 duration_in_hours: "durationInHours" optional,
    }
}

/// `tools.ozone.moderation.defs#modEventUnmuteReporter`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventUnmuteReporter {
    /// `comment`.
    pub comment: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventUnmuteReporter {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    ModEventUnmuteReporter {
        0 comment: "comment" optional,
    }
}

/// `tools.ozone.moderation.defs#modEventEmail`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventEmail {
    /// `subjectLine`.
    pub subject_line: String,
    /// `content`.
    pub content: Option<String>,
    /// `comment`.
    pub comment: Option<String>,
    /// `policies`: at most 5 items.
    pub policies: Option<Vec<String>>,
    /// `severityLevel`.
    pub severity_level: Option<String>,
    /// `strikeCount`.
    pub strike_count: Option<i64>,
    /// `strikeExpiresAt`.
    pub strike_expires_at: Option<Datetime>,
    /// `isDelivered`.
    pub is_delivered: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventEmail {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(subject_line: impl Into<String>) -> Self {
        Self {
            subject_line: subject_line.into(),
            ..Self::default()
        }
    }

    /// Sets `content`.
    #[inline]
    #[must_use]
    pub fn content(mut self, content: impl Into<String>) -> Self {
        self.content = Some(content.into());
        self
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// Sets `policies`: at most 5 items.
    #[inline]
    #[must_use]
    pub fn policies(mut self, policies: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.policies = Some(policies.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `severityLevel`.
    #[inline]
    #[must_use]
    pub fn severity_level(mut self, severity_level: impl Into<String>) -> Self {
        self.severity_level = Some(severity_level.into());
        self
    }

    /// Sets `strikeCount`.
    #[inline]
    #[must_use]
    pub fn strike_count(mut self, strike_count: i64) -> Self {
        self.strike_count = Some(strike_count);
        self
    }

    /// Sets `strikeExpiresAt`.
    #[inline]
    #[must_use]
    pub fn strike_expires_at(mut self, strike_expires_at: impl IntoWire<Datetime>) -> Self {
        self.strike_expires_at = Some(strike_expires_at.into_wire());
        self
    }

    /// Sets `isDelivered`.
    #[inline]
    #[must_use]
    pub fn is_delivered(mut self, is_delivered: bool) -> Self {
        self.is_delivered = Some(is_delivered);
        self
    }
}

atproto_core::object! {
    #[inline]
    ModEventEmail {
        0 subject_line: "subjectLine" required,
        1 content: "content" optional,
        2 comment: "comment" optional,
        3 policies: "policies" optional,
        4 severity_level: "severityLevel" optional,
        5 strike_count: "strikeCount" optional,
        6 strike_expires_at: "strikeExpiresAt" optional,
        7 is_delivered: "isDelivered" optional,
    }
}

/// `tools.ozone.moderation.defs#modEventDivert`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventDivert {
    /// `comment`.
    pub comment: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventDivert {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    ModEventDivert {
        0 comment: "comment" optional,
    }
}

/// `tools.ozone.moderation.defs#modEventTag`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModEventTag {
    /// `add`.
    pub add: Vec<String>,
    /// `remove`.
    pub remove: Vec<String>,
    /// `comment`.
    pub comment: Option<String>,
    /// `durationInHours`.
    pub duration_in_hours: Option<i64>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModEventTag {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        add: impl IntoIterator<Item = impl Into<String>>,
        remove: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        Self {
            add: add.into_iter().map(Into::into).collect(),
            remove: remove.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// Sets `durationInHours`.
    #[inline]
    #[must_use]
    pub fn duration_in_hours(mut self, duration_in_hours: i64) -> Self {
        self.duration_in_hours = Some(duration_in_hours);
        self
    }
}

atproto_core::object! {
    #[inline]
    ModEventTag {
        0 add: "add" required,
        1 remove: "remove" required,
        2 comment: "comment" optional,
        3 duration_in_hours: "durationInHours" optional,
    }
}

/// `tools.ozone.moderation.defs#accountEvent`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AccountEvent {
    /// `comment`.
    pub comment: Option<String>,
    /// `active`.
    pub active: bool,
    /// `status`.
    pub status: Option<AccountEventStatus>,
    /// `timestamp`.
    pub timestamp: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AccountEvent {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(active: bool, timestamp: impl IntoWire<Datetime>) -> Self {
        Self {
            active,
            timestamp: timestamp.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// Sets `status`.
    #[inline]
    #[must_use]
    pub fn status(mut self, status: impl Into<AccountEventStatus>) -> Self {
        self.status = Some(status.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    AccountEvent {
        0 comment: "comment" optional,
        1 active: "active" required,
        2 status: "status" optional,
        3 timestamp: "timestamp" required,
    }
}

atproto_core::known_values! {
    /// The `status` of [`AccountEvent`].
    pub struct AccountEventStatus {
        UNKNOWN = "unknown",
        DEACTIVATED = "deactivated",
        DELETED = "deleted",
        TAKENDOWN = "takendown",
        SUSPENDED = "suspended",
        TOMBSTONED = "tombstoned",
    }
}

/// `tools.ozone.moderation.defs#identityEvent`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct IdentityEvent {
    /// `comment`.
    pub comment: Option<String>,
    /// `handle`.
    pub handle: Option<Handle>,
    /// `pdsHost`.
    pub pds_host: Option<Uri>,
    /// `tombstone`.
    pub tombstone: Option<bool>,
    /// `timestamp`.
    pub timestamp: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl IdentityEvent {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(timestamp: impl IntoWire<Datetime>) -> Self {
        Self {
            timestamp: timestamp.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// Sets `handle`.
    #[inline]
    #[must_use]
    pub fn handle(mut self, handle: impl IntoWire<Handle>) -> Self {
        self.handle = Some(handle.into_wire());
        self
    }

    /// Sets `pdsHost`.
    #[inline]
    #[must_use]
    pub fn pds_host(mut self, pds_host: impl IntoWire<Uri>) -> Self {
        self.pds_host = Some(pds_host.into_wire());
        self
    }

    /// Sets `tombstone`.
    #[inline]
    #[must_use]
    pub fn tombstone(mut self, tombstone: bool) -> Self {
        self.tombstone = Some(tombstone);
        self
    }
}

atproto_core::object! {
    #[inline]
    IdentityEvent {
        0 comment: "comment" optional,
        1 handle: "handle" optional,
        2 pds_host: "pdsHost" optional,
        3 tombstone: "tombstone" optional,
        4 timestamp: "timestamp" required,
    }
}

/// `tools.ozone.moderation.defs#recordEvent`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RecordEvent {
    /// `comment`.
    pub comment: Option<String>,
    /// `op`.
    pub op: RecordEventOp,
    /// `cid`.
    pub cid: Option<CidString>,
    /// `timestamp`.
    pub timestamp: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RecordEvent {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(op: impl Into<RecordEventOp>, timestamp: impl IntoWire<Datetime>) -> Self {
        Self {
            op: op.into(),
            timestamp: timestamp.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// Sets `cid`.
    #[inline]
    #[must_use]
    pub fn cid(mut self, cid: impl IntoWire<CidString>) -> Self {
        self.cid = Some(cid.into_wire());
        self
    }
}

atproto_core::object! {
    #[inline]
    RecordEvent {
        0 comment: "comment" optional,
        1 op: "op" required,
        2 cid: "cid" optional,
        3 timestamp: "timestamp" required,
    }
}

atproto_core::known_values! {
    /// The `op` of [`RecordEvent`].
    pub struct RecordEventOp {
        CREATE = "create",
        UPDATE = "update",
        DELETE = "delete",
    }
}

/// `tools.ozone.moderation.defs#scheduleTakedownEvent`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ScheduleTakedownEvent {
    /// `comment`.
    pub comment: Option<String>,
    /// `executeAt`.
    pub execute_at: Option<Datetime>,
    /// `executeAfter`.
    pub execute_after: Option<Datetime>,
    /// `executeUntil`.
    pub execute_until: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ScheduleTakedownEvent {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// Sets `executeAt`.
    #[inline]
    #[must_use]
    pub fn execute_at(mut self, execute_at: impl IntoWire<Datetime>) -> Self {
        self.execute_at = Some(execute_at.into_wire());
        self
    }

    /// Sets `executeAfter`.
    #[inline]
    #[must_use]
    pub fn execute_after(mut self, execute_after: impl IntoWire<Datetime>) -> Self {
        self.execute_after = Some(execute_after.into_wire());
        self
    }

    /// Sets `executeUntil`.
    #[inline]
    #[must_use]
    pub fn execute_until(mut self, execute_until: impl IntoWire<Datetime>) -> Self {
        self.execute_until = Some(execute_until.into_wire());
        self
    }
}

atproto_core::object! {
    #[inline]
    ScheduleTakedownEvent {
        0 comment: "comment" optional,
        1 execute_at: "executeAt" optional,
        2 execute_after: "executeAfter" optional,
        3 execute_until: "executeUntil" optional,
    }
}

/// `tools.ozone.moderation.defs#cancelScheduledTakedownEvent`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CancelScheduledTakedownEvent {
    /// `comment`.
    pub comment: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CancelScheduledTakedownEvent {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    CancelScheduledTakedownEvent {
        0 comment: "comment" optional,
    }
}

/// `tools.ozone.moderation.defs#repoView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RepoView {
    /// `did`.
    pub did: Did,
    /// `handle`.
    pub handle: Handle,
    /// `email`.
    pub email: Option<String>,
    /// `relatedRecords`.
    pub related_records: Vec<Raw>,
    /// `indexedAt`.
    pub indexed_at: Datetime,
    /// `moderation`.
    pub moderation: Moderation,
    /// `invitedBy`.
    pub invited_by: Option<Box<InviteCode>>,
    /// `invitesDisabled`.
    pub invites_disabled: Option<bool>,
    /// `inviteNote`.
    pub invite_note: Option<String>,
    /// `deactivatedAt`.
    pub deactivated_at: Option<Datetime>,
    /// `threatSignatures`.
    pub threat_signatures: Option<Vec<ThreatSignature>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RepoView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        did: impl IntoWire<Did>,
        handle: impl IntoWire<Handle>,
        related_records: impl IntoIterator<Item = impl Into<Raw>>,
        indexed_at: impl IntoWire<Datetime>,
        moderation: Moderation,
    ) -> Self {
        Self {
            did: did.into_wire(),
            handle: handle.into_wire(),
            related_records: related_records.into_iter().map(Into::into).collect(),
            indexed_at: indexed_at.into_wire(),
            moderation,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RepoView {
        0 did: "did" required,
        1 handle: "handle" required,
        2 email: "email" optional,
        3 related_records: "relatedRecords" required,
        4 indexed_at: "indexedAt" required,
        5 moderation: "moderation" required,
        6 invited_by: "invitedBy" optional,
        7 invites_disabled: "invitesDisabled" optional,
        8 invite_note: "inviteNote" optional,
        9 deactivated_at: "deactivatedAt" optional,
        10 threat_signatures: "threatSignatures" optional,
    }
}

/// `tools.ozone.moderation.defs#repoViewDetail`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RepoViewDetail {
    /// `did`.
    pub did: Did,
    /// `handle`.
    pub handle: Handle,
    /// `email`.
    pub email: Option<String>,
    /// `relatedRecords`.
    pub related_records: Vec<Raw>,
    /// `indexedAt`.
    pub indexed_at: Datetime,
    /// `moderation`.
    pub moderation: ModerationDetail,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// `invitedBy`.
    pub invited_by: Option<Box<InviteCode>>,
    /// `invites`.
    pub invites: Option<Vec<InviteCode>>,
    /// `invitesDisabled`.
    pub invites_disabled: Option<bool>,
    /// `inviteNote`.
    pub invite_note: Option<String>,
    /// `emailConfirmedAt`.
    pub email_confirmed_at: Option<Datetime>,
    /// `deactivatedAt`.
    pub deactivated_at: Option<Datetime>,
    /// `threatSignatures`.
    pub threat_signatures: Option<Vec<ThreatSignature>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RepoViewDetail {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        did: impl IntoWire<Did>,
        handle: impl IntoWire<Handle>,
        related_records: impl IntoIterator<Item = impl Into<Raw>>,
        indexed_at: impl IntoWire<Datetime>,
        moderation: ModerationDetail,
    ) -> Self {
        Self {
            did: did.into_wire(),
            handle: handle.into_wire(),
            related_records: related_records.into_iter().map(Into::into).collect(),
            indexed_at: indexed_at.into_wire(),
            moderation,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RepoViewDetail {
        0 did: "did" required,
        1 handle: "handle" required,
        2 email: "email" optional,
        3 related_records: "relatedRecords" required,
        4 indexed_at: "indexedAt" required,
        5 moderation: "moderation" required,
        6 labels: "labels" optional,
        7 invited_by: "invitedBy" optional,
        8 invites: "invites" optional,
        9 invites_disabled: "invitesDisabled" optional,
        10 invite_note: "inviteNote" optional,
        11 email_confirmed_at: "emailConfirmedAt" optional,
        12 deactivated_at: "deactivatedAt" optional,
        13 threat_signatures: "threatSignatures" optional,
    }
}

/// `tools.ozone.moderation.defs#repoViewNotFound`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RepoViewNotFound {
    /// `did`.
    pub did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RepoViewNotFound {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RepoViewNotFound {
        0 did: "did" required,
    }
}

/// `tools.ozone.moderation.defs#recordView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RecordView {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `value`.
    pub value: Raw,
    /// `blobCids`.
    pub blob_cids: Vec<CidString>,
    /// `indexedAt`.
    pub indexed_at: Datetime,
    /// `moderation`.
    pub moderation: Moderation,
    /// `repo`.
    pub repo: RepoView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RecordView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        uri: impl IntoWire<AtUri>,
        cid: impl IntoWire<CidString>,
        value: impl Into<Raw>,
        blob_cids: impl IntoIterator<Item = impl IntoWire<CidString>>,
        indexed_at: impl IntoWire<Datetime>,
        moderation: Moderation,
        repo: RepoView,
    ) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            value: value.into(),
            blob_cids: blob_cids.into_iter().map(IntoWire::into_wire).collect(),
            indexed_at: indexed_at.into_wire(),
            moderation,
            repo,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RecordView {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 value: "value" required,
        3 blob_cids: "blobCids" required,
        4 indexed_at: "indexedAt" required,
        5 moderation: "moderation" required,
        6 repo: "repo" required,
    }
}

/// `tools.ozone.moderation.defs#recordViewDetail`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RecordViewDetail {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `value`.
    pub value: Raw,
    /// `blobs`.
    pub blobs: Vec<BlobView>,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// `indexedAt`.
    pub indexed_at: Datetime,
    /// `moderation`.
    pub moderation: ModerationDetail,
    /// `repo`.
    pub repo: RepoView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RecordViewDetail {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        uri: impl IntoWire<AtUri>,
        cid: impl IntoWire<CidString>,
        value: impl Into<Raw>,
        blobs: impl IntoIterator<Item = BlobView>,
        indexed_at: impl IntoWire<Datetime>,
        moderation: ModerationDetail,
        repo: RepoView,
    ) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            value: value.into(),
            blobs: blobs.into_iter().collect(),
            indexed_at: indexed_at.into_wire(),
            moderation,
            repo,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RecordViewDetail {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 value: "value" required,
        3 blobs: "blobs" required,
        4 labels: "labels" optional,
        5 indexed_at: "indexedAt" required,
        6 moderation: "moderation" required,
        7 repo: "repo" required,
    }
}

/// `tools.ozone.moderation.defs#recordViewNotFound`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RecordViewNotFound {
    /// `uri`.
    pub uri: AtUri,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RecordViewNotFound {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>) -> Self {
        Self {
            uri: uri.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RecordViewNotFound {
        0 uri: "uri" required,
    }
}

/// `tools.ozone.moderation.defs#convoView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ConvoView {
    /// `did`.
    pub did: Did,
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ConvoView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>, convo_id: impl Into<String>) -> Self {
        Self {
            did: did.into_wire(),
            convo_id: convo_id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ConvoView {
        0 did: "did" required,
        1 convo_id: "convoId" required,
    }
}

/// `tools.ozone.moderation.defs#moderation`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Moderation {
    /// `subjectStatus`.
    pub subject_status: Option<Box<SubjectStatusView>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Moderation {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    Moderation {
        0 subject_status: "subjectStatus" optional,
    }
}

/// `tools.ozone.moderation.defs#moderationDetail`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModerationDetail {
    /// `subjectStatus`.
    pub subject_status: Option<Box<SubjectStatusView>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModerationDetail {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    ModerationDetail {
        0 subject_status: "subjectStatus" optional,
    }
}

/// `tools.ozone.moderation.defs#blobView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct BlobView {
    /// `cid`.
    pub cid: CidString,
    /// `mimeType`.
    pub mime_type: String,
    /// `size`.
    pub size: i64,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `details`.
    pub details: Option<BlobViewDetails>,
    /// `moderation`.
    pub moderation: Option<Box<Moderation>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl BlobView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        cid: impl IntoWire<CidString>,
        mime_type: impl Into<String>,
        size: i64,
        created_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            cid: cid.into_wire(),
            mime_type: mime_type.into(),
            size,
            created_at: created_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    BlobView {
        0 cid: "cid" required,
        1 mime_type: "mimeType" required,
        2 size: "size" required,
        3 created_at: "createdAt" required,
        4 details: "details" optional,
        5 moderation: "moderation" optional,
    }
}

/// The `details` of [`BlobView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum BlobViewDetails {
    /// `tools.ozone.moderation.defs#imageDetails`.
    ImageDetails(Box<ImageDetails>),
    /// `tools.ozone.moderation.defs#videoDetails`.
    VideoDetails(Box<VideoDetails>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    BlobViewDetails {
        0 ImageDetails(ImageDetails): "tools.ozone.moderation.defs#imageDetails" from "width",
        1 VideoDetails(VideoDetails): "tools.ozone.moderation.defs#videoDetails" from "width",
    }
}

/// `tools.ozone.moderation.defs#imageDetails`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ImageDetails {
    /// `width`.
    pub width: i64,
    /// `height`.
    pub height: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ImageDetails {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(width: i64, height: i64) -> Self {
        Self {
            width,
            height,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ImageDetails {
        0 width: "width" required,
        1 height: "height" required,
    }
}

/// `tools.ozone.moderation.defs#videoDetails`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct VideoDetails {
    /// `width`.
    pub width: i64,
    /// `height`.
    pub height: i64,
    /// `length`.
    pub length: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl VideoDetails {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(width: i64, height: i64, length: i64) -> Self {
        Self {
            width,
            height,
            length,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    VideoDetails {
        0 width: "width" required,
        1 height: "height" required,
        2 length: "length" required,
    }
}

/// `tools.ozone.moderation.defs#accountHosting`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AccountHosting {
    /// `status`.
    pub status: AccountHostingStatus,
    /// `updatedAt`.
    pub updated_at: Option<Datetime>,
    /// `createdAt`.
    pub created_at: Option<Datetime>,
    /// `deletedAt`.
    pub deleted_at: Option<Datetime>,
    /// `deactivatedAt`.
    pub deactivated_at: Option<Datetime>,
    /// `reactivatedAt`.
    pub reactivated_at: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AccountHosting {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(status: impl Into<AccountHostingStatus>) -> Self {
        Self {
            status: status.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    AccountHosting {
        0 status: "status" required,
        1 updated_at: "updatedAt" optional,
        2 created_at: "createdAt" optional,
        3 deleted_at: "deletedAt" optional,
        4 deactivated_at: "deactivatedAt" optional,
        5 reactivated_at: "reactivatedAt" optional,
    }
}

atproto_core::known_values! {
    /// The `status` of [`AccountHosting`].
    pub struct AccountHostingStatus {
        TAKENDOWN = "takendown",
        SUSPENDED = "suspended",
        DELETED = "deleted",
        DEACTIVATED = "deactivated",
        UNKNOWN = "unknown",
    }
}

/// `tools.ozone.moderation.defs#recordHosting`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RecordHosting {
    /// `status`.
    pub status: RecordHostingStatus,
    /// `updatedAt`.
    pub updated_at: Option<Datetime>,
    /// `createdAt`.
    pub created_at: Option<Datetime>,
    /// `deletedAt`.
    pub deleted_at: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RecordHosting {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(status: impl Into<RecordHostingStatus>) -> Self {
        Self {
            status: status.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RecordHosting {
        0 status: "status" required,
        1 updated_at: "updatedAt" optional,
        2 created_at: "createdAt" optional,
        3 deleted_at: "deletedAt" optional,
    }
}

atproto_core::known_values! {
    /// The `status` of [`RecordHosting`].
    pub struct RecordHostingStatus {
        DELETED = "deleted",
        UNKNOWN = "unknown",
    }
}

/// `tools.ozone.moderation.defs#reporterStats`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReporterStats {
    /// `did`.
    pub did: Did,
    /// `accountReportCount`.
    pub account_report_count: i64,
    /// `recordReportCount`.
    pub record_report_count: i64,
    /// `reportedAccountCount`.
    pub reported_account_count: i64,
    /// `reportedRecordCount`.
    pub reported_record_count: i64,
    /// `takendownAccountCount`.
    pub takendown_account_count: i64,
    /// `takendownRecordCount`.
    pub takendown_record_count: i64,
    /// `labeledAccountCount`.
    pub labeled_account_count: i64,
    /// `labeledRecordCount`.
    pub labeled_record_count: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ReporterStats {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        did: impl IntoWire<Did>,
        account_report_count: i64,
        record_report_count: i64,
        reported_account_count: i64,
        reported_record_count: i64,
        takendown_account_count: i64,
        takendown_record_count: i64,
        labeled_account_count: i64,
        labeled_record_count: i64,
    ) -> Self {
        Self {
            did: did.into_wire(),
            account_report_count,
            record_report_count,
            reported_account_count,
            reported_record_count,
            takendown_account_count,
            takendown_record_count,
            labeled_account_count,
            labeled_record_count,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ReporterStats {
        0 did: "did" required,
        1 account_report_count: "accountReportCount" required,
        2 record_report_count: "recordReportCount" required,
        3 reported_account_count: "reportedAccountCount" required,
        4 reported_record_count: "reportedRecordCount" required,
        5 takendown_account_count: "takendownAccountCount" required,
        6 takendown_record_count: "takendownRecordCount" required,
        7 labeled_account_count: "labeledAccountCount" required,
        8 labeled_record_count: "labeledRecordCount" required,
    }
}

/// `tools.ozone.moderation.defs#modTool`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModTool {
    /// `name`.
    pub name: String,
    /// `meta`.
    pub meta: Option<Raw>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModTool {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            ..Self::default()
        }
    }

    /// Sets `meta`.
    #[inline]
    #[must_use]
    pub fn meta(mut self, meta: impl Into<Raw>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    ModTool {
        0 name: "name" required,
        1 meta: "meta" optional,
    }
}

/// `tools.ozone.moderation.defs#timelineEventPlcCreate`: a token.
pub const TIMELINE_EVENT_PLC_CREATE: &str = "tools.ozone.moderation.defs#timelineEventPlcCreate";

/// `tools.ozone.moderation.defs#timelineEventPlcOperation`: a token.
pub const TIMELINE_EVENT_PLC_OPERATION: &str =
    "tools.ozone.moderation.defs#timelineEventPlcOperation";

/// `tools.ozone.moderation.defs#timelineEventPlcTombstone`: a token.
pub const TIMELINE_EVENT_PLC_TOMBSTONE: &str =
    "tools.ozone.moderation.defs#timelineEventPlcTombstone";

/// `tools.ozone.moderation.defs#scheduledActionView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ScheduledActionView {
    /// `id`.
    pub id: i64,
    /// `action`.
    pub action: ScheduledActionViewAction,
    /// `eventData`.
    pub event_data: Option<Raw>,
    /// `did`.
    pub did: Did,
    /// `executeAt`.
    pub execute_at: Option<Datetime>,
    /// `executeAfter`.
    pub execute_after: Option<Datetime>,
    /// `executeUntil`.
    pub execute_until: Option<Datetime>,
    /// `randomizeExecution`.
    pub randomize_execution: Option<bool>,
    /// `createdBy`.
    pub created_by: Did,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `updatedAt`.
    pub updated_at: Option<Datetime>,
    /// `status`.
    pub status: ScheduledActionViewStatus,
    /// `lastExecutedAt`.
    pub last_executed_at: Option<Datetime>,
    /// `lastFailureReason`.
    pub last_failure_reason: Option<String>,
    /// `executionEventId`.
    pub execution_event_id: Option<i64>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ScheduledActionView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        id: i64,
        action: impl Into<ScheduledActionViewAction>,
        did: impl IntoWire<Did>,
        created_by: impl IntoWire<Did>,
        created_at: impl IntoWire<Datetime>,
        status: impl Into<ScheduledActionViewStatus>,
    ) -> Self {
        Self {
            id,
            action: action.into(),
            did: did.into_wire(),
            created_by: created_by.into_wire(),
            created_at: created_at.into_wire(),
            status: status.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ScheduledActionView {
        0 id: "id" required,
        1 action: "action" required,
        2 event_data: "eventData" optional,
        3 did: "did" required,
        4 execute_at: "executeAt" optional,
        5 execute_after: "executeAfter" optional,
        6 execute_until: "executeUntil" optional,
        7 randomize_execution: "randomizeExecution" optional,
        8 created_by: "createdBy" required,
        9 created_at: "createdAt" required,
        10 updated_at: "updatedAt" optional,
        11 status: "status" required,
        12 last_executed_at: "lastExecutedAt" optional,
        13 last_failure_reason: "lastFailureReason" optional,
        14 execution_event_id: "executionEventId" optional,
    }
}

atproto_core::known_values! {
    /// The `action` of [`ScheduledActionView`].
    pub struct ScheduledActionViewAction {
        TAKEDOWN = "takedown",
    }
}

atproto_core::known_values! {
    /// The `status` of [`ScheduledActionView`].
    pub struct ScheduledActionViewStatus {
        PENDING = "pending",
        EXECUTED = "executed",
        CANCELLED = "cancelled",
        FAILED = "failed",
    }
}
