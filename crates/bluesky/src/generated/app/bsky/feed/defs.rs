// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.defs`.

use crate::app::bsky::actor::defs::{ProfileView, ProfileViewBasic};
use crate::app::bsky::embed::{external, gallery, images, record, record_with_media, video};
use crate::app::bsky::graph::defs::ListViewBasic;
use crate::app::bsky::richtext::facet::Facet;
use atproto::com::atproto::label::defs::Label;
use atproto_core::data::{Extra, Raw, Unknown};
use atproto_core::syntax::{AtUri, CidString, Datetime, Did, IntoWire, Uri};

/// A post with its author, its counts, and how the signed-in account stands to it. The record itself is in `record`.
///
/// `app.bsky.feed.defs#postView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PostView {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `author`.
    pub author: ProfileViewBasic,
    /// `record`.
    pub record: Raw,
    /// `embed`.
    pub embed: Option<PostViewEmbed>,
    /// `bookmarkCount`.
    pub bookmark_count: Option<i64>,
    /// `replyCount`.
    pub reply_count: Option<i64>,
    /// `repostCount`.
    pub repost_count: Option<i64>,
    /// `likeCount`.
    pub like_count: Option<i64>,
    /// `quoteCount`.
    pub quote_count: Option<i64>,
    /// `indexedAt`.
    pub indexed_at: Datetime,
    /// `viewer`.
    pub viewer: Option<Box<ViewerState>>,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// `threadgate`.
    pub threadgate: Option<Box<ThreadgateView>>,
    /// `debug`.
    pub debug: Option<Raw>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl PostView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        uri: impl IntoWire<AtUri>,
        cid: impl IntoWire<CidString>,
        author: ProfileViewBasic,
        record: impl Into<Raw>,
        indexed_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            author,
            record: record.into(),
            indexed_at: indexed_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    PostView {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 author: "author" required,
        3 record: "record" required,
        4 embed: "embed" optional,
        5 bookmark_count: "bookmarkCount" optional,
        6 reply_count: "replyCount" optional,
        7 repost_count: "repostCount" optional,
        8 like_count: "likeCount" optional,
        9 quote_count: "quoteCount" optional,
        10 indexed_at: "indexedAt" required,
        11 viewer: "viewer" optional,
        12 labels: "labels" optional,
        13 threadgate: "threadgate" optional,
        14 debug: "debug" optional,
    }
}

/// The `embed` of [`PostView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum PostViewEmbed {
    /// `app.bsky.embed.images#view`.
    ImagesView(Box<images::View>),
    /// `app.bsky.embed.video#view`.
    VideoView(Box<video::View>),
    /// `app.bsky.embed.gallery#view`.
    GalleryView(Box<gallery::View>),
    /// `app.bsky.embed.external#view`.
    ExternalView(Box<external::View>),
    /// `app.bsky.embed.record#view`.
    RecordView(Box<record::View>),
    /// `app.bsky.embed.recordWithMedia#view`.
    RecordWithMediaView(Box<record_with_media::View>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    PostViewEmbed {
        0 ImagesView(images::View): "app.bsky.embed.images#view" from "images",
        1 VideoView(video::View): "app.bsky.embed.video#view" from "cid",
        2 GalleryView(gallery::View): "app.bsky.embed.gallery#view" from "items",
        3 ExternalView(external::View): "app.bsky.embed.external#view" from "external",
        4 RecordView(record::View): "app.bsky.embed.record#view" from "record",
        5 RecordWithMediaView(record_with_media::View): "app.bsky.embed.recordWithMedia#view" from "record",
    }
}

/// `app.bsky.feed.defs#viewerState`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ViewerState {
    /// `repost`.
    pub repost: Option<AtUri>,
    /// `like`.
    pub like: Option<AtUri>,
    /// `bookmarked`.
    pub bookmarked: Option<bool>,
    /// `threadMuted`.
    pub thread_muted: Option<bool>,
    /// `replyDisabled`.
    pub reply_disabled: Option<bool>,
    /// `embeddingDisabled`.
    pub embedding_disabled: Option<bool>,
    /// `pinned`.
    pub pinned: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ViewerState {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    ViewerState {
        0 repost: "repost" optional,
        1 like: "like" optional,
        2 bookmarked: "bookmarked" optional,
        3 thread_muted: "threadMuted" optional,
        4 reply_disabled: "replyDisabled" optional,
        5 embedding_disabled: "embeddingDisabled" optional,
        6 pinned: "pinned" optional,
    }
}

