// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.unlockConvo`.

use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.unlockConvo`: a procedure.
///
/// Its own errors are [`UnlockConvoError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UnlockConvo {
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UnlockConvo {
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
    UnlockConvo {
        0 convo_id: "convoId" required,
    }
}

impl Endpoint for UnlockConvo {
    const NSID: &'static str = "chat.bsky.convo.unlockConvo";
    const METHOD: Method = Method::Procedure;
    type Output = UnlockConvoOutput;
    type Error = UnlockConvoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for UnlockConvo {}

atproto_core::endpoint_call! {
    UnlockConvoCall(UnlockConvo) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.convo.unlockConvo` declares.
    pub enum UnlockConvoError {
        InvalidConvo = "InvalidConvo",
        InsufficientRole = "InsufficientRole",
        ConvoLockedByModeration = "ConvoLockedByModeration",
    }
}

/// What `chat.bsky.convo.unlockConvo` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UnlockConvoOutput {
    /// `convo`.
    pub convo: ConvoView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    UnlockConvoOutput {
        0 convo: "convo" required,
    }
}
