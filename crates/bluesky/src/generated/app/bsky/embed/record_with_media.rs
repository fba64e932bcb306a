// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.embed.recordWithMedia`.

use crate::app::bsky::embed::external::External;
use crate::app::bsky::embed::gallery::Gallery;
use crate::app::bsky::embed::images::Images;
use crate::app::bsky::embed::record::Record;
use crate::app::bsky::embed::video::Video;
use crate::app::bsky::embed::{external, gallery, images, record, video};
use atproto_core::data::{Extra, Unknown};

/// A quoted post together with pictures, a video or a link.
///
/// `app.bsky.embed.recordWithMedia`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RecordWithMedia {
    /// `record`.
    pub record: Record,
    /// `media`.
    pub media: RecordWithMediaMedia,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RecordWithMedia {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(record: Record, media: impl Into<RecordWithMediaMedia>) -> Self {
        Self {
            record,
            media: media.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    RecordWithMedia {
        0 record: "record" required,
        1 media: "media" required,
    }
}

/// The `media` of [`RecordWithMedia`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum RecordWithMediaMedia {
    /// `app.bsky.embed.images`.
    Images(Box<Images>),
    /// `app.bsky.embed.video`.
    Video(Box<Video>),
    /// `app.bsky.embed.gallery`.
    Gallery(Box<Gallery>),
    /// `app.bsky.embed.external`.
    External(Box<External>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    RecordWithMediaMedia {
        0 Images(Images): "app.bsky.embed.images" from "images",
        1 Video(Video): "app.bsky.embed.video" from "video",
        2 Gallery(Gallery): "app.bsky.embed.gallery" from "items",
        3 External(External): "app.bsky.embed.external" from "external",
    }
}

/// `app.bsky.embed.recordWithMedia#view`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct View {
    /// `record`.
    pub record: record::View,
    /// `media`.
    pub media: ViewMedia,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl View {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(record: record::View, media: impl Into<ViewMedia>) -> Self {
        Self {
            record,
            media: media.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    View {
        0 record: "record" required,
        1 media: "media" required,
    }
}

/// The `media` of [`View`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ViewMedia {
    /// `app.bsky.embed.images#view`.
    ImagesView(Box<images::View>),
    /// `app.bsky.embed.video#view`.
    VideoView(Box<video::View>),
    /// `app.bsky.embed.gallery#view`.
    GalleryView(Box<gallery::View>),
    /// `app.bsky.embed.external#view`.
    ExternalView(Box<external::View>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    ViewMedia {
        0 ImagesView(images::View): "app.bsky.embed.images#view" from "images",
        1 VideoView(video::View): "app.bsky.embed.video#view" from "cid",
        2 GalleryView(gallery::View): "app.bsky.embed.gallery#view" from "items",
        3 ExternalView(external::View): "app.bsky.embed.external#view" from "external",
    }
}
