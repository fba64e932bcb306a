// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.draft.defs`.

use crate::app::bsky::feed::{postgate, threadgate};
use atproto::com::atproto::label::defs::SelfLabels;
use atproto::com::atproto::repo::strong_ref::StrongRef;
use atproto_core::data::{Extra, Unknown};
use atproto_core::syntax::{Datetime, IntoWire, Language, Tid, Uri};

/// `app.bsky.draft.defs#draftWithId`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DraftWithId {
    /// `id`.
    pub id: Tid,
    /// `draft`.
    pub draft: Draft,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DraftWithId {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(id: impl IntoWire<Tid>, draft: Draft) -> Self {
        Self {
            id: id.into_wire(),
            draft,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DraftWithId {
        0 id: "id" required,
        1 draft: "draft" required,
    }
}

/// `app.bsky.draft.defs#draft`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Draft {
    /// `deviceId`: at most 100 bytes.
    pub device_id: Option<String>,
    /// `deviceName`: at most 100 bytes.
    pub device_name: Option<String>,
    /// `posts`: 1 to 100 items.
    pub posts: Vec<DraftPost>,
    /// `langs`: at most 3 items.
    pub langs: Option<Vec<Language>>,
    /// `postgateEmbeddingRules`: at most 5 items.
    pub postgate_embedding_rules: Option<Vec<DraftPostgateEmbeddingRulesItem>>,
    /// `threadgateAllow`: at most 5 items.
    pub threadgate_allow: Option<Vec<DraftThreadgateAllowItem>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Draft {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(posts: impl IntoIterator<Item = DraftPost>) -> Self {
        Self {
            posts: posts.into_iter().collect(),
            ..Self::default()
        }
    }

    /// Sets `deviceId`: at most 100 bytes.
    #[inline]
    #[must_use]
    pub fn device_id(mut self, device_id: impl Into<String>) -> Self {
        self.device_id = Some(device_id.into());
        self
    }

    /// Sets `deviceName`: at most 100 bytes.
    #[inline]
    #[must_use]
    pub fn device_name(mut self, device_name: impl Into<String>) -> Self {
        self.device_name = Some(device_name.into());
        self
    }

    /// Sets `langs`: at most 3 items.
    #[inline]
    #[must_use]
    pub fn langs(mut self, langs: impl IntoIterator<Item = impl IntoWire<Language>>) -> Self {
        self.langs = Some(langs.into_iter().map(IntoWire::into_wire).collect());
        self
    }

    /// Sets `postgateEmbeddingRules`: at most 5 items.
    #[inline]
    #[must_use]
    pub fn postgate_embedding_rules(
        mut self,
        postgate_embedding_rules: impl IntoIterator<Item = impl Into<DraftPostgateEmbeddingRulesItem>>,
    ) -> Self {
        self.postgate_embedding_rules = Some(
            postgate_embedding_rules
                .into_iter()
                .map(Into::into)
                .collect(),
        );
        self
    }

    /// Sets `threadgateAllow`: at most 5 items.
    #[inline]
    #[must_use]
    pub fn threadgate_allow(
        mut self,
        threadgate_allow: impl IntoIterator<Item = impl Into<DraftThreadgateAllowItem>>,
    ) -> Self {
        self.threadgate_allow = Some(threadgate_allow.into_iter().map(Into::into).collect());
        self
    }
}

atproto_core::object! {
    #[inline]
    Draft {
        0 device_id: "deviceId" optional,
        1 device_name: "deviceName" optional,
        2 posts: "posts" required,
        3 langs: "langs" optional,
        4 postgate_embedding_rules: "postgateEmbeddingRules" optional,
        5 threadgate_allow: "threadgateAllow" optional,
    }
}

/// An item of `postgateEmbeddingRules` of [`Draft`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum DraftPostgateEmbeddingRulesItem {
    /// `app.bsky.feed.postgate#disableRule`.
    PostgateDisableRule(Box<postgate::DisableRule>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    DraftPostgateEmbeddingRulesItem {
        0 PostgateDisableRule(postgate::DisableRule): "app.bsky.feed.postgate#disableRule" from "",
    }
}

/// An item of `threadgateAllow` of [`Draft`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum DraftThreadgateAllowItem {
    /// `app.bsky.feed.threadgate#mentionRule`.
    ThreadgateMentionRule(Box<threadgate::MentionRule>),
    /// `app.bsky.feed.threadgate#followerRule`.
    ThreadgateFollowerRule(Box<threadgate::FollowerRule>),
    /// `app.bsky.feed.threadgate#followingRule`.
    ThreadgateFollowingRule(Box<threadgate::FollowingRule>),
    /// `app.bsky.feed.threadgate#listRule`.
    ThreadgateListRule(Box<threadgate::ListRule>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    DraftThreadgateAllowItem {
        0 ThreadgateMentionRule(threadgate::MentionRule): "app.bsky.feed.threadgate#mentionRule" from "",
        1 ThreadgateFollowerRule(threadgate::FollowerRule): "app.bsky.feed.threadgate#followerRule" from "",
        2 ThreadgateFollowingRule(threadgate::FollowingRule): "app.bsky.feed.threadgate#followingRule" from "",
        3 ThreadgateListRule(threadgate::ListRule): "app.bsky.feed.threadgate#listRule" from "list",
    }
}

/// `app.bsky.draft.defs#draftPost`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DraftPost {
    /// `text`: at most 1000 graphemes, at most 10000 bytes.
    pub text: String,
    /// `labels`.
    pub labels: Option<DraftPostLabels>,
    /// `embedImages`: at most 4 items.
    pub embed_images: Option<Vec<DraftEmbedImage>>,
    /// `embedGallery`.
    pub embed_gallery: Option<Box<DraftEmbedGallery>>,
    /// `embedVideos`: at most 1 items.
    pub embed_videos: Option<Vec<DraftEmbedVideo>>,
    /// `embedExternals`: at most 1 items.
    pub embed_externals: Option<Vec<DraftEmbedExternal>>,
    /// `embedRecords`: at most 1 items.
    pub embed_records: Option<Vec<DraftEmbedRecord>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DraftPost {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }

    /// Sets `labels`.
    #[inline]
    #[must_use]
    pub fn labels(mut self, labels: impl Into<DraftPostLabels>) -> Self {
        self.labels = Some(labels.into());
        self
    }

    /// Sets `embedImages`: at most 4 items.
    #[inline]
    #[must_use]
    pub fn embed_images(mut self, embed_images: impl IntoIterator<Item = DraftEmbedImage>) -> Self {
        self.embed_images = Some(embed_images.into_iter().collect());
        self
    }

    /// Sets `embedGallery`.
    #[inline]
    #[must_use]
    pub fn embed_gallery(mut self, embed_gallery: DraftEmbedGallery) -> Self {
        self.embed_gallery = Some(Box::new(embed_gallery));
        self
    }

    /// Sets `embedVideos`: at most 1 items.
    #[inline]
    #[must_use]
    pub fn embed_videos(mut self, embed_videos: impl IntoIterator<Item = DraftEmbedVideo>) -> Self {
        self.embed_videos = Some(embed_videos.into_iter().collect());
        self
    }

    /// Sets `embedExternals`: at most 1 items.
    #[inline]
    #[must_use]
    pub fn embed_externals(
        mut self,
        embed_externals: impl IntoIterator<Item = DraftEmbedExternal>,
    ) -> Self {
        self.embed_externals = Some(embed_externals.into_iter().collect());
        self
    }

    /// Sets `embedRecords`: at most 1 items.
    #[inline]
    #[must_use]
    pub fn embed_records(
        mut self,
        embed_records: impl IntoIterator<Item = DraftEmbedRecord>,
    ) -> Self {
        self.embed_records = Some(embed_records.into_iter().collect());
        self
    }
}

atproto_core::object! {
    #[inline]
    DraftPost {
        0 text: "text" required,
        1 labels: "labels" optional,
        2 embed_images: "embedImages" optional,
        3 embed_gallery: "embedGallery" optional,
        4 embed_videos: "embedVideos" optional,
        5 embed_externals: "embedExternals" optional,
        6 embed_records: "embedRecords" optional,
    }
}

/// The `labels` of [`DraftPost`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum DraftPostLabels {
    /// `com.atproto.label.defs#selfLabels`.
    SelfLabels(Box<SelfLabels>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    DraftPostLabels {
        0 SelfLabels(SelfLabels): "com.atproto.label.defs#selfLabels" from "values",
    }
}

/// `app.bsky.draft.defs#draftView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DraftView {
    /// `id`.
    pub id: Tid,
    /// `draft`.
    pub draft: Draft,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `updatedAt`.
    pub updated_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DraftView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        id: impl IntoWire<Tid>,
        draft: Draft,
        created_at: impl IntoWire<Datetime>,
        updated_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            id: id.into_wire(),
            draft,
            created_at: created_at.into_wire(),
            updated_at: updated_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DraftView {
        0 id: "id" required,
        1 draft: "draft" required,
        2 created_at: "createdAt" required,
        3 updated_at: "updatedAt" required,
    }
}

