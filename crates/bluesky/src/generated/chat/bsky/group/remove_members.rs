// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.removeMembers`.

use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.removeMembers`: a procedure.
///
/// Its own errors are [`RemoveMembersError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RemoveMembers {
    /// `convoId`.
    pub convo_id: String,
    /// `members`: at least 1 items.
    pub members: Vec<Did>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RemoveMembers {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        convo_id: impl Into<String>,
        members: impl IntoIterator<Item = impl IntoWire<Did>>,
    ) -> Self {
        Self {
            convo_id: convo_id.into(),
            members: members.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RemoveMembers {
        0 convo_id: "convoId" required,
        1 members: "members" required,
    }
}

impl Endpoint for RemoveMembers {
    const NSID: &'static str = "chat.bsky.group.removeMembers";
    const METHOD: Method = Method::Procedure;
    type Output = RemoveMembersOutput;
    type Error = RemoveMembersError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.members.check("members", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for RemoveMembers {}

atproto_core::endpoint_call! {
    RemoveMembersCall(RemoveMembers) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.group.removeMembers` declares.
    pub enum RemoveMembersError {
        InvalidConvo = "InvalidConvo",
        InsufficientRole = "InsufficientRole",
    }
}

/// What `chat.bsky.group.removeMembers` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RemoveMembersOutput {
    /// `convo`.
    pub convo: ConvoView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    RemoveMembersOutput {
        0 convo: "convo" required,
    }
}
