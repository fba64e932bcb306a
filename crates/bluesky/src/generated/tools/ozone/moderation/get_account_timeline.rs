// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation.getAccountTimeline`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.moderation.getAccountTimeline`: a query.
///
/// Its own errors are [`GetAccountTimelineError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetAccountTimeline {
    /// `did`.
    pub did: Did,
}

impl GetAccountTimeline {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetAccountTimeline {
    const NSID: &'static str = "tools.ozone.moderation.getAccountTimeline";
    const METHOD: Method = Method::Query;
    type Output = GetAccountTimelineOutput;
    type Error = GetAccountTimelineError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.write("did", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetAccountTimeline {}

atproto_core::endpoint_call! {
    GetAccountTimelineCall(GetAccountTimeline) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.moderation.getAccountTimeline` declares.
    pub enum GetAccountTimelineError {
        RepoNotFound = "RepoNotFound",
    }
}

/// What `tools.ozone.moderation.getAccountTimeline` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetAccountTimelineOutput {
    /// `timeline`.
    pub timeline: Vec<TimelineItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetAccountTimelineOutput {
        0 timeline: "timeline" required,
    }
}

/// `tools.ozone.moderation.getAccountTimeline#timelineItem`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct TimelineItem {
    /// `day`.
    pub day: String,
    /// `summary`.
    pub summary: Vec<TimelineItemSummary>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl TimelineItem {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        day: impl Into<String>,
        summary: impl IntoIterator<Item = TimelineItemSummary>,
    ) -> Self {
        Self {
            day: day.into(),
            summary: summary.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    TimelineItem {
        0 day: "day" required,
        1 summary: "summary" required,
    }
}

/// `tools.ozone.moderation.getAccountTimeline#timelineItemSummary`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct TimelineItemSummary {
    /// `eventSubjectType`.
    pub event_subject_type: TimelineItemSummaryEventSubjectType,
    /// `eventType`.
    pub event_type: TimelineItemSummaryEventType,
    /// `count`.
    pub count: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl TimelineItemSummary {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        event_subject_type: impl Into<TimelineItemSummaryEventSubjectType>,
        event_type: impl Into<TimelineItemSummaryEventType>,
        count: i64,
    ) -> Self {
        Self {
            event_subject_type: event_subject_type.into(),
            event_type: event_type.into(),
            count,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    TimelineItemSummary {
        0 event_subject_type: "eventSubjectType" required,
        1 event_type: "eventType" required,
        2 count: "count" required,
    }
}

atproto_core::known_values! {
    /// The `eventSubjectType` of [`TimelineItemSummary`].
    pub struct TimelineItemSummaryEventSubjectType {
        ACCOUNT = "account",
        RECORD = "record",
        CHAT = "chat",
    }
}

atproto_core::known_values! {
    /// The `eventType` of [`TimelineItemSummary`].
    pub struct TimelineItemSummaryEventType {
        MOD_EVENT_TAKEDOWN = "tools.ozone.moderation.defs#modEventTakedown",
        MOD_EVENT_REVERSE_TAKEDOWN = "tools.ozone.moderation.defs#modEventReverseTakedown",
        MOD_EVENT_COMMENT = "tools.ozone.moderation.defs#modEventComment",
        MOD_EVENT_REPORT = "tools.ozone.moderation.defs#modEventReport",
        MOD_EVENT_LABEL = "tools.ozone.moderation.defs#modEventLabel",
        MOD_EVENT_ACKNOWLEDGE = "tools.ozone.moderation.defs#modEventAcknowledge",
        MOD_EVENT_ESCALATE = "tools.ozone.moderation.defs#modEventEscalate",
        MOD_EVENT_MUTE = "tools.ozone.moderation.defs#modEventMute",
        MOD_EVENT_UNMUTE = "tools.ozone.moderation.defs#modEventUnmute",
        MOD_EVENT_MUTE_REPORTER = "tools.ozone.moderation.defs#modEventMuteReporter",
        MOD_EVENT_UNMUTE_REPORTER = "tools.ozone.moderation.defs#modEventUnmuteReporter",
        MOD_EVENT_EMAIL = "tools.ozone.moderation.defs#modEventEmail",
        MOD_EVENT_RESOLVE_APPEAL = "tools.ozone.moderation.defs#modEventResolveAppeal",
        MOD_EVENT_DIVERT = "tools.ozone.moderation.defs#modEventDivert",
        MOD_EVENT_TAG = "tools.ozone.moderation.defs#modEventTag",
        ACCOUNT_EVENT = "tools.ozone.moderation.defs#accountEvent",
        IDENTITY_EVENT = "tools.ozone.moderation.defs#identityEvent",
        RECORD_EVENT = "tools.ozone.moderation.defs#recordEvent",
        MOD_EVENT_PRIORITY_SCORE = "tools.ozone.moderation.defs#modEventPriorityScore",
        REVOKE_ACCOUNT_CREDENTIALS_EVENT = "tools.ozone.moderation.defs#revokeAccountCredentialsEvent",
        AGE_ASSURANCE_EVENT = "tools.ozone.moderation.defs#ageAssuranceEvent",
        AGE_ASSURANCE_OVERRIDE_EVENT = "tools.ozone.moderation.defs#ageAssuranceOverrideEvent",
        TIMELINE_EVENT_PLC_CREATE = "tools.ozone.moderation.defs#timelineEventPlcCreate",
        TIMELINE_EVENT_PLC_OPERATION = "tools.ozone.moderation.defs#timelineEventPlcOperation",
        TIMELINE_EVENT_PLC_TOMBSTONE = "tools.ozone.moderation.defs#timelineEventPlcTombstone",
        ACCOUNT_CREATED = "tools.ozone.hosting.getAccountHistory#accountCreated",
        EMAIL_CONFIRMED = "tools.ozone.hosting.getAccountHistory#emailConfirmed",
        PASSWORD_UPDATED = "tools.ozone.hosting.getAccountHistory#passwordUpdated",
        HANDLE_UPDATED = "tools.ozone.hosting.getAccountHistory#handleUpdated",
        SCHEDULE_TAKEDOWN_EVENT = "tools.ozone.moderation.defs#scheduleTakedownEvent",
        CANCEL_SCHEDULED_TAKEDOWN_EVENT = "tools.ozone.moderation.defs#cancelScheduledTakedownEvent",
    }
}
