// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.getUnreadCounts`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.getUnreadCounts`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetUnreadCounts {
    /// `includeGroupChats`: the default is `true`.
    pub include_group_chats: Option<bool>,
}

impl GetUnreadCounts {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `includeGroupChats`: the default is `true`.
    #[inline]
    #[must_use]
    pub fn include_group_chats(mut self, include_group_chats: bool) -> Self {
        self.include_group_chats = Some(include_group_chats);
        self
    }
}

impl Endpoint for GetUnreadCounts {
    const NSID: &'static str = "chat.bsky.convo.getUnreadCounts";
    const METHOD: Method = Method::Query;
    type Output = GetUnreadCountsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.include_group_chats.write("includeGroupChats", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetUnreadCounts {}

atproto_core::endpoint_call! {
    GetUnreadCountsCall(GetUnreadCounts) {
        include_group_chats(bool),
    }
}

/// What `chat.bsky.convo.getUnreadCounts` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetUnreadCountsOutput {
    /// `unreadAcceptedConvos`.
    pub unread_accepted_convos: i64,
    /// `unreadRequestConvos`.
    pub unread_request_convos: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetUnreadCountsOutput {
        0 unread_accepted_convos: "unreadAcceptedConvos" required,
        1 unread_request_convos: "unreadRequestConvos" required,
    }
}
