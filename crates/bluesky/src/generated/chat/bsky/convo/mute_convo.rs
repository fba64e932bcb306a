// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.muteConvo`.

use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.muteConvo`: a procedure.
///
/// Its own errors are [`MuteConvoError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct MuteConvo {
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl MuteConvo {
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
    MuteConvo {
        0 convo_id: "convoId" required,
    }
}

impl Endpoint for MuteConvo {
    const NSID: &'static str = "chat.bsky.convo.muteConvo";
    const METHOD: Method = Method::Procedure;
    type Output = MuteConvoOutput;
    type Error = MuteConvoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for MuteConvo {}

atproto_core::endpoint_call! {
    MuteConvoCall(MuteConvo) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.convo.muteConvo` declares.
    pub enum MuteConvoError {
        InvalidConvo = "InvalidConvo",
    }
}

/// What `chat.bsky.convo.muteConvo` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct MuteConvoOutput {
    /// `convo`.
    pub convo: ConvoView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    MuteConvoOutput {
        0 convo: "convo" required,
    }
}
