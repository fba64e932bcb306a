// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.removeReaction`.

use crate::chat::bsky::convo::defs::MessageView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.removeReaction`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`RemoveReactionError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RemoveReaction {
    /// `convoId`.
    pub convo_id: String,
    /// `messageId`.
    pub message_id: String,
    /// `value`: exactly 1 graphemes, 1 to 64 bytes.
    pub value: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RemoveReaction {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        convo_id: impl Into<String>,
        message_id: impl Into<String>,
        value: impl Into<String>,
    ) -> Self {
        Self {
            convo_id: convo_id.into(),
            message_id: message_id.into(),
            value: value.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RemoveReaction {
        0 convo_id: "convoId" required,
        1 message_id: "messageId" required,
        2 value: "value" required,
    }
}

impl Endpoint for RemoveReaction {
    const NSID: &'static str = "chat.bsky.convo.removeReaction";
    const METHOD: Method = Method::Procedure;
    type Output = RemoveReactionOutput;
    type Error = RemoveReactionError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for RemoveReaction {}

atproto_core::endpoint_call! {
    RemoveReactionCall(RemoveReaction) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.convo.removeReaction` declares.
    pub enum RemoveReactionError {
        InvalidConvo = "InvalidConvo",
        ReactionNotAllowed = "ReactionNotAllowed",
        ReactionMessageDeleted = "ReactionMessageDeleted",
        ReactionInvalidValue = "ReactionInvalidValue",
    }
}

/// What `chat.bsky.convo.removeReaction` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RemoveReactionOutput {
    /// `message`.
    pub message: MessageView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    RemoveReactionOutput {
        0 message: "message" required,
    }
}
