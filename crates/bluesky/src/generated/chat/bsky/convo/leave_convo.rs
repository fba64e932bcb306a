// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.leaveConvo`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.leaveConvo`: a procedure.
///
/// Its own errors are [`LeaveConvoError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LeaveConvo {
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LeaveConvo {
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
    LeaveConvo {
        0 convo_id: "convoId" required,
    }
}

impl Endpoint for LeaveConvo {
    const NSID: &'static str = "chat.bsky.convo.leaveConvo";
    const METHOD: Method = Method::Procedure;
    type Output = LeaveConvoOutput;
    type Error = LeaveConvoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for LeaveConvo {}

atproto_core::endpoint_call! {
    LeaveConvoCall(LeaveConvo) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.convo.leaveConvo` declares.
    pub enum LeaveConvoError {
        InvalidConvo = "InvalidConvo",
        AlreadyLeftConvo = "AlreadyLeftConvo",
        OwnerCannotLeave = "OwnerCannotLeave",
    }
}

/// What `chat.bsky.convo.leaveConvo` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LeaveConvoOutput {
    /// `convoId`.
    pub convo_id: String,
    /// `rev`.
    pub rev: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    LeaveConvoOutput {
        0 convo_id: "convoId" required,
        1 rev: "rev" required,
    }
}
