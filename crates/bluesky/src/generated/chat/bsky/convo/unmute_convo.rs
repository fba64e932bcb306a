// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.unmuteConvo`.

use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.unmuteConvo`: a procedure.
///
/// Its own errors are [`UnmuteConvoError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UnmuteConvo {
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UnmuteConvo {
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
    UnmuteConvo {
        0 convo_id: "convoId" required,
    }
}

impl Endpoint for UnmuteConvo {
    const NSID: &'static str = "chat.bsky.convo.unmuteConvo";
    const METHOD: Method = Method::Procedure;
    type Output = UnmuteConvoOutput;
    type Error = UnmuteConvoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for UnmuteConvo {}

atproto_core::endpoint_call! {
    UnmuteConvoCall(UnmuteConvo) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.convo.unmuteConvo` declares.
    pub enum UnmuteConvoError {
        InvalidConvo = "InvalidConvo",
    }
}

/// What `chat.bsky.convo.unmuteConvo` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UnmuteConvoOutput {
    /// `convo`.
    pub convo: ConvoView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    UnmuteConvoOutput {
        0 convo: "convo" required,
    }
}
