// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.notification.defs`.

use atproto_core::data::Extra;
use atproto_core::syntax::{Did, IntoWire};

/// `app.bsky.notification.defs#recordDeleted`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RecordDeleted {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RecordDeleted {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    RecordDeleted {
    }
}

/// `app.bsky.notification.defs#chatPreference`.
#[deprecated(note = "deprecated by its lexicon")]
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ChatPreference {
    /// `include`.
    pub include: ChatPreferenceInclude,
    /// `push`.
    pub push: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ChatPreference {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(include: impl Into<ChatPreferenceInclude>, push: bool) -> Self {
        Self {
            include: include.into(),
            push,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ChatPreference {
        0 include: "include" required,
        1 push: "push" required,
    }
}

atproto_core::known_values! {
    /// The `include` of [`ChatPreference`].
    pub struct ChatPreferenceInclude {
        ALL = "all",
        ACCEPTED = "accepted",
    }
}

/// `app.bsky.notification.defs#filterablePreference`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct FilterablePreference {
    /// `include`.
    pub include: FilterablePreferenceInclude,
    /// `list`.
    pub list: bool,
    /// `push`.
    pub push: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl FilterablePreference {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(include: impl Into<FilterablePreferenceInclude>, list: bool, push: bool) -> Self {
        Self {
            include: include.into(),
            list,
            push,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    FilterablePreference {
        0 include: "include" required,
        1 list: "list" required,
        2 push: "push" required,
    }
}

atproto_core::known_values! {
    /// The `include` of [`FilterablePreference`].
    pub struct FilterablePreferenceInclude {
        ALL = "all",
        FOLLOWS = "follows",
    }
}

/// `app.bsky.notification.defs#preference`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Preference {
    /// `list`.
    pub list: bool,
    /// `push`.
    pub push: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Preference {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(list: bool, push: bool) -> Self {
        Self {
            list,
            push,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Preference {
        0 list: "list" required,
        1 push: "push" required,
    }
}

/// `app.bsky.notification.defs#preferences`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Preferences {
    /// `chat`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub chat: ChatPreference,
    /// `follow`.
    pub follow: FilterablePreference,
    /// `like`.
    pub like: FilterablePreference,
    /// `likeViaRepost`.
    pub like_via_repost: FilterablePreference,
    /// `mention`.
    pub mention: FilterablePreference,
    /// `quote`.
    pub quote: FilterablePreference,
    /// `reply`.
    pub reply: FilterablePreference,
    /// `repost`.
    pub repost: FilterablePreference,
    /// `repostViaRepost`.
    pub repost_via_repost: FilterablePreference,
    /// `starterpackJoined`.
    pub starterpack_joined: Preference,
    /// `subscribedPost`.
    pub subscribed_post: Preference,
    /// `unverified`.
    pub unverified: Preference,
    /// `verified`.
    pub verified: Preference,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Preferences {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        chat: ChatPreference,
        follow: FilterablePreference,
        like: FilterablePreference,
        like_via_repost: FilterablePreference,
        mention: FilterablePreference,
        quote: FilterablePreference,
        reply: FilterablePreference,
        repost: FilterablePreference,
        repost_via_repost: FilterablePreference,
        starterpack_joined: Preference,
        subscribed_post: Preference,
        unverified: Preference,
        verified: Preference,
    ) -> Self {
        Self {
            chat,
            follow,
            like,
            like_via_repost,
            mention,
            quote,
            reply,
            repost,
            repost_via_repost,
            starterpack_joined,
            subscribed_post,
            unverified,
            verified,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Preferences {
        0 chat: "chat" required,
        1 follow: "follow" required,
        2 like: "like" required,
        3 like_via_repost: "likeViaRepost" required,
        4 mention: "mention" required,
        5 quote: "quote" required,
        6 reply: "reply" required,
        7 repost: "repost" required,
        8 repost_via_repost: "repostViaRepost" required,
        9 starterpack_joined: "starterpackJoined" required,
        10 subscribed_post: "subscribedPost" required,
        11 unverified: "unverified" required,
        12 verified: "verified" required,
    }
}

/// `app.bsky.notification.defs#activitySubscription`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ActivitySubscription {
    /// `post`.
    pub post: bool,
    /// `reply`.
    pub reply: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ActivitySubscription {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(post: bool, reply: bool) -> Self {
        Self {
            post,
            reply,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ActivitySubscription {
        0 post: "post" required,
        1 reply: "reply" required,
    }
}

/// `app.bsky.notification.defs#subjectActivitySubscription`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SubjectActivitySubscription {
    /// `subject`.
    pub subject: Did,
    /// `activitySubscription`.
    pub activity_subscription: ActivitySubscription,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SubjectActivitySubscription {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(subject: impl IntoWire<Did>, activity_subscription: ActivitySubscription) -> Self {
        Self {
            subject: subject.into_wire(),
            activity_subscription,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    SubjectActivitySubscription {
        0 subject: "subject" required,
        1 activity_subscription: "activitySubscription" required,
    }
}
