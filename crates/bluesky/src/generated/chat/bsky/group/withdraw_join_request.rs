// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.withdrawJoinRequest`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.withdrawJoinRequest`: a procedure.
///
/// Its own errors are [`WithdrawJoinRequestError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct WithdrawJoinRequest {
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl WithdrawJoinRequest {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(convo_id: impl Into<String>) -> Self {
        Self {
            convo_id: convo_id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    WithdrawJoinRequest {
        0 convo_id: "convoId" required,
    }
}

impl Endpoint for WithdrawJoinRequest {
    const NSID: &'static str = "chat.bsky.group.withdrawJoinRequest";
    const METHOD: Method = Method::Procedure;
    type Output = WithdrawJoinRequestOutput;
    type Error = WithdrawJoinRequestError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for WithdrawJoinRequest {}

atproto_core::endpoint_call! {
    WithdrawJoinRequestCall(WithdrawJoinRequest) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.group.withdrawJoinRequest` declares.
    pub enum WithdrawJoinRequestError {
        InvalidJoinRequest = "InvalidJoinRequest",
    }
}

/// What `chat.bsky.group.withdrawJoinRequest` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct WithdrawJoinRequestOutput {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    WithdrawJoinRequestOutput {
    }
}
