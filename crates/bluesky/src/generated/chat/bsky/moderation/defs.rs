// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.moderation.defs`.

use crate::chat::bsky::convo::defs::ConvoLockStatus;
use crate::chat::bsky::group::defs::JoinLinkView;
use atproto_core::data::{Extra, Unknown};
use atproto_core::syntax::{Datetime, IntoWire};

/// `chat.bsky.moderation.defs#convoView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ConvoView {
    /// `id`.
    pub id: String,
    /// `rev`.
    pub rev: String,
    /// `kind`.
    pub kind: Option<ConvoViewKind>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ConvoView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(id: impl Into<String>, rev: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            rev: rev.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ConvoView {
        0 id: "id" required,
        1 rev: "rev" required,
        2 kind: "kind" optional,
    }
}

/// The `kind` of [`ConvoView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ConvoViewKind {
    /// `chat.bsky.moderation.defs#directConvo`.
    DirectConvo(Box<DirectConvo>),
    /// `chat.bsky.moderation.defs#groupConvo`.
    GroupConvo(Box<GroupConvo>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    ConvoViewKind {
        0 DirectConvo(DirectConvo): "chat.bsky.moderation.defs#directConvo" from "",
        1 GroupConvo(GroupConvo): "chat.bsky.moderation.defs#groupConvo" from "createdAt",
    }
}

/// `chat.bsky.moderation.defs#directConvo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DirectConvo {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DirectConvo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    DirectConvo {
    }
}

/// `chat.bsky.moderation.defs#groupConvo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GroupConvo {
    /// `createdAt`.
    pub created_at: Datetime,
    /// `joinLink`.
    pub join_link: Option<Box<JoinLinkView>>,
    /// `joinRequestCount`.
    pub join_request_count: i64,
    /// `lockStatus`.
    pub lock_status: ConvoLockStatus,
    /// `memberCount`.
    pub member_count: i64,
    /// `memberLimit`.
    pub member_limit: i64,
    /// `name`: at most 50 graphemes, at most 500 bytes.
    pub name: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl GroupConvo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        created_at: impl IntoWire<Datetime>,
        join_request_count: i64,
        lock_status: impl Into<ConvoLockStatus>,
        member_count: i64,
        member_limit: i64,
        name: impl Into<String>,
    ) -> Self {
        Self {
            created_at: created_at.into_wire(),
            join_request_count,
            lock_status: lock_status.into(),
            member_count,
            member_limit,
            name: name.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    GroupConvo {
        0 created_at: "createdAt" required,
        1 join_link: "joinLink" optional,
        2 join_request_count: "joinRequestCount" required,
        3 lock_status: "lockStatus" required,
        4 member_count: "memberCount" required,
        5 member_limit: "memberLimit" required,
        6 name: "name" required,
    }
}
