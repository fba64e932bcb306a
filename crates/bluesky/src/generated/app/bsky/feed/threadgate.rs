// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.threadgate`.

use atproto_core::data::{Extra, Record, RecordKeyKind, Unknown};
use atproto_core::syntax::{AtUri, Datetime, IntoWire};

/// Who may reply to a thread. Its record key is that of the first post.
///
/// `app.bsky.feed.threadgate`: a record.
///
/// Its key is a TID.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Threadgate {
    /// `post`.
    pub post: AtUri,
    /// `allow`: at most 5 items.
    pub allow: Option<Vec<ThreadgateAllowItem>>,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `hiddenReplies`: at most 300 items.
    pub hidden_replies: Option<Vec<AtUri>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Threadgate {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(post: impl IntoWire<AtUri>) -> Self {
        Self {
            post: post.into_wire(),
            created_at: Datetime::now(),
            ..Self::default()
        }
    }

    /// Sets `allow`: at most 5 items.
    #[inline]
    #[must_use]
    pub fn allow(
        mut self,
        allow: impl IntoIterator<Item = impl Into<ThreadgateAllowItem>>,
    ) -> Self {
        self.allow = Some(allow.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `createdAt`.
    #[inline]
    #[must_use]
    pub fn created_at(mut self, created_at: impl IntoWire<Datetime>) -> Self {
        self.created_at = created_at.into_wire();
        self
    }

    /// Sets `hiddenReplies`: at most 300 items.
    #[inline]
    #[must_use]
    pub fn hidden_replies(
        mut self,
        hidden_replies: impl IntoIterator<Item = impl IntoWire<AtUri>>,
    ) -> Self {
        self.hidden_replies = Some(
            hidden_replies
                .into_iter()
                .map(IntoWire::into_wire)
                .collect(),
        );
        self
    }
}

atproto_core::object! {
    Threadgate: "app.bsky.feed.threadgate" {
        0 post: "post" required,
        1 allow: "allow" optional,
        2 created_at: "createdAt" required,
        3 hidden_replies: "hiddenReplies" optional,
    }
}

impl Record for Threadgate {
    const NSID: &'static str = "app.bsky.feed.threadgate";
    const KEY: RecordKeyKind = RecordKeyKind::Tid;
}

/// An item of `allow` of [`Threadgate`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ThreadgateAllowItem {
    /// `app.bsky.feed.threadgate#mentionRule`.
    MentionRule(Box<MentionRule>),
    /// `app.bsky.feed.threadgate#followerRule`.
    FollowerRule(Box<FollowerRule>),
    /// `app.bsky.feed.threadgate#followingRule`.
    FollowingRule(Box<FollowingRule>),
    /// `app.bsky.feed.threadgate#listRule`.
    ListRule(Box<ListRule>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    ThreadgateAllowItem {
        0 MentionRule(MentionRule): "app.bsky.feed.threadgate#mentionRule" from "",
        1 FollowerRule(FollowerRule): "app.bsky.feed.threadgate#followerRule" from "",
        2 FollowingRule(FollowingRule): "app.bsky.feed.threadgate#followingRule" from "",
        3 ListRule(ListRule): "app.bsky.feed.threadgate#listRule" from "list",
    }
}

/// `app.bsky.feed.threadgate#mentionRule`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct MentionRule {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl MentionRule {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    MentionRule {
    }
}

/// `app.bsky.feed.threadgate#followerRule`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct FollowerRule {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl FollowerRule {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    FollowerRule {
    }
}

/// `app.bsky.feed.threadgate#followingRule`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct FollowingRule {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl FollowingRule {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    FollowingRule {
    }
}

/// `app.bsky.feed.threadgate#listRule`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListRule {
    /// `list`.
    pub list: AtUri,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ListRule {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(list: impl IntoWire<AtUri>) -> Self {
        Self {
            list: list.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ListRule {
        0 list: "list" required,
    }
}
