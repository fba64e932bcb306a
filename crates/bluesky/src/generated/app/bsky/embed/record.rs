// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.embed.record`.

use crate::app::bsky::actor::defs::ProfileViewBasic;
use crate::app::bsky::embed::{external, gallery, images, record_with_media, video};
use crate::app::bsky::feed::defs::{BlockedAuthor, GeneratorView};
use crate::app::bsky::graph::defs::{ListView, StarterPackViewBasic};
use crate::app::bsky::labeler::defs::LabelerView;
use atproto::com::atproto::label::defs::Label;
use atproto::com::atproto::repo::strong_ref::StrongRef;
use atproto_core::data::{Extra, Raw, Unknown};
use atproto_core::syntax::{AtUri, CidString, Datetime, IntoWire};

/// A quoted post, or another record that is shown as a card.
///
/// `app.bsky.embed.record`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Record {
    /// `record`.
    pub record: StrongRef,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Record {
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
    Record {
        0 record: "record" required,
    }
}

/// `app.bsky.embed.record#view`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct View {
    /// `record`.
    pub record: ViewRecord2,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl View {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(record: impl Into<ViewRecord2>) -> Self {
        Self {
            record: record.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    View {
        0 record: "record" required,
    }
}

/// The `record` of [`View`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ViewRecord2 {
    /// `app.bsky.embed.record#viewRecord`.
    ViewRecord(Box<ViewRecord>),
    /// `app.bsky.embed.record#viewNotFound`.
    ViewNotFound(Box<ViewNotFound>),
    /// `app.bsky.embed.record#viewBlocked`.
    ViewBlocked(Box<ViewBlocked>),
    /// `app.bsky.embed.record#viewDetached`.
    ViewDetached(Box<ViewDetached>),
    /// `app.bsky.feed.defs#generatorView`.
    GeneratorView(Box<GeneratorView>),
    /// `app.bsky.graph.defs#listView`.
    ListView(Box<ListView>),
    /// `app.bsky.labeler.defs#labelerView`.
    LabelerView(Box<LabelerView>),
    /// `app.bsky.graph.defs#starterPackViewBasic`.
    StarterPackViewBasic(Box<StarterPackViewBasic>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    ViewRecord2 {
        0 ViewRecord(ViewRecord): "app.bsky.embed.record#viewRecord" from "uri",
        1 ViewNotFound(ViewNotFound): "app.bsky.embed.record#viewNotFound" from "uri",
        2 ViewBlocked(ViewBlocked): "app.bsky.embed.record#viewBlocked" from "uri",
        3 ViewDetached(ViewDetached): "app.bsky.embed.record#viewDetached" from "uri",
        4 GeneratorView(GeneratorView): "app.bsky.feed.defs#generatorView" from "uri",
        5 ListView(ListView): "app.bsky.graph.defs#listView" from "uri",
        6 LabelerView(LabelerView): "app.bsky.labeler.defs#labelerView" from "uri",
        7 StarterPackViewBasic(StarterPackViewBasic): "app.bsky.graph.defs#starterPackViewBasic" from "uri",
    }
}

/// `app.bsky.embed.record#viewRecord`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ViewRecord {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `author`.
    pub author: ProfileViewBasic,
    /// `value`.
    pub value: Raw,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// `replyCount`.
    pub reply_count: Option<i64>,
    /// `repostCount`.
    pub repost_count: Option<i64>,
    /// `likeCount`.
    pub like_count: Option<i64>,
    /// `quoteCount`.
    pub quote_count: Option<i64>,
    /// `embeds`.
    pub embeds: Option<Vec<ViewRecordEmbedsItem>>,
    /// `indexedAt`.
    pub indexed_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ViewRecord {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        uri: impl IntoWire<AtUri>,
        cid: impl IntoWire<CidString>,
        author: ProfileViewBasic,
        value: impl Into<Raw>,
        indexed_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            author,
            value: value.into(),
            indexed_at: indexed_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ViewRecord {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 author: "author" required,
        3 value: "value" required,
        4 labels: "labels" optional,
        5 reply_count: "replyCount" optional,
        6 repost_count: "repostCount" optional,
        7 like_count: "likeCount" optional,
        8 quote_count: "quoteCount" optional,
        9 embeds: "embeds" optional,
        10 indexed_at: "indexedAt" required,
    }
}

/// An item of `embeds` of [`ViewRecord`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ViewRecordEmbedsItem {
    /// `app.bsky.embed.images#view`.
    ImagesView(Box<images::View>),
    /// `app.bsky.embed.video#view`.
    VideoView(Box<video::View>),
    /// `app.bsky.embed.gallery#view`.
    GalleryView(Box<gallery::View>),
    /// `app.bsky.embed.external#view`.
    ExternalView(Box<external::View>),
    /// `app.bsky.embed.record#view`.
    View(Box<View>),
    /// `app.bsky.embed.recordWithMedia#view`.
    RecordWithMediaView(Box<record_with_media::View>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    ViewRecordEmbedsItem {
        0 ImagesView(images::View): "app.bsky.embed.images#view" from "images",
        1 VideoView(video::View): "app.bsky.embed.video#view" from "cid",
        2 GalleryView(gallery::View): "app.bsky.embed.gallery#view" from "items",
        3 ExternalView(external::View): "app.bsky.embed.external#view" from "external",
        4 View(View): "app.bsky.embed.record#view" from "record",
        5 RecordWithMediaView(record_with_media::View): "app.bsky.embed.recordWithMedia#view" from "record",
    }
}

/// `app.bsky.embed.record#viewNotFound`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ViewNotFound {
    /// `uri`.
    pub uri: AtUri,
    /// `notFound`: always `true`.
    pub not_found: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ViewNotFound {
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
    ViewNotFound {
        0 uri: "uri" required,
        1 not_found: "notFound" required,
    }
}

/// `app.bsky.embed.record#viewBlocked`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ViewBlocked {
    /// `uri`.
    pub uri: AtUri,
    /// `blocked`: always `true`.
    pub blocked: bool,
    /// `author`.
    pub author: BlockedAuthor,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ViewBlocked {
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
    ViewBlocked {
        0 uri: "uri" required,
        1 blocked: "blocked" required,
        2 author: "author" required,
    }
}

/// `app.bsky.embed.record#viewDetached`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ViewDetached {
    /// `uri`.
    pub uri: AtUri,
    /// `detached`: always `true`.
    pub detached: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ViewDetached {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>) -> Self {
        Self {
            uri: uri.into_wire(),
            detached: true,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ViewDetached {
        0 uri: "uri" required,
        1 detached: "detached" required,
    }
}
