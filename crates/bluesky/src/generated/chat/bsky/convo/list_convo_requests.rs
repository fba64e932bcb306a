// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.listConvoRequests`.

use crate::chat::bsky::convo::defs::ConvoView;
use crate::chat::bsky::group::defs::JoinRequestConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.listConvoRequests`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListConvoRequests {
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl ListConvoRequests {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
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

impl Endpoint for ListConvoRequests {
    const NSID: &'static str = "chat.bsky.convo.listConvoRequests";
    const METHOD: Method = Method::Query;
    type Output = ListConvoRequestsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListConvoRequests {}

impl Paginated for ListConvoRequests {
    type Item = ListConvoRequestsOutputRequestsItem;

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
    ListConvoRequestsCall(ListConvoRequests) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `chat.bsky.convo.listConvoRequests` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListConvoRequestsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `requests`.
    pub requests: Vec<ListConvoRequestsOutputRequestsItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ListConvoRequestsOutput {
        0 cursor: "cursor" optional,
        1 requests: "requests" required,
    }
}

/// An item of `requests` of [`ListConvoRequestsOutput`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ListConvoRequestsOutputRequestsItem {
    /// `chat.bsky.convo.defs#convoView`.
    ConvoView(Box<ConvoView>),
    /// `chat.bsky.group.defs#joinRequestConvoView`.
    JoinRequestConvoView(Box<JoinRequestConvoView>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    ListConvoRequestsOutputRequestsItem {
        0 ConvoView(ConvoView): "chat.bsky.convo.defs#convoView" from "id",
        1 JoinRequestConvoView(JoinRequestConvoView): "chat.bsky.group.defs#joinRequestConvoView" from "convoId",
    }
}
