// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.updateJoinRequestsRead`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.updateJoinRequestsRead`: a procedure.
///
/// Its own errors are [`UpdateJoinRequestsReadError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateJoinRequestsRead {
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UpdateJoinRequestsRead {
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
    UpdateJoinRequestsRead {
        0 convo_id: "convoId" required,
    }
}

impl Endpoint for UpdateJoinRequestsRead {
    const NSID: &'static str = "chat.bsky.group.updateJoinRequestsRead";
    const METHOD: Method = Method::Procedure;
    type Output = UpdateJoinRequestsReadOutput;
    type Error = UpdateJoinRequestsReadError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for UpdateJoinRequestsRead {}

atproto_core::endpoint_call! {
    UpdateJoinRequestsReadCall(UpdateJoinRequestsRead) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.group.updateJoinRequestsRead` declares.
    pub enum UpdateJoinRequestsReadError {
        InvalidConvo = "InvalidConvo",
        InsufficientRole = "InsufficientRole",
    }
}

/// What `chat.bsky.group.updateJoinRequestsRead` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateJoinRequestsReadOutput {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    UpdateJoinRequestsReadOutput {
    }
}
