// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.getConvoAvailability`.

use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.getConvoAvailability`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetConvoAvailability {
    /// `members`: 1 to 10 items.
    pub members: Vec<Did>,
}

impl GetConvoAvailability {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(members: impl IntoIterator<Item = impl IntoWire<Did>>) -> Self {
        Self {
            members: members.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetConvoAvailability {
    const NSID: &'static str = "chat.bsky.convo.getConvoAvailability";
    const METHOD: Method = Method::Query;
    type Output = GetConvoAvailabilityOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.members.write("members", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetConvoAvailability {}

atproto_core::endpoint_call! {
    GetConvoAvailabilityCall(GetConvoAvailability) {
    }
}

/// What `chat.bsky.convo.getConvoAvailability` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetConvoAvailabilityOutput {
    /// `canChat`.
    pub can_chat: bool,
    /// `convo`.
    pub convo: Option<Box<ConvoView>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetConvoAvailabilityOutput {
        0 can_chat: "canChat" required,
        1 convo: "convo" optional,
    }
}
