// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.rejectJoinRequest`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.rejectJoinRequest`: a procedure.
///
/// Its own errors are [`RejectJoinRequestError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RejectJoinRequest {
    /// `convoId`.
    pub convo_id: String,
    /// `member`.
    pub member: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RejectJoinRequest {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(convo_id: impl Into<String>, member: impl IntoWire<Did>) -> Self {
        Self {
            convo_id: convo_id.into(),
            member: member.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RejectJoinRequest {
        0 convo_id: "convoId" required,
        1 member: "member" required,
    }
}

impl Endpoint for RejectJoinRequest {
    const NSID: &'static str = "chat.bsky.group.rejectJoinRequest";
    const METHOD: Method = Method::Procedure;
    type Output = RejectJoinRequestOutput;
    type Error = RejectJoinRequestError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.member.check("member", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for RejectJoinRequest {}

atproto_core::endpoint_call! {
    RejectJoinRequestCall(RejectJoinRequest) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.group.rejectJoinRequest` declares.
    pub enum RejectJoinRequestError {
        InvalidConvo = "InvalidConvo",
        InsufficientRole = "InsufficientRole",
    }
}

/// What `chat.bsky.group.rejectJoinRequest` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RejectJoinRequestOutput {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    RejectJoinRequestOutput {
    }
}
