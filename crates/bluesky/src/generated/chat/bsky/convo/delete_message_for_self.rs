// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.deleteMessageForSelf`.

use crate::chat::bsky::convo::defs::DeletedMessageView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.deleteMessageForSelf`: a procedure.
///
/// Its own errors are [`DeleteMessageForSelfError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteMessageForSelf {
    /// `convoId`.
    pub convo_id: String,
    /// `messageId`.
    pub message_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DeleteMessageForSelf {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(convo_id: impl Into<String>, message_id: impl Into<String>) -> Self {
        Self {
            convo_id: convo_id.into(),
            message_id: message_id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DeleteMessageForSelf {
        0 convo_id: "convoId" required,
        1 message_id: "messageId" required,
    }
}

impl Endpoint for DeleteMessageForSelf {
    const NSID: &'static str = "chat.bsky.convo.deleteMessageForSelf";
    const METHOD: Method = Method::Procedure;
    type Output = DeletedMessageView;
    type Error = DeleteMessageForSelfError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for DeleteMessageForSelf {}

atproto_core::endpoint_call! {
    DeleteMessageForSelfCall(DeleteMessageForSelf) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.convo.deleteMessageForSelf` declares.
    pub enum DeleteMessageForSelfError {
        InvalidConvo = "InvalidConvo",
        MessageDeleteNotAllowed = "MessageDeleteNotAllowed",
    }
}
