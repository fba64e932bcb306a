// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.notification.getUnreadCount`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Datetime, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// How many notifications came since they were last seen.
///
/// `app.bsky.notification.getUnreadCount`: a query.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetUnreadCount {
    /// `priority`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub priority: Option<bool>,
    /// `seenAt`.
    pub seen_at: Option<Datetime>,
}

impl GetUnreadCount {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `priority`.
    #[deprecated(note = "deprecated by its lexicon")]
    #[inline]
    #[must_use]
    pub fn priority(mut self, priority: bool) -> Self {
        self.priority = Some(priority);
        self
    }

    /// Sets `seenAt`.
    #[inline]
    #[must_use]
    pub fn seen_at(mut self, seen_at: impl IntoWire<Datetime>) -> Self {
        self.seen_at = Some(seen_at.into_wire());
        self
    }
}

impl Endpoint for GetUnreadCount {
    const NSID: &'static str = "app.bsky.notification.getUnreadCount";
    const METHOD: Method = Method::Query;
    type Output = GetUnreadCountOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.priority.write("priority", parts);
        self.seen_at.write("seenAt", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetUnreadCount {}

atproto_core::endpoint_call! {
    GetUnreadCountCall(GetUnreadCount) {
        priority(bool),
        seen_at(impl IntoWire<Datetime>),
    }
}

/// What `app.bsky.notification.getUnreadCount` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetUnreadCountOutput {
    /// `count`.
    pub count: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetUnreadCountOutput {
        0 count: "count" required,
    }
}
