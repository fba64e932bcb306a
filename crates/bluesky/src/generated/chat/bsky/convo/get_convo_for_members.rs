// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.getConvoForMembers`.

use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// The conversation with some accounts; it is made if there is none.
///
/// `chat.bsky.convo.getConvoForMembers`: a query.
///
/// Its own errors are [`GetConvoForMembersError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetConvoForMembers {
    /// `members`: 1 to 10 items.
    pub members: Vec<Did>,
}

impl GetConvoForMembers {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(members: impl IntoIterator<Item = impl IntoWire<Did>>) -> Self {
        Self {
            members: members.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetConvoForMembers {
    const NSID: &'static str = "chat.bsky.convo.getConvoForMembers";
    const METHOD: Method = Method::Query;
    type Output = GetConvoForMembersOutput;
    type Error = GetConvoForMembersError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.members.write("members", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetConvoForMembers {}

atproto_core::endpoint_call! {
    GetConvoForMembersCall(GetConvoForMembers) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.convo.getConvoForMembers` declares.
    pub enum GetConvoForMembersError {
        AccountSuspended = "AccountSuspended",
        BlockedActor = "BlockedActor",
        BlockedSubject = "BlockedSubject",
        MessagesDisabled = "MessagesDisabled",
        NotFollowedBySender = "NotFollowedBySender",
        RecipientNotFound = "RecipientNotFound",
    }
}

/// What `chat.bsky.convo.getConvoForMembers` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetConvoForMembersOutput {
    /// `convo`.
    pub convo: ConvoView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetConvoForMembersOutput {
        0 convo: "convo" required,
    }
}
