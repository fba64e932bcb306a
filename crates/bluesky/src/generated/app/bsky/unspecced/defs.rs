// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.defs`.

use crate::app::bsky::actor::defs::ProfileViewBasic;
use crate::app::bsky::feed::defs::{BlockedAuthor, PostView};
use atproto_core::data::Extra;
use atproto_core::syntax::{AtUri, Datetime, Did, IntoWire};

/// `app.bsky.unspecced.defs#skeletonSearchPost`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SkeletonSearchPost {
    /// `uri`.
    pub uri: AtUri,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SkeletonSearchPost {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>) -> Self {
        Self {
            uri: uri.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SkeletonSearchPost {
        0 uri: "uri" required,
    }
}

/// `app.bsky.unspecced.defs#skeletonSearchActor`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SkeletonSearchActor {
    /// `did`.
    pub did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SkeletonSearchActor {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SkeletonSearchActor {
        0 did: "did" required,
    }
}

/// `app.bsky.unspecced.defs#skeletonSearchStarterPack`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SkeletonSearchStarterPack {
    /// `uri`.
    pub uri: AtUri,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SkeletonSearchStarterPack {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>) -> Self {
        Self {
            uri: uri.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SkeletonSearchStarterPack {
        0 uri: "uri" required,
    }
}

/// `app.bsky.unspecced.defs#trendingTopic`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct TrendingTopic {
    /// `topic`.
    pub topic: String,
    /// `displayName`.
    pub display_name: Option<String>,
    /// `description`.
    pub description: Option<String>,
    /// `link`.
    pub link: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl TrendingTopic {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(topic: impl Into<String>, link: impl Into<String>) -> Self {
        Self {
            topic: topic.into(),
            link: link.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    TrendingTopic {
        0 topic: "topic" required,
        1 display_name: "displayName" optional,
        2 description: "description" optional,
        3 link: "link" required,
    }
}

/// `app.bsky.unspecced.defs#skeletonTrend`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SkeletonTrend {
    /// `topic`.
    pub topic: String,
    /// `displayName`.
    pub display_name: String,
    /// `description`.
    pub description: Option<String>,
    /// `link`.
    pub link: String,
    /// `startedAt`.
    pub started_at: Datetime,
    /// `postCount`.
    pub post_count: i64,
    /// `status`.
    pub status: Option<SkeletonTrendStatus>,
    /// `category`.
    pub category: Option<String>,
    /// `dids`.
    pub dids: Vec<Did>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SkeletonTrend {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        topic: impl Into<String>,
        display_name: impl Into<String>,
        link: impl Into<String>,
        started_at: impl IntoWire<Datetime>,
        post_count: i64,
        dids: impl IntoIterator<Item = impl IntoWire<Did>>,
    ) -> Self {
        Self {
            topic: topic.into(),
            display_name: display_name.into(),
            link: link.into(),
            started_at: started_at.into_wire(),
            post_count,
            dids: dids.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SkeletonTrend {
        0 topic: "topic" required,
        1 display_name: "displayName" required,
        2 description: "description" optional,
        3 link: "link" required,
        4 started_at: "startedAt" required,
        5 post_count: "postCount" required,
        6 status: "status" optional,
        7 category: "category" optional,
        8 dids: "dids" required,
    }
}

atproto_core::known_values! {
    /// The `status` of [`SkeletonTrend`].
    pub struct SkeletonTrendStatus {
        HOT = "hot",
    }
}

/// `app.bsky.unspecced.defs#trendView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct TrendView {
    /// `topic`.
    pub topic: String,
    /// `displayName`.
    pub display_name: String,
    /// `description`.
    pub description: Option<String>,
    /// `link`.
    pub link: String,
    /// `startedAt`.
    pub started_at: Datetime,
    /// `postCount`.
    pub post_count: i64,
    /// `status`.
    pub status: Option<TrendViewStatus>,
    /// `category`.
    pub category: Option<String>,
    /// `actors`.
    pub actors: Vec<ProfileViewBasic>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl TrendView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        topic: impl Into<String>,
        display_name: impl Into<String>,
        link: impl Into<String>,
        started_at: impl IntoWire<Datetime>,
        post_count: i64,
        actors: impl IntoIterator<Item = ProfileViewBasic>,
    ) -> Self {
        Self {
            topic: topic.into(),
            display_name: display_name.into(),
            link: link.into(),
            started_at: started_at.into_wire(),
            post_count,
            actors: actors.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    TrendView {
        0 topic: "topic" required,
        1 display_name: "displayName" required,
        2 description: "description" optional,
        3 link: "link" required,
        4 started_at: "startedAt" required,
        5 post_count: "postCount" required,
        6 status: "status" optional,
        7 category: "category" optional,
        8 actors: "actors" required,
    }
}

atproto_core::known_values! {
    /// The `status` of [`TrendView`].
    pub struct TrendViewStatus {
        HOT = "hot",
    }
}

/// `app.bsky.unspecced.defs#threadItemPost`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ThreadItemPost {
    /// `post`.
    pub post: PostView,
    /// `moreParents`.
    pub more_parents: bool,
    /// `moreReplies`.
    pub more_replies: i64,
    /// `opThread`.
    pub op_thread: bool,
    /// `opThreadPostIndex`.
    pub op_thread_post_index: Option<i64>,
    /// `opThreadPostCount`.
    pub op_thread_post_count: Option<i64>,
    /// `hiddenByThreadgate`.
    pub hidden_by_threadgate: bool,
    /// `mutedByViewer`.
    pub muted_by_viewer: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ThreadItemPost {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        post: PostView,
        more_parents: bool,
        more_replies: i64,
        op_thread: bool,
        hidden_by_threadgate: bool,
        muted_by_viewer: bool,
    ) -> Self {
        Self {
            post,
            more_parents,
            more_replies,
            op_thread,
            hidden_by_threadgate,
            muted_by_viewer,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ThreadItemPost {
        0 post: "post" required,
        1 more_parents: "moreParents" required,
        2 more_replies: "moreReplies" required,
        3 op_thread: "opThread" required,
        4 op_thread_post_index: "opThreadPostIndex" optional,
        5 op_thread_post_count: "opThreadPostCount" optional,
        6 hidden_by_threadgate: "hiddenByThreadgate" required,
        7 muted_by_viewer: "mutedByViewer" required,
    }
}

/// `app.bsky.unspecced.defs#threadItemNoUnauthenticated`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ThreadItemNoUnauthenticated {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ThreadItemNoUnauthenticated {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    ThreadItemNoUnauthenticated {
    }
}

/// `app.bsky.unspecced.defs#threadItemNotFound`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ThreadItemNotFound {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ThreadItemNotFound {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    ThreadItemNotFound {
    }
}

/// `app.bsky.unspecced.defs#threadItemBlocked`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ThreadItemBlocked {
    /// `author`.
    pub author: BlockedAuthor,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ThreadItemBlocked {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(author: BlockedAuthor) -> Self {
        Self {
            author,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ThreadItemBlocked {
        0 author: "author" required,
    }
}

/// `app.bsky.unspecced.defs#ageAssuranceState`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AgeAssuranceState {
    /// `lastInitiatedAt`.
    pub last_initiated_at: Option<Datetime>,
    /// `status`.
    pub status: AgeAssuranceStateStatus,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AgeAssuranceState {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(status: impl Into<AgeAssuranceStateStatus>) -> Self {
        Self {
            status: status.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    AgeAssuranceState {
        0 last_initiated_at: "lastInitiatedAt" optional,
        1 status: "status" required,
    }
}

atproto_core::known_values! {
    /// The `status` of [`AgeAssuranceState`].
    pub struct AgeAssuranceStateStatus {
        UNKNOWN = "unknown",
        PENDING = "pending",
        ASSURED = "assured",
        BLOCKED = "blocked",
    }
}

/// `app.bsky.unspecced.defs#ageAssuranceEvent`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AgeAssuranceEvent {
    /// `createdAt`.
    pub created_at: Datetime,
    /// `status`.
    pub status: AgeAssuranceEventStatus,
    /// `attemptId`.
    pub attempt_id: String,
    /// `email`.
    pub email: Option<String>,
    /// `initIp`.
    pub init_ip: Option<String>,
    /// `initUa`.
    pub init_ua: Option<String>,
    /// `completeIp`.
    pub complete_ip: Option<String>,
    /// `completeUa`.
    pub complete_ua: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AgeAssuranceEvent {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        created_at: impl IntoWire<Datetime>,
        status: impl Into<AgeAssuranceEventStatus>,
        attempt_id: impl Into<String>,
    ) -> Self {
        Self {
            created_at: created_at.into_wire(),
            status: status.into(),
            attempt_id: attempt_id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    AgeAssuranceEvent {
        0 created_at: "createdAt" required,
        1 status: "status" required,
        2 attempt_id: "attemptId" required,
        3 email: "email" optional,
        4 init_ip: "initIp" optional,
        5 init_ua: "initUa" optional,
        6 complete_ip: "completeIp" optional,
        7 complete_ua: "completeUa" optional,
    }
}

atproto_core::known_values! {
    /// The `status` of [`AgeAssuranceEvent`].
    pub struct AgeAssuranceEventStatus {
        UNKNOWN = "unknown",
        PENDING = "pending",
        ASSURED = "assured",
    }
}
