// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.addMembers`.

use crate::chat::bsky::actor::defs::ProfileViewBasic;
use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.addMembers`: a procedure.
///
/// Its own errors are [`AddMembersError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AddMembers {
    /// `convoId`.
    pub convo_id: String,
    /// `members`: at least 1 items.
    pub members: Vec<Did>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AddMembers {
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
    AddMembers {
        0 convo_id: "convoId" required,
        1 members: "members" required,
    }
}

impl Endpoint for AddMembers {
    const NSID: &'static str = "chat.bsky.group.addMembers";
    const METHOD: Method = Method::Procedure;
    type Output = AddMembersOutput;
    type Error = AddMembersError;

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

impl Procedure for AddMembers {}

atproto_core::endpoint_call! {
    AddMembersCall(AddMembers) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.group.addMembers` declares.
    pub enum AddMembersError {
        AccountSuspended = "AccountSuspended",
        BlockedActor = "BlockedActor",
        BlockedSubject = "BlockedSubject",
        ConvoLocked = "ConvoLocked",
        InsufficientRole = "InsufficientRole",
        InvalidConvo = "InvalidConvo",
        MemberLimitReached = "MemberLimitReached",
        NotFollowedBySender = "NotFollowedBySender",
        RecipientNotFound = "RecipientNotFound",
        UserForbidsGroups = "UserForbidsGroups",
    }
}

/// What `chat.bsky.group.addMembers` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AddMembersOutput {
    /// `convo`.
    pub convo: ConvoView,
    /// `addedMembers`.
    pub added_members: Option<Vec<ProfileViewBasic>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    AddMembersOutput {
        0 convo: "convo" required,
        1 added_members: "addedMembers" optional,
    }
}
