// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.requestJoin`.

use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.requestJoin`: a procedure.
///
/// Its own errors are [`RequestJoinError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RequestJoin {
    /// `code`.
    pub code: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RequestJoin {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(code: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RequestJoin {
        0 code: "code" required,
    }
}

impl Endpoint for RequestJoin {
    const NSID: &'static str = "chat.bsky.group.requestJoin";
    const METHOD: Method = Method::Procedure;
    type Output = RequestJoinOutput;
    type Error = RequestJoinError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for RequestJoin {}

atproto_core::endpoint_call! {
    RequestJoinCall(RequestJoin) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.group.requestJoin` declares.
    pub enum RequestJoinError {
        ConvoLocked = "ConvoLocked",
        FollowRequired = "FollowRequired",
        InvalidCode = "InvalidCode",
        LinkDisabled = "LinkDisabled",
        MemberLimitReached = "MemberLimitReached",
        UserKicked = "UserKicked",
    }
}

/// What `chat.bsky.group.requestJoin` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RequestJoinOutput {
    /// `status`.
    pub status: RequestJoinOutputStatus,
    /// `convo`.
    pub convo: Option<Box<ConvoView>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    RequestJoinOutput {
        0 status: "status" required,
        1 convo: "convo" optional,
    }
}

atproto_core::known_values! {
    /// The `status` of [`RequestJoinOutput`].
    pub struct RequestJoinOutputStatus {
        JOINED = "joined",
        PENDING = "pending",
    }
}
