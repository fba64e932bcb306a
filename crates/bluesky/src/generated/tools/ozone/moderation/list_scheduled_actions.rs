// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation.listScheduledActions`.

use crate::tools::ozone::moderation::defs::ScheduledActionView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Datetime, Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.moderation.listScheduledActions`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListScheduledActions {
    /// `startsAfter`.
    pub starts_after: Option<Datetime>,
    /// `endsBefore`.
    pub ends_before: Option<Datetime>,
    /// `subjects`: at most 100 items.
    pub subjects: Option<Vec<Did>>,
    /// `statuses`: at least 1 items.
    pub statuses: Vec<ListScheduledActionsStatusesItem>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ListScheduledActions {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        statuses: impl IntoIterator<Item = impl Into<ListScheduledActionsStatusesItem>>,
    ) -> Self {
        Self {
            statuses: statuses.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }

    /// Sets `startsAfter`.
    #[inline]
    #[must_use]
    pub fn starts_after(mut self, starts_after: impl IntoWire<Datetime>) -> Self {
        self.starts_after = Some(starts_after.into_wire());
        self
    }

    /// Sets `endsBefore`.
    #[inline]
    #[must_use]
    pub fn ends_before(mut self, ends_before: impl IntoWire<Datetime>) -> Self {
        self.ends_before = Some(ends_before.into_wire());
        self
    }

    /// Sets `subjects`: at most 100 items.
    #[inline]
    #[must_use]
    pub fn subjects(mut self, subjects: impl IntoIterator<Item = impl IntoWire<Did>>) -> Self {
        self.subjects = Some(subjects.into_iter().map(IntoWire::into_wire).collect());
        self
    }

    /// Sets `limit`: 1 to 100, the default is `50`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    ListScheduledActions {
        0 starts_after: "startsAfter" optional,
        1 ends_before: "endsBefore" optional,
        2 subjects: "subjects" optional,
        3 statuses: "statuses" required,
        4 limit: "limit" optional,
        5 cursor: "cursor" optional,
    }
}

impl Endpoint for ListScheduledActions {
    const NSID: &'static str = "tools.ozone.moderation.listScheduledActions";
    const METHOD: Method = Method::Procedure;
    type Output = ListScheduledActionsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.starts_after.check("startsAfter", parts);
        self.ends_before.check("endsBefore", parts);
        self.subjects.check("subjects", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for ListScheduledActions {}

atproto_core::endpoint_call! {
    ListScheduledActionsCall(ListScheduledActions) {
        starts_after(impl IntoWire<Datetime>),
        ends_before(impl IntoWire<Datetime>),
        subjects(impl IntoIterator<Item = impl IntoWire<Did>>),
        limit(i64),
        cursor(impl Into<String>),
    }
}

atproto_core::known_values! {
    /// An item of `statuses` of [`ListScheduledActions`].
    pub struct ListScheduledActionsStatusesItem {
        PENDING = "pending",
        EXECUTED = "executed",
        CANCELLED = "cancelled",
        FAILED = "failed",
    }
}

/// What `tools.ozone.moderation.listScheduledActions` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListScheduledActionsOutput {
    /// `actions`.
    pub actions: Vec<ScheduledActionView>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ListScheduledActionsOutput {
        0 actions: "actions" required,
        1 cursor: "cursor" optional,
    }
}
