// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.report.createActivity`.

use crate::tools::ozone::report::defs::{
    AssignmentActivity, CloseActivity, EscalationActivity, NoteActivity, QueueActivity,
    ReopenActivity, ReportActivityView,
};
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.report.createActivity`: a procedure.
///
/// Its own errors are [`CreateActivityError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateActivity {
    /// `reportId`.
    pub report_id: i64,
    /// `activity`.
    pub activity: CreateActivityActivity,
    /// `internalNote`.
    pub internal_note: Option<String>,
    /// `publicNote`.
    pub public_note: Option<String>,
    /// `isAutomated`: the default is `false`.
    pub is_automated: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CreateActivity {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(report_id: i64, activity: impl Into<CreateActivityActivity>) -> Self {
        Self {
            report_id,
            activity: activity.into(),
            ..Self::default()
        }
    }

    /// Sets `internalNote`.
    #[inline]
    #[must_use]
    pub fn internal_note(mut self, internal_note: impl Into<String>) -> Self {
        self.internal_note = Some(internal_note.into());
        self
    }

    /// Sets `publicNote`.
    #[inline]
    #[must_use]
    pub fn public_note(mut self, public_note: impl Into<String>) -> Self {
        self.public_note = Some(public_note.into());
        self
    }

    /// Sets `isAutomated`: the default is `false`.
    #[inline]
    #[must_use]
    pub fn is_automated(mut self, is_automated: bool) -> Self {
        self.is_automated = Some(is_automated);
        self
    }
}

atproto_core::object! {
    #[inline]
    CreateActivity {
        0 report_id: "reportId" required,
        1 activity: "activity" required,
        2 internal_note: "internalNote" optional,
        3 public_note: "publicNote" optional,
        4 is_automated: "isAutomated" optional,
    }
}

impl Endpoint for CreateActivity {
    const NSID: &'static str = "tools.ozone.report.createActivity";
    const METHOD: Method = Method::Procedure;
    type Output = CreateActivityOutput;
    type Error = CreateActivityError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for CreateActivity {}

atproto_core::endpoint_call! {
    CreateActivityCall(CreateActivity) {
        internal_note(impl Into<String>),
        public_note(impl Into<String>),
        is_automated(bool),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.report.createActivity` declares.
    pub enum CreateActivityError {
        ReportNotFound = "ReportNotFound",
        InvalidStateTransition = "InvalidStateTransition",
        AlreadyInTargetState = "AlreadyInTargetState",
    }
}

/// The `activity` of [`CreateActivity`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum CreateActivityActivity {
    /// `tools.ozone.report.defs#queueActivity`.
    QueueActivity(Box<QueueActivity>),
    /// `tools.ozone.report.defs#assignmentActivity`.
    AssignmentActivity(Box<AssignmentActivity>),
    /// `tools.ozone.report.defs#escalationActivity`.
    EscalationActivity(Box<EscalationActivity>),
    /// `tools.ozone.report.defs#closeActivity`.
    CloseActivity(Box<CloseActivity>),
    /// `tools.ozone.report.defs#reopenActivity`.
    ReopenActivity(Box<ReopenActivity>),
    /// `tools.ozone.report.defs#noteActivity`.
    NoteActivity(Box<NoteActivity>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    CreateActivityActivity {
        0 QueueActivity(QueueActivity): "tools.ozone.report.defs#queueActivity" from "previousStatus",
        1 AssignmentActivity(AssignmentActivity): "tools.ozone.report.defs#assignmentActivity" from "previousStatus",
        2 EscalationActivity(EscalationActivity): "tools.ozone.report.defs#escalationActivity" from "previousStatus",
        3 CloseActivity(CloseActivity): "tools.ozone.report.defs#closeActivity" from "previousStatus",
        4 ReopenActivity(ReopenActivity): "tools.ozone.report.defs#reopenActivity" from "previousStatus",
        5 NoteActivity(NoteActivity): "tools.ozone.report.defs#noteActivity" from "",
    }
}

/// What `tools.ozone.report.createActivity` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateActivityOutput {
    /// `activity`.
    pub activity: ReportActivityView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    CreateActivityOutput {
        0 activity: "activity" required,
    }
}
