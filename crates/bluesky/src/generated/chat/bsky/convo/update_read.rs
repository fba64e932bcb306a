// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.updateRead`.

use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.updateRead`: a procedure.
///
/// Its own errors are [`UpdateReadError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateRead {
    /// `convoId`.
    pub convo_id: String,
    /// `messageId`.
    pub message_id: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UpdateRead {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(convo_id: impl Into<String>) -> Self {
        Self {
            convo_id: convo_id.into(),
            ..Self::default()
        }
    }

    /// Sets `messageId`.
    #[inline]
    #[must_use]
    pub fn message_id(mut self, message_id: impl Into<String>) -> Self {
        self.message_id = Some(message_id.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    UpdateRead {
        0 convo_id: "convoId" required,
        1 message_id: "messageId" optional,
    }
}

impl Endpoint for UpdateRead {
    const NSID: &'static str = "chat.bsky.convo.updateRead";
    const METHOD: Method = Method::Procedure;
    type Output = UpdateReadOutput;
    type Error = UpdateReadError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for UpdateRead {}

atproto_core::endpoint_call! {
    UpdateReadCall(UpdateRead) {
        message_id(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.convo.updateRead` declares.
    pub enum UpdateReadError {
        InvalidConvo = "InvalidConvo",
    }
}

/// What `chat.bsky.convo.updateRead` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateReadOutput {
    /// `convo`.
    pub convo: ConvoView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    UpdateReadOutput {
        0 convo: "convo" required,
    }
}
