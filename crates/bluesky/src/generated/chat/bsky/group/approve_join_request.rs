// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.approveJoinRequest`.

use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.approveJoinRequest`: a procedure.
///
/// Its own errors are [`ApproveJoinRequestError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ApproveJoinRequest {
    /// `convoId`.
    pub convo_id: String,
    /// `member`.
    pub member: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ApproveJoinRequest {
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
    ApproveJoinRequest {
        0 convo_id: "convoId" required,
        1 member: "member" required,
    }
}

impl Endpoint for ApproveJoinRequest {
    const NSID: &'static str = "chat.bsky.group.approveJoinRequest";
    const METHOD: Method = Method::Procedure;
    type Output = ApproveJoinRequestOutput;
    type Error = ApproveJoinRequestError;

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

impl Procedure for ApproveJoinRequest {}

atproto_core::endpoint_call! {
    ApproveJoinRequestCall(ApproveJoinRequest) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.group.approveJoinRequest` declares.
    pub enum ApproveJoinRequestError {
        InvalidConvo = "InvalidConvo",
        InsufficientRole = "InsufficientRole",
        MemberLimitReached = "MemberLimitReached",
    }
}

/// What `chat.bsky.group.approveJoinRequest` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ApproveJoinRequestOutput {
    /// `convo`.
    pub convo: ConvoView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ApproveJoinRequestOutput {
        0 convo: "convo" required,
    }
}
