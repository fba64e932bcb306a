// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.sendMessageBatch`.

use crate::chat::bsky::convo::defs::{MessageInput, MessageView};
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.sendMessageBatch`: a procedure.
///
/// Its own errors are [`SendMessageBatchError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SendMessageBatch {
    /// `items`: at most 100 items.
    pub items: Vec<BatchItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SendMessageBatch {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(items: impl IntoIterator<Item = BatchItem>) -> Self {
        Self {
            items: items.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SendMessageBatch {
        0 items: "items" required,
    }
}

impl Endpoint for SendMessageBatch {
    const NSID: &'static str = "chat.bsky.convo.sendMessageBatch";
    const METHOD: Method = Method::Procedure;
    type Output = SendMessageBatchOutput;
    type Error = SendMessageBatchError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for SendMessageBatch {}

atproto_core::endpoint_call! {
    SendMessageBatchCall(SendMessageBatch) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.convo.sendMessageBatch` declares.
    pub enum SendMessageBatchError {
        ConvoLocked = "ConvoLocked",
        InvalidConvo = "InvalidConvo",
        ReplyTargetNotFound = "ReplyTargetNotFound",
    }
}

/// What `chat.bsky.convo.sendMessageBatch` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SendMessageBatchOutput {
    /// `items`.
    pub items: Vec<MessageView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    SendMessageBatchOutput {
        0 items: "items" required,
    }
}

/// `chat.bsky.convo.sendMessageBatch#batchItem`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct BatchItem {
    /// `convoId`.
    pub convo_id: String,
    /// `message`.
    pub message: MessageInput,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl BatchItem {
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
    BatchItem {
        0 convo_id: "convoId" required,
        1 message: "message" required,
    }
}
