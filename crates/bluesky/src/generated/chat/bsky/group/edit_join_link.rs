// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.editJoinLink`.

use crate::chat::bsky::group::defs::{JoinLinkView, JoinRule};
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.editJoinLink`: a procedure.
///
/// Its own errors are [`EditJoinLinkError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EditJoinLink {
    /// `convoId`.
    pub convo_id: String,
    /// `requireApproval`.
    pub require_approval: Option<bool>,
    /// `joinRule`.
    pub join_rule: Option<JoinRule>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EditJoinLink {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(convo_id: impl Into<String>) -> Self {
        Self {
            convo_id: convo_id.into(),
            ..Self::default()
        }
    }

    /// Sets `requireApproval`.
    #[inline]
    #[must_use]
    pub fn require_approval(mut self, require_approval: bool) -> Self {
        self.require_approval = Some(require_approval);
        self
    }

    /// Sets `joinRule`.
    #[inline]
    #[must_use]
    pub fn join_rule(mut self, join_rule: impl Into<JoinRule>) -> Self {
        self.join_rule = Some(join_rule.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    EditJoinLink {
        0 convo_id: "convoId" required,
        1 require_approval: "requireApproval" optional,
        2 join_rule: "joinRule" optional,
    }
}

impl Endpoint for EditJoinLink {
    const NSID: &'static str = "chat.bsky.group.editJoinLink";
    const METHOD: Method = Method::Procedure;
    type Output = EditJoinLinkOutput;
    type Error = EditJoinLinkError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for EditJoinLink {}

atproto_core::endpoint_call! {
    EditJoinLinkCall(EditJoinLink) {
        require_approval(bool),
        join_rule(impl Into<JoinRule>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.group.editJoinLink` declares.
    pub enum EditJoinLinkError {
        InvalidConvo = "InvalidConvo",
        InsufficientRole = "InsufficientRole",
        NoJoinLink = "NoJoinLink",
    }
}

/// What `chat.bsky.group.editJoinLink` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EditJoinLinkOutput {
    /// `joinLink`.
    pub join_link: JoinLinkView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    EditJoinLinkOutput {
        0 join_link: "joinLink" required,
    }
}