/// `app.bsky.feed.defs#threadContext`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ThreadContext {
    /// `rootAuthorLike`.
    pub root_author_like: Option<AtUri>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ThreadContext {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    ThreadContext {
        0 root_author_like: "rootAuthorLike" optional,
    }
}

/// A post in a feed, with the reason why it is there (a repost, a pin) and what it replies to.
///
/// `app.bsky.feed.defs#feedViewPost`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct FeedViewPost {
    /// `post`.
    pub post: PostView,
    /// `reply`.
    pub reply: Option<Box<ReplyRef>>,
    /// `reason`.
    pub reason: Option<FeedViewPostReason>,
    /// `feedContext`: at most 2000 bytes.
    pub feed_context: Option<String>,
    /// `reqId`: at most 100 bytes.
    pub req_id: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl FeedViewPost {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(post: PostView) -> Self {
        Self {
            post,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    FeedViewPost {
        0 post: "post" required,
        1 reply: "reply" optional,
        2 reason: "reason" optional,
        3 feed_context: "feedContext" optional,
        4 req_id: "reqId" optional,
    }
}

/// The `reason` of [`FeedViewPost`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum FeedViewPostReason {
    /// `app.bsky.feed.defs#reasonRepost`.
    ReasonRepost(Box<ReasonRepost>),
    /// `app.bsky.feed.defs#reasonPin`.
    ReasonPin(Box<ReasonPin>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    FeedViewPostReason {
        0 ReasonRepost(ReasonRepost): "app.bsky.feed.defs#reasonRepost" from "by",
        1 ReasonPin(ReasonPin): "app.bsky.feed.defs#reasonPin" from "",
    }
}

/// `app.bsky.feed.defs#replyRef`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReplyRef {
    /// `root`.
    pub root: ReplyRefRoot,
    /// `parent`.
    pub parent: ReplyRefParent,
    /// `grandparentAuthor`.
    pub grandparent_author: Option<Box<ProfileViewBasic>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ReplyRef {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(root: impl Into<ReplyRefRoot>, parent: impl Into<ReplyRefParent>) -> Self {
        Self {
            root: root.into(),
            parent: parent.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ReplyRef {
        0 root: "root" required,
        1 parent: "parent" required,
        2 grandparent_author: "grandparentAuthor" optional,
    }
}

/// The `root` of [`ReplyRef`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ReplyRefRoot {
    /// `app.bsky.feed.defs#postView`.
    PostView(Box<PostView>),
    /// `app.bsky.feed.defs#notFoundPost`.
    NotFoundPost(Box<NotFoundPost>),
    /// `app.bsky.feed.defs#blockedPost`.
    BlockedPost(Box<BlockedPost>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    ReplyRefRoot {
        0 PostView(PostView): "app.bsky.feed.defs#postView" from "uri",
        1 NotFoundPost(NotFoundPost): "app.bsky.feed.defs#notFoundPost" from "uri",
        2 BlockedPost(BlockedPost): "app.bsky.feed.defs#blockedPost" from "uri",
    }
}

/// The `parent` of [`ReplyRef`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ReplyRefParent {
    /// `app.bsky.feed.defs#postView`.
    PostView(Box<PostView>),
    /// `app.bsky.feed.defs#notFoundPost`.
    NotFoundPost(Box<NotFoundPost>),
    /// `app.bsky.feed.defs#blockedPost`.
    BlockedPost(Box<BlockedPost>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    ReplyRefParent {
        0 PostView(PostView): "app.bsky.feed.defs#postView" from "uri",
        1 NotFoundPost(NotFoundPost): "app.bsky.feed.defs#notFoundPost" from "uri",
        2 BlockedPost(BlockedPost): "app.bsky.feed.defs#blockedPost" from "uri",
    }
}

/// `app.bsky.feed.defs#reasonRepost`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReasonRepost {
    /// `by`.
    pub by: ProfileViewBasic,
    /// `uri`.
    pub uri: Option<AtUri>,
    /// `cid`.
    pub cid: Option<CidString>,
    /// `indexedAt`.
    pub indexed_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ReasonRepost {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(by: ProfileViewBasic, indexed_at: impl IntoWire<Datetime>) -> Self {
        Self {
            by,
            indexed_at: indexed_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ReasonRepost {
        0 by: "by" required,
        1 uri: "uri" optional,
        2 cid: "cid" optional,
        3 indexed_at: "indexedAt" required,
    }
}

/// `app.bsky.feed.defs#reasonPin`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReasonPin {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ReasonPin {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    ReasonPin {
    }
}

/// A post in a thread, with its parent above and its replies below.
///
/// `app.bsky.feed.defs#threadViewPost`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ThreadViewPost {
    /// `post`.
    pub post: PostView,
    /// `parent`.
    pub parent: Option<ThreadViewPostParent>,
    /// `replies`.
    pub replies: Option<Vec<ThreadViewPostRepliesItem>>,
    /// `threadContext`.
    pub thread_context: Option<Box<ThreadContext>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ThreadViewPost {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(post: PostView) -> Self {
        Self {
            post,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ThreadViewPost {
        0 post: "post" required,
        1 parent: "parent" optional,
        2 replies: "replies" optional,
        3 thread_context: "threadContext" optional,
    }
}

/// The `parent` of [`ThreadViewPost`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ThreadViewPostParent {
    /// `app.bsky.feed.defs#threadViewPost`.
    ThreadViewPost(Box<ThreadViewPost>),
    /// `app.bsky.feed.defs#notFoundPost`.
    NotFoundPost(Box<NotFoundPost>),
    /// `app.bsky.feed.defs#blockedPost`.
    BlockedPost(Box<BlockedPost>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    ThreadViewPostParent {
        0 ThreadViewPost(ThreadViewPost): "app.bsky.feed.defs#threadViewPost" from "post",
        1 NotFoundPost(NotFoundPost): "app.bsky.feed.defs#notFoundPost" from "uri",
        2 BlockedPost(BlockedPost): "app.bsky.feed.defs#blockedPost" from "uri",
    }
}

/// An item of `replies` of [`ThreadViewPost`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ThreadViewPostRepliesItem {
    /// `app.bsky.feed.defs#threadViewPost`.
    ThreadViewPost(Box<ThreadViewPost>),
    /// `app.bsky.feed.defs#notFoundPost`.
    NotFoundPost(Box<NotFoundPost>),
    /// `app.bsky.feed.defs#blockedPost`.
    BlockedPost(Box<BlockedPost>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    ThreadViewPostRepliesItem {
        0 ThreadViewPost(ThreadViewPost): "app.bsky.feed.defs#threadViewPost" from "post",
        1 NotFoundPost(NotFoundPost): "app.bsky.feed.defs#notFoundPost" from "uri",
        2 BlockedPost(BlockedPost): "app.bsky.feed.defs#blockedPost" from "uri",
    }
}

/// `app.bsky.feed.defs#notFoundPost`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct NotFoundPost {
    /// `uri`.
    pub uri: AtUri,
    /// `notFound`: always `true`.
    pub not_found: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl NotFoundPost {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>) -> Self {
        Self {
            uri: uri.into_wire(),
            not_found: true,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    NotFoundPost {
        0 uri: "uri" required,
        1 not_found: "notFound" required,
    }
}

/// `app.bsky.feed.defs#blockedPost`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct BlockedPost {
    /// `uri`.
    pub uri: AtUri,
    /// `blocked`: always `true`.
    pub blocked: bool,
    /// `author`.
    pub author: BlockedAuthor,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl BlockedPost {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>, author: BlockedAuthor) -> Self {
        Self {
            uri: uri.into_wire(),
            blocked: true,
            author,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    BlockedPost {
        0 uri: "uri" required,
        1 blocked: "blocked" required,
        2 author: "author" required,
    }
}

/// `app.bsky.feed.defs#blockedAuthor`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct BlockedAuthor {
    /// `did`.
    pub did: Did,
    /// `viewer`.
    pub viewer: Option<Box<crate::app::bsky::actor::defs::ViewerState>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl BlockedAuthor {
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
    BlockedAuthor {
        0 did: "did" required,
        1 viewer: "viewer" optional,
    }
}

/// `app.bsky.feed.defs#generatorView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GeneratorView {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `did`.
    pub did: Did,
    /// `creator`.
    pub creator: ProfileView,
    /// `displayName`.
    pub display_name: String,
    /// `description`: at most 300 graphemes, at most 3000 bytes.
    pub description: Option<String>,
    /// `descriptionFacets`.
    pub description_facets: Option<Vec<Facet>>,
    /// `avatar`.
    pub avatar: Option<Uri>,
    /// `likeCount`: at least 0.
    pub like_count: Option<i64>,
    /// `acceptsInteractions`.
    pub accepts_interactions: Option<bool>,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// `viewer`.
    pub viewer: Option<Box<GeneratorViewerState>>,
    /// `contentMode`.
    pub content_mode: Option<GeneratorViewContentMode>,
    /// `indexedAt`.
    pub indexed_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl GeneratorView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        uri: impl IntoWire<AtUri>,
        cid: impl IntoWire<CidString>,
        did: impl IntoWire<Did>,
        creator: ProfileView,
        display_name: impl Into<String>,
        indexed_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            did: did.into_wire(),
            creator,
            display_name: display_name.into(),
            indexed_at: indexed_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    GeneratorView {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 did: "did" required,
        3 creator: "creator" required,
        4 display_name: "displayName" required,
        5 description: "description" optional,
        6 description_facets: "descriptionFacets" optional,
        7 avatar: "avatar" optional,
        8 like_count: "likeCount" optional,
        9 accepts_interactions: "acceptsInteractions" optional,
        10 labels: "labels" optional,
        11 viewer: "viewer" optional,
        12 content_mode: "contentMode" optional,
        13 indexed_at: "indexedAt" required,
    }
}

atproto_core::known_values! {
    /// The `contentMode` of [`GeneratorView`].
    pub struct GeneratorViewContentMode {
        CONTENT_MODE_UNSPECIFIED = "app.bsky.feed.defs#contentModeUnspecified",
        CONTENT_MODE_VIDEO = "app.bsky.feed.defs#contentModeVideo",
    }
}

/// `app.bsky.feed.defs#generatorViewerState`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GeneratorViewerState {
    /// `like`.
    pub like: Option<AtUri>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl GeneratorViewerState {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    GeneratorViewerState {
        0 like: "like" optional,
    }
}

/// `app.bsky.feed.defs#skeletonFeedPost`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SkeletonFeedPost {
    /// `post`.
    pub post: AtUri,
    /// `reason`.
    pub reason: Option<SkeletonFeedPostReason>,
    /// `feedContext`: at most 2000 bytes.
    pub feed_context: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SkeletonFeedPost {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(post: impl IntoWire<AtUri>) -> Self {
        Self {
            post: post.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    SkeletonFeedPost {
        0 post: "post" required,
        1 reason: "reason" optional,
        2 feed_context: "feedContext" optional,
    }
}

/// The `reason` of [`SkeletonFeedPost`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SkeletonFeedPostReason {
    /// `app.bsky.feed.defs#skeletonReasonRepost`.
    SkeletonReasonRepost(Box<SkeletonReasonRepost>),
    /// `app.bsky.feed.defs#skeletonReasonPin`.
    SkeletonReasonPin(Box<SkeletonReasonPin>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    SkeletonFeedPostReason {
        0 SkeletonReasonRepost(SkeletonReasonRepost): "app.bsky.feed.defs#skeletonReasonRepost" from "repost",
        1 SkeletonReasonPin(SkeletonReasonPin): "app.bsky.feed.defs#skeletonReasonPin" from "",
    }
}

/// `app.bsky.feed.defs#skeletonReasonRepost`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SkeletonReasonRepost {
    /// `repost`.
    pub repost: AtUri,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SkeletonReasonRepost {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(repost: impl IntoWire<AtUri>) -> Self {
        Self {
            repost: repost.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    SkeletonReasonRepost {
        0 repost: "repost" required,
    }
}

/// `app.bsky.feed.defs#skeletonReasonPin`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SkeletonReasonPin {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SkeletonReasonPin {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    SkeletonReasonPin {
    }
}

/// `app.bsky.feed.defs#threadgateView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ThreadgateView {
    /// `uri`.
    pub uri: Option<AtUri>,
    /// `cid`.
    pub cid: Option<CidString>,
    /// `record`.
    pub record: Option<Raw>,
    /// `lists`.
    pub lists: Option<Vec<ListViewBasic>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ThreadgateView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    ThreadgateView {
        0 uri: "uri" optional,
        1 cid: "cid" optional,
        2 record: "record" optional,
        3 lists: "lists" optional,
    }
}

/// `app.bsky.feed.defs#interaction`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Interaction {
    /// `item`.
    pub item: Option<AtUri>,
    /// `event`.
    pub event: Option<InteractionEvent>,
    /// `feedContext`: at most 2000 bytes.
    pub feed_context: Option<String>,
    /// `reqId`: at most 100 bytes.
    pub req_id: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Interaction {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `item`.
    #[inline]
    #[must_use]
    pub fn item(mut self, item: impl IntoWire<AtUri>) -> Self {
        self.item = Some(item.into_wire());
        self
    }

    /// Sets `event`.
    #[inline]
    #[must_use]
    pub fn event(mut self, event: impl Into<InteractionEvent>) -> Self {
        self.event = Some(event.into());
        self
    }

    /// Sets `feedContext`: at most 2000 bytes.
    #[inline]
    #[must_use]
    pub fn feed_context(mut self, feed_context: impl Into<String>) -> Self {
        self.feed_context = Some(feed_context.into());
        self
    }

    /// Sets `reqId`: at most 100 bytes.
    #[inline]
    #[must_use]
    pub fn req_id(mut self, req_id: impl Into<String>) -> Self {
        self.req_id = Some(req_id.into());
        self
    }
}

atproto_core::object! {
    Interaction {
        0 item: "item" optional,
        1 event: "event" optional,
        2 feed_context: "feedContext" optional,
        3 req_id: "reqId" optional,
    }
}

atproto_core::known_values! {
    /// The `event` of [`Interaction`].
    pub struct InteractionEvent {
        REQUEST_LESS = "app.bsky.feed.defs#requestLess",
        REQUEST_MORE = "app.bsky.feed.defs#requestMore",
        CLICKTHROUGH_ITEM = "app.bsky.feed.defs#clickthroughItem",
        CLICKTHROUGH_AUTHOR = "app.bsky.feed.defs#clickthroughAuthor",
        CLICKTHROUGH_REPOSTER = "app.bsky.feed.defs#clickthroughReposter",
        CLICKTHROUGH_EMBED = "app.bsky.feed.defs#clickthroughEmbed",
        INTERACTION_SEEN = "app.bsky.feed.defs#interactionSeen",
        INTERACTION_LIKE = "app.bsky.feed.defs#interactionLike",
        INTERACTION_REPOST = "app.bsky.feed.defs#interactionRepost",
        INTERACTION_REPLY = "app.bsky.feed.defs#interactionReply",
        INTERACTION_QUOTE = "app.bsky.feed.defs#interactionQuote",
        INTERACTION_SHARE = "app.bsky.feed.defs#interactionShare",
    }
}

/// `app.bsky.feed.defs#requestLess`: a token.
pub const REQUEST_LESS: &str = "app.bsky.feed.defs#requestLess";

/// `app.bsky.feed.defs#requestMore`: a token.
pub const REQUEST_MORE: &str = "app.bsky.feed.defs#requestMore";

/// `app.bsky.feed.defs#clickthroughItem`: a token.
pub const CLICKTHROUGH_ITEM: &str = "app.bsky.feed.defs#clickthroughItem";

/// `app.bsky.feed.defs#clickthroughAuthor`: a token.
pub const CLICKTHROUGH_AUTHOR: &str = "app.bsky.feed.defs#clickthroughAuthor";

/// `app.bsky.feed.defs#clickthroughReposter`: a token.
pub const CLICKTHROUGH_REPOSTER: &str = "app.bsky.feed.defs#clickthroughReposter";

/// `app.bsky.feed.defs#clickthroughEmbed`: a token.
pub const CLICKTHROUGH_EMBED: &str = "app.bsky.feed.defs#clickthroughEmbed";

/// `app.bsky.feed.defs#contentModeUnspecified`: a token.
pub const CONTENT_MODE_UNSPECIFIED: &str = "app.bsky.feed.defs#contentModeUnspecified";

/// `app.bsky.feed.defs#contentModeVideo`: a token.
pub const CONTENT_MODE_VIDEO: &str = "app.bsky.feed.defs#contentModeVideo";

/// `app.bsky.feed.defs#interactionSeen`: a token.
pub const INTERACTION_SEEN: &str = "app.bsky.feed.defs#interactionSeen";

/// `app.bsky.feed.defs#interactionLike`: a token.
pub const INTERACTION_LIKE: &str = "app.bsky.feed.defs#interactionLike";

/// `app.bsky.feed.defs#interactionRepost`: a token.
pub const INTERACTION_REPOST: &str = "app.bsky.feed.defs#interactionRepost";

/// `app.bsky.feed.defs#interactionReply`: a token.
pub const INTERACTION_REPLY: &str = "app.bsky.feed.defs#interactionReply";

/// `app.bsky.feed.defs#interactionQuote`: a token.
pub const INTERACTION_QUOTE: &str = "app.bsky.feed.defs#interactionQuote";

/// `app.bsky.feed.defs#interactionShare`: a token.
pub const INTERACTION_SHARE: &str = "app.bsky.feed.defs#interactionShare";
