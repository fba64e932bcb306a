// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.listJoinRequests`.

use crate::chat::bsky::group::defs::JoinRequestView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.listJoinRequests`: a query.
///
/// Its own errors are [`ListJoinRequestsError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListJoinRequests {
    /// `convoId`.
    pub convo_id: String,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl ListJoinRequests {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(convo_id: impl Into<String>) -> Self {
        Self {
            convo_id: convo_id.into(),
            ..Self::default()
        }
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

impl Endpoint for ListJoinRequests {
    const NSID: &'static str = "chat.bsky.group.listJoinRequests";
    const METHOD: Method = Method::Query;
    type Output = ListJoinRequestsOutput;
    type Error = ListJoinRequestsError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.convo_id.write("convoId", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListJoinRequests {}

impl Paginated for ListJoinRequests {
    type Item = JoinRequestView;

    #[inline]
    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    #[inline]
    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    #[inline]
    fn len(output: &Self::Output) -> usize {
        output.requests.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.requests
    }
}

atproto_core::endpoint_call! {
    ListJoinRequestsCall(ListJoinRequests) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.group.listJoinRequests` declares.
    pub enum ListJoinRequestsError {
        InvalidConvo = "InvalidConvo",
        InsufficientRole = "InsufficientRole",
    }
}

/// What `chat.bsky.group.listJoinRequests` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListJoinRequestsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `requests`.
    pub requests: Vec<JoinRequestView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ListJoinRequestsOutput {
        0 cursor: "cursor" optional,
        1 requests: "requests" required,
    }
}
