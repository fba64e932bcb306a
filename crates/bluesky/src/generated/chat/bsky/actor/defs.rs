// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.actor.defs`.

use crate::app::bsky::actor::defs::{ProfileAssociated, VerificationState, ViewerState};
use atproto::com::atproto::label::defs::Label;
use atproto_core::data::{Extra, Unknown};
use atproto_core::syntax::{Datetime, Did, Handle, IntoWire, Uri};

atproto_core::known_values! {
    /// `chat.bsky.actor.defs#memberRole`: a string with known values.
    pub struct MemberRole {
        OWNER = "owner",
        STANDARD = "standard",
    }
}

/// `chat.bsky.actor.defs#profileViewBasic`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ProfileViewBasic {
    /// `did`.
    pub did: Did,
    /// `handle`.
    pub handle: Handle,
    /// `displayName`: at most 64 graphemes, at most 640 bytes.
    pub display_name: Option<String>,
    /// `avatar`.
    pub avatar: Option<Uri>,
    /// `associated`.
    pub associated: Option<Box<ProfileAssociated>>,
    /// `viewer`.
    pub viewer: Option<Box<ViewerState>>,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// `createdAt`.
    pub created_at: Option<Datetime>,
    /// `chatDisabled`.
    pub chat_disabled: Option<bool>,
    /// `verification`.
    pub verification: Option<Box<VerificationState>>,
    /// `kind`.
    pub kind: Option<ProfileViewBasicKind>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ProfileViewBasic {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>, handle: impl IntoWire<Handle>) -> Self {
        Self {
            did: did.into_wire(),
            handle: handle.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ProfileViewBasic {
        0 did: "did" required,
        1 handle: "handle" required,
        2 display_name: "displayName" optional,
        3 avatar: "avatar" optional,
        4 associated: "associated" optional,
        5 viewer: "viewer" optional,
        6 labels: "labels" optional,
        7 created_at: "createdAt" optional,
        8 chat_disabled: "chatDisabled" optional,
        9 verification: "verification" optional,
        10 kind: "kind" optional,
    }
}

/// The `kind` of [`ProfileViewBasic`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ProfileViewBasicKind {
    /// `chat.bsky.actor.defs#directConvoMember`.
    DirectConvoMember(Box<DirectConvoMember>),
    /// `chat.bsky.actor.defs#groupConvoMember`.
    GroupConvoMember(Box<GroupConvoMember>),
    /// `chat.bsky.actor.defs#pastGroupConvoMember`.
    PastGroupConvoMember(Box<PastGroupConvoMember>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    ProfileViewBasicKind {
        0 DirectConvoMember(DirectConvoMember): "chat.bsky.actor.defs#directConvoMember" from "",
        1 GroupConvoMember(GroupConvoMember): "chat.bsky.actor.defs#groupConvoMember" from "addedBy",
        2 PastGroupConvoMember(PastGroupConvoMember): "chat.bsky.actor.defs#pastGroupConvoMember" from "",
    }
}

/// `chat.bsky.actor.defs#directConvoMember`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DirectConvoMember {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DirectConvoMember {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    DirectConvoMember {
    }
}

/// `chat.bsky.actor.defs#groupConvoMember`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GroupConvoMember {
    /// `addedBy`.
    pub added_by: Option<Box<ProfileViewBasic>>,
    /// `role`.
    pub role: MemberRole,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl GroupConvoMember {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(role: impl Into<MemberRole>) -> Self {
        Self {
            role: role.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    GroupConvoMember {
        0 added_by: "addedBy" optional,
        1 role: "role" required,
    }
}

/// `chat.bsky.actor.defs#pastGroupConvoMember`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PastGroupConvoMember {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl PastGroupConvoMember {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    PastGroupConvoMember {
    }
}
