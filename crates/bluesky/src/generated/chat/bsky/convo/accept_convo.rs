// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.acceptConvo`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.acceptConvo`: a procedure.
///
/// Its own errors are [`AcceptConvoError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AcceptConvo {
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AcceptConvo {
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
    AcceptConvo {
        0 convo_id: "convoId" required,
    }
}

impl Endpoint for AcceptConvo {
    const NSID: &'static str = "chat.bsky.convo.acceptConvo";
    const METHOD: Method = Method::Procedure;
    type Output = AcceptConvoOutput;
    type Error = AcceptConvoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for AcceptConvo {}

atproto_core::endpoint_call! {
    AcceptConvoCall(AcceptConvo) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.convo.acceptConvo` declares.
    pub enum AcceptConvoError {
        InvalidConvo = "InvalidConvo",
    }
}

/// What `chat.bsky.convo.acceptConvo` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AcceptConvoOutput {
    /// `rev`.
    pub rev: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    AcceptConvoOutput {
        0 rev: "rev" optional,
    }
}
