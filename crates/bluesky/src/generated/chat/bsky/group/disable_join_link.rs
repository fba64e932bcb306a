// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.disableJoinLink`.

use crate::chat::bsky::group::defs::JoinLinkView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.disableJoinLink`: a procedure.
///
/// Its own errors are [`DisableJoinLinkError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DisableJoinLink {
    /// `convoId`.
    pub convo_id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DisableJoinLink {
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
    DisableJoinLink {
        0 convo_id: "convoId" required,
    }
}

impl Endpoint for DisableJoinLink {
    const NSID: &'static str = "chat.bsky.group.disableJoinLink";
    const METHOD: Method = Method::Procedure;
    type Output = DisableJoinLinkOutput;
    type Error = DisableJoinLinkError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for DisableJoinLink {}

atproto_core::endpoint_call! {
    DisableJoinLinkCall(DisableJoinLink) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.group.disableJoinLink` declares.
    pub enum DisableJoinLinkError {
        InvalidConvo = "InvalidConvo",
        InsufficientRole = "InsufficientRole",
        NoJoinLink = "NoJoinLink",
    }
}

/// What `chat.bsky.group.disableJoinLink` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DisableJoinLinkOutput {
    /// `joinLink`.
    pub join_link: JoinLinkView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    DisableJoinLinkOutput {
        0 join_link: "joinLink" required,
    }
}
