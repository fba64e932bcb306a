// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.enableJoinLink`.

use crate::chat::bsky::group::defs::JoinLinkView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.enableJoinLink`: a procedure.
///
/// Its own errors are [`EnableJoinLinkError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EnableJoinLink {
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EnableJoinLink {
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
    EnableJoinLink {
        0 convo_id: "convoId" required,
    }
}

impl Endpoint for EnableJoinLink {
    const NSID: &'static str = "chat.bsky.group.enableJoinLink";
    const METHOD: Method = Method::Procedure;
    type Output = EnableJoinLinkOutput;
    type Error = EnableJoinLinkError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for EnableJoinLink {}

atproto_core::endpoint_call! {
    EnableJoinLinkCall(EnableJoinLink) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.group.enableJoinLink` declares.
    pub enum EnableJoinLinkError {
        InvalidConvo = "InvalidConvo",
        InsufficientRole = "InsufficientRole",
        NoJoinLink = "NoJoinLink",
        LinkAlreadyEnabled = "LinkAlreadyEnabled",
    }
}

/// What `chat.bsky.group.enableJoinLink` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EnableJoinLinkOutput {
    /// `joinLink`.
    pub join_link: JoinLinkView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    EnableJoinLinkOutput {
        0 join_link: "joinLink" required,
    }
}
