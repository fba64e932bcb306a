// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.lockConvo`.

use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.lockConvo`: a procedure.
///
/// Its own errors are [`LockConvoError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LockConvo {
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LockConvo {
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
    LockConvo {
        0 convo_id: "convoId" required,
    }
}

impl Endpoint for LockConvo {
    const NSID: &'static str = "chat.bsky.convo.lockConvo";
    const METHOD: Method = Method::Procedure;
    type Output = LockConvoOutput;
    type Error = LockConvoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for LockConvo {}

atproto_core::endpoint_call! {
    LockConvoCall(LockConvo) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.convo.lockConvo` declares.
    pub enum LockConvoError {
        ConvoLocked = "ConvoLocked",
        InvalidConvo = "InvalidConvo",
        InsufficientRole = "InsufficientRole",
    }
}

/// What `chat.bsky.convo.lockConvo` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LockConvoOutput {
    /// `convo`.
    pub convo: ConvoView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    LockConvoOutput {
        0 convo: "convo" required,
    }
}
