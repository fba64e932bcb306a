// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.actor.getStatus`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `chat.bsky.actor.getStatus`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetStatus {}

impl GetStatus {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for GetStatus {
    const NSID: &'static str = "chat.bsky.actor.getStatus";
    const METHOD: Method = Method::Query;
    type Output = GetStatusOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, _parts: &mut RequestParts) {}

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetStatus {}

atproto_core::endpoint_call! {
    GetStatusCall(GetStatus) {
    }
}

/// What `chat.bsky.actor.getStatus` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetStatusOutput {
    /// `chatDisabled`.
    pub chat_disabled: bool,
    /// `canCreateGroups`.
    pub can_create_groups: bool,
    /// `groupMemberLimit`.
    pub group_member_limit: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetStatusOutput {
        0 chat_disabled: "chatDisabled" required,
        1 can_create_groups: "canCreateGroups" required,
        2 group_member_limit: "groupMemberLimit" required,
    }
}
