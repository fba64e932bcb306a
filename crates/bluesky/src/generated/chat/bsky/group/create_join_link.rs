// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.createJoinLink`.

use crate::chat::bsky::group::defs::{JoinLinkView, JoinRule};
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.createJoinLink`: a procedure.
///
/// Its own errors are [`CreateJoinLinkError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateJoinLink {
    /// `convoId`.
    pub convo_id: String,
    /// `requireApproval`: the default is `false`.
    pub require_approval: Option<bool>,
    /// `joinRule`.
    pub join_rule: JoinRule,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CreateJoinLink {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(convo_id: impl Into<String>, join_rule: impl Into<JoinRule>) -> Self {
        Self {
            convo_id: convo_id.into(),
            join_rule: join_rule.into(),
            ..Self::default()
        }
    }

    /// Sets `requireApproval`: the default is `false`.
    #[inline]
    #[must_use]
    pub fn require_approval(mut self, require_approval: bool) -> Self {
        self.require_approval = Some(require_approval);
        self
    }
}

atproto_core::object! {
    #[inline]
    CreateJoinLink {
        0 convo_id: "convoId" required,
        1 require_approval: "requireApproval" optional,
        2 join_rule: "joinRule" required,
    }
}

impl Endpoint for CreateJoinLink {
    const NSID: &'static str = "chat.bsky.group.createJoinLink";
    const METHOD: Method = Method::Procedure;
    type Output = CreateJoinLinkOutput;
    type Error = CreateJoinLinkError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for CreateJoinLink {}

atproto_core::endpoint_call! {
    CreateJoinLinkCall(CreateJoinLink) {
        require_approval(bool),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.group.createJoinLink` declares.
    pub enum CreateJoinLinkError {
        EnabledJoinLinkAlreadyExists = "EnabledJoinLinkAlreadyExists",
        InvalidConvo = "InvalidConvo",
        InsufficientRole = "InsufficientRole",
    }
}

/// What `chat.bsky.group.createJoinLink` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateJoinLinkOutput {
    /// `joinLink`.
    pub join_link: JoinLinkView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    CreateJoinLinkOutput {
        0 join_link: "joinLink" required,
    }
}
