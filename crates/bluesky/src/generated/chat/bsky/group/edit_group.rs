// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.editGroup`.

use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.editGroup`: a procedure.
///
/// Its own errors are [`EditGroupError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EditGroup {
    /// `convoId`.
    pub convo_id: String,
    /// `name`: at most 50 graphemes, 1 to 500 bytes.
    pub name: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EditGroup {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(convo_id: impl Into<String>, name: impl Into<String>) -> Self {
        Self {
            convo_id: convo_id.into(),
            name: name.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    EditGroup {
        0 convo_id: "convoId" required,
        1 name: "name" required,
    }
}

impl Endpoint for EditGroup {
    const NSID: &'static str = "chat.bsky.group.editGroup";
    const METHOD: Method = Method::Procedure;
    type Output = EditGroupOutput;
    type Error = EditGroupError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for EditGroup {}

atproto_core::endpoint_call! {
    EditGroupCall(EditGroup) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.group.editGroup` declares.
    pub enum EditGroupError {
        ConvoLocked = "ConvoLocked",
        InvalidConvo = "InvalidConvo",
        InsufficientRole = "InsufficientRole",
    }
}

/// What `chat.bsky.group.editGroup` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EditGroupOutput {
    /// `convo`.
    pub convo: ConvoView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    EditGroupOutput {
        0 convo: "convo" required,
    }
}
