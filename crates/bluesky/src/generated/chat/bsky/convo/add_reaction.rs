// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.addReaction`.

use crate::chat::bsky::convo::defs::MessageView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.addReaction`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`AddReactionError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AddReaction {
    /// `convoId`.
    pub convo_id: String,
    /// `messageId`.
    pub message_id: String,
    /// `value`: exactly 1 graphemes, 1 to 64 bytes.
    pub value: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AddReaction {
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
    AddReaction {
        0 convo_id: "convoId" required,
        1 message_id: "messageId" required,
        2 value: "value" required,
    }
}

impl Endpoint for AddReaction {
    const NSID: &'static str = "chat.bsky.convo.addReaction";
    const METHOD: Method = Method::Procedure;
    type Output = AddReactionOutput;
    type Error = AddReactionError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for AddReaction {}

atproto_core::endpoint_call! {
    AddReactionCall(AddReaction) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.convo.addReaction` declares.
    pub enum AddReactionError {
        InvalidConvo = "InvalidConvo",
        ReactionNotAllowed = "ReactionNotAllowed",
        ReactionMessageDeleted = "ReactionMessageDeleted",
        ReactionLimitReached = "ReactionLimitReached",
        ReactionInvalidValue = "ReactionInvalidValue",
    }
}

/// What `chat.bsky.convo.addReaction` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AddReactionOutput {
    /// `message`.
    pub message: MessageView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    AddReactionOutput {
        0 message: "message" required,
    }
}