/// `app.bsky.draft.defs#draftEmbedLocalRef`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DraftEmbedLocalRef {
    /// `path`: 1 to 1024 bytes.
    pub path: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DraftEmbedLocalRef {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(path: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DraftEmbedLocalRef {
        0 path: "path" required,
    }
}

/// `app.bsky.draft.defs#draftEmbedCaption`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DraftEmbedCaption {
    /// `lang`.
    pub lang: Language,
    /// `content`: at most 10000 bytes.
    pub content: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DraftEmbedCaption {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(lang: impl IntoWire<Language>, content: impl Into<String>) -> Self {
        Self {
            lang: lang.into_wire(),
            content: content.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DraftEmbedCaption {
        0 lang: "lang" required,
        1 content: "content" required,
    }
}

/// `app.bsky.draft.defs#draftEmbedGallery`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DraftEmbedGallery {
    /// `items`.
    pub items: Vec<DraftEmbedGalleryItemsItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DraftEmbedGallery {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(items: impl IntoIterator<Item = impl Into<DraftEmbedGalleryItemsItem>>) -> Self {
        Self {
            items: items.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DraftEmbedGallery {
        0 items: "items" required,
    }
}

/// `app.bsky.draft.defs#draftEmbedGalleryItems`: a list.
///
/// At most 20 items.
pub type DraftEmbedGalleryItems = Vec<DraftEmbedGalleryItemsItem>;

/// An item of [`DraftEmbedGalleryItems`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum DraftEmbedGalleryItemsItem {
    /// `app.bsky.draft.defs#draftEmbedImage`.
    DraftEmbedImage(Box<DraftEmbedImage>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    DraftEmbedGalleryItemsItem {
        0 DraftEmbedImage(DraftEmbedImage): "app.bsky.draft.defs#draftEmbedImage" from "localRef",
    }
}

/// `app.bsky.draft.defs#draftEmbedImage`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DraftEmbedImage {
    /// `localRef`.
    pub local_ref: DraftEmbedLocalRef,
    /// `alt`: at most 2000 graphemes.
    pub alt: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DraftEmbedImage {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(local_ref: DraftEmbedLocalRef) -> Self {
        Self {
            local_ref,
            ..Self::default()
        }
    }

    /// Sets `alt`: at most 2000 graphemes.
    #[inline]
    #[must_use]
    pub fn alt(mut self, alt: impl Into<String>) -> Self {
        self.alt = Some(alt.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    DraftEmbedImage {
        0 local_ref: "localRef" required,
        1 alt: "alt" optional,
    }
}

/// `app.bsky.draft.defs#draftEmbedVideo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DraftEmbedVideo {
    /// `localRef`.
    pub local_ref: DraftEmbedLocalRef,
    /// `alt`: at most 2000 graphemes.
    pub alt: Option<String>,
    /// `captions`: at most 20 items.
    pub captions: Option<Vec<DraftEmbedCaption>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DraftEmbedVideo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(local_ref: DraftEmbedLocalRef) -> Self {
        Self {
            local_ref,
            ..Self::default()
        }
    }

    /// Sets `alt`: at most 2000 graphemes.
    #[inline]
    #[must_use]
    pub fn alt(mut self, alt: impl Into<String>) -> Self {
        self.alt = Some(alt.into());
        self
    }

    /// Sets `captions`: at most 20 items.
    #[inline]
    #[must_use]
    pub fn captions(mut self, captions: impl IntoIterator<Item = DraftEmbedCaption>) -> Self {
        self.captions = Some(captions.into_iter().collect());
        self
    }
}

atproto_core::object! {
    #[inline]
    DraftEmbedVideo {
        0 local_ref: "localRef" required,
        1 alt: "alt" optional,
        2 captions: "captions" optional,
    }
}

/// `app.bsky.draft.defs#draftEmbedExternal`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DraftEmbedExternal {
    /// `uri`.
    pub uri: Uri,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DraftEmbedExternal {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<Uri>) -> Self {
        Self {
            uri: uri.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DraftEmbedExternal {
        0 uri: "uri" required,
    }
}

/// `app.bsky.draft.defs#draftEmbedRecord`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DraftEmbedRecord {
    /// `record`.
    pub record: StrongRef,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DraftEmbedRecord {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(record: StrongRef) -> Self {
        Self {
            record,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DraftEmbedRecord {
        0 record: "record" required,
    }
}
