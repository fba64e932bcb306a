// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.sendMessage`.

use crate::chat::bsky::convo::defs::{MessageInput, MessageView};
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// Sends a message to a conversation.
///
/// `chat.bsky.convo.sendMessage`: a procedure.
///
/// Its own errors are [`SendMessageError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SendMessage {
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: MessageInput,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SendMessage {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(convo_id: impl Into<String>, message: MessageInput) -> Self {
        Self {
            convo_id: convo_id.into(),
            message,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SendMessage {
        0 convo_id: "convoId" required,
        1 message: "message" required,
    }
}

impl Endpoint for SendMessage {
    const NSID: &'static str = "chat.bsky.convo.sendMessage";
    const METHOD: Method = Method::Procedure;
    type Output = MessageView;
    type Error = SendMessageError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for SendMessage {}

atproto_core::endpoint_call! {
    SendMessageCall(SendMessage) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.convo.sendMessage` declares.
    pub enum SendMessageError {
        ConvoLocked = "ConvoLocked",
        InvalidConvo = "InvalidConvo",
        ReplyTargetNotFound = "ReplyTargetNotFound",
    }
}
