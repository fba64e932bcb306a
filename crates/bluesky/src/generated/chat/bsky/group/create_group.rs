// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.createGroup`.

use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.createGroup`: a procedure.
///
/// Its own errors are [`CreateGroupError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateGroup {
    /// `members`: at most 10000 items.
    pub members: Vec<Did>,
    /// `name`: at most 50 graphemes, 1 to 500 bytes.
    pub name: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CreateGroup {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        members: impl IntoIterator<Item = impl IntoWire<Did>>,
        name: impl Into<String>,
    ) -> Self {
        Self {
            members: members.into_iter().map(IntoWire::into_wire).collect(),
            name: name.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    CreateGroup {
        0 members: "members" required,
        1 name: "name" required,
    }
}

impl Endpoint for CreateGroup {
    const NSID: &'static str = "chat.bsky.group.createGroup";
    const METHOD: Method = Method::Procedure;
    type Output = CreateGroupOutput;
    type Error = CreateGroupError;

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

impl Procedure for CreateGroup {}

atproto_core::endpoint_call! {
    CreateGroupCall(CreateGroup) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.group.createGroup` declares.
    pub enum CreateGroupError {
        AccountSuspended = "AccountSuspended",
        BlockedActor = "BlockedActor",
        BlockedSubject = "BlockedSubject",
        NewAccountCannotCreateGroup = "NewAccountCannotCreateGroup",
        NotFollowedBySender = "NotFollowedBySender",
        RecipientNotFound = "RecipientNotFound",
        UserForbidsGroups = "UserForbidsGroups",
    }
}

/// What `chat.bsky.group.createGroup` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateGroupOutput {
    /// `convo`.
    pub convo: ConvoView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    CreateGroupOutput {
        0 convo: "convo" required,
    }
}
