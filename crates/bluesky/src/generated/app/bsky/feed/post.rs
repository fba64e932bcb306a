// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.post`.

use crate::app::bsky::embed::external::External;
use crate::app::bsky::embed::gallery::Gallery;
use crate::app::bsky::embed::images::Images;
use crate::app::bsky::embed::record_with_media::RecordWithMedia;
use crate::app::bsky::embed::video::Video;
use crate::app::bsky::richtext::facet::Facet;
use atproto::com::atproto::label::defs::SelfLabels;
use atproto::com::atproto::repo::strong_ref::StrongRef;
use atproto_core::data::{Extra, Record, RecordKeyKind, Unknown};
use atproto_core::syntax::{Datetime, IntoWire, Language};

/// A post.
///
/// `app.bsky.feed.post`: a record.
///
/// Its key is a TID.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Post {
    /// `text`: at most 300 graphemes, at most 3000 bytes.
    pub text: String,
    /// `entities`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub entities: Option<Vec<Entity>>,
    /// `facets`.
    pub facets: Option<Vec<Facet>>,
    /// `reply`.
    pub reply: Option<Box<ReplyRef>>,
    /// `embed`.
    pub embed: Option<PostEmbed>,
    /// `langs`: at most 3 items.
    pub langs: Option<Vec<Language>>,
    /// `labels`.
    pub labels: Option<PostLabels>,
    /// `tags`: at most 8 items, each at most 64 graphemes, at most 640 bytes.
    pub tags: Option<Vec<String>>,
    /// `createdAt`.
    pub created_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Post {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            created_at: Datetime::now(),
            ..Self::default()
        }
    }

    /// Sets `entities`.
    #[deprecated(note = "deprecated by its lexicon")]
    #[inline]
    #[must_use]
    pub fn entities(mut self, entities: impl IntoIterator<Item = Entity>) -> Self {
        self.entities = Some(entities.into_iter().collect());
        self
    }

    /// Sets `facets`.
    #[inline]
    #[must_use]
    pub fn facets(mut self, facets: impl IntoIterator<Item = Facet>) -> Self {
        self.facets = Some(facets.into_iter().collect());
        self
    }

    /// Sets `reply`.
    #[inline]
    #[must_use]
    pub fn reply(mut self, reply: ReplyRef) -> Self {
        self.reply = Some(Box::new(reply));
        self
    }

    /// Sets `embed`.
    #[inline]
    #[must_use]
    pub fn embed(mut self, embed: impl Into<PostEmbed>) -> Self {
        self.embed = Some(embed.into());
        self
    }

    /// Sets `langs`: at most 3 items.
    #[inline]
    #[must_use]
    pub fn langs(mut self, langs: impl IntoIterator<Item = impl IntoWire<Language>>) -> Self {
        self.langs = Some(langs.into_iter().map(IntoWire::into_wire).collect());
        self
    }

    /// Sets `labels`.
    #[inline]
    #[must_use]
    pub fn labels(mut self, labels: impl Into<PostLabels>) -> Self {
        self.labels = Some(labels.into());
        self
    }

    /// Sets `tags`: at most 8 items, each at most 64 graphemes, at most 640 bytes.
    #[inline]
    #[must_use]
    pub fn tags(mut self, tags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tags = Some(tags.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `createdAt`.
    #[inline]
    #[must_use]
    pub fn created_at(mut self, created_at: impl IntoWire<Datetime>) -> Self {
        self.created_at = created_at.into_wire();
        self
    }
}

atproto_core::object! {
    Post: "app.bsky.feed.post" {
        0 text: "text" required,
        1 entities: "entities" optional,
        2 facets: "facets" optional,
        3 reply: "reply" optional,
        4 embed: "embed" optional,
        5 langs: "langs" optional,
        6 labels: "labels" optional,
        7 tags: "tags" optional,
        8 created_at: "createdAt" required,
    }
}

impl Record for Post {
    const NSID: &'static str = "app.bsky.feed.post";
    const KEY: RecordKeyKind = RecordKeyKind::Tid;
}

/// The `embed` of [`Post`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum PostEmbed {
    /// `app.bsky.embed.images`.
    Images(Box<Images>),
    /// `app.bsky.embed.video`.
    Video(Box<Video>),
    /// `app.bsky.embed.gallery`.
    Gallery(Box<Gallery>),
    /// `app.bsky.embed.external`.
    External(Box<External>),
    /// `app.bsky.embed.record`.
    Record(Box<crate::app::bsky::embed::record::Record>),
    /// `app.bsky.embed.recordWithMedia`.
    RecordWithMedia(Box<RecordWithMedia>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    PostEmbed {
        0 Images(Images): "app.bsky.embed.images" from "images",
        1 Video(Video): "app.bsky.embed.video" from "video",
        2 Gallery(Gallery): "app.bsky.embed.gallery" from "items",
        3 External(External): "app.bsky.embed.external" from "external",
        4 Record(crate::app::bsky::embed::record::Record): "app.bsky.embed.record" from "record",
        5 RecordWithMedia(RecordWithMedia): "app.bsky.embed.recordWithMedia" from "record",
    }
}

/// The `labels` of [`Post`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum PostLabels {
    /// `com.atproto.label.defs#selfLabels`.
    SelfLabels(Box<SelfLabels>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    PostLabels {
        0 SelfLabels(SelfLabels): "com.atproto.label.defs#selfLabels" from "values",
    }
}

/// What a post replies to: the post itself, and the first post of the thread.
///
/// `app.bsky.feed.post#replyRef`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReplyRef {
    /// `root`.
    pub root: StrongRef,
    /// `parent`.
    pub parent: StrongRef,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ReplyRef {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(root: StrongRef, parent: StrongRef) -> Self {
        Self {
            root,
            parent,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ReplyRef {
        0 root: "root" required,
        1 parent: "parent" required,
    }
}

/// `app.bsky.feed.post#entity`.
#[deprecated(note = "deprecated by its lexicon")]
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Entity {
    /// `index`.
    pub index: TextSlice,
    /// `type`.
    pub r#type: String,
    /// `value`.
    pub value: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Entity {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(index: TextSlice, r#type: impl Into<String>, value: impl Into<String>) -> Self {
        Self {
            index,
            r#type: r#type.into(),
            value: value.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Entity {
        0 index: "index" required,
        1 r#type: "type" required,
        2 value: "value" required,
    }
}

/// `app.bsky.feed.post#textSlice`.
#[deprecated(note = "deprecated by its lexicon")]
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct TextSlice {
    /// `start`: at least 0.
    pub start: i64,
    /// `end`: at least 0.
    pub end: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl TextSlice {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(start: i64, end: i64) -> Self {
        Self {
            start,
            end,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    TextSlice {
        0 start: "start" required,
        1 end: "end" required,
    }
}
