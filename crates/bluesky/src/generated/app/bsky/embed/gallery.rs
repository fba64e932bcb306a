// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.embed.gallery`.

use crate::app::bsky::embed::defs::AspectRatio;
use atproto_core::data::{Blob, Extra, Unknown};
use atproto_core::syntax::{IntoWire, Uri};

/// `app.bsky.embed.gallery`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Gallery {
    /// `items`: at most 20 items.
    pub items: Vec<GalleryItemsItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Gallery {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(items: impl IntoIterator<Item = impl Into<GalleryItemsItem>>) -> Self {
        Self {
            items: items.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Gallery {
        0 items: "items" required,
    }
}

/// An item of `items` of [`Gallery`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum GalleryItemsItem {
    /// `app.bsky.embed.gallery#image`.
    Image(Box<Image>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    GalleryItemsItem {
        0 Image(Image): "app.bsky.embed.gallery#image" from "image",
    }
}

/// `app.bsky.embed.gallery#image`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Image {
    /// `image`: `image/*`, at most 2000000 bytes.
    pub image: Blob,
    /// `alt`.
    pub alt: String,
    /// `aspectRatio`.
    pub aspect_ratio: AspectRatio,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Image {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(image: impl Into<Blob>, alt: impl Into<String>, aspect_ratio: AspectRatio) -> Self {
        Self {
            image: image.into(),
            alt: alt.into(),
            aspect_ratio,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Image {
        0 image: "image" required,
        1 alt: "alt" required,
        2 aspect_ratio: "aspectRatio" required,
    }
}

/// `app.bsky.embed.gallery#view`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct View {
    /// `items`.
    pub items: Vec<ViewItemsItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl View {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(items: impl IntoIterator<Item = impl Into<ViewItemsItem>>) -> Self {
        Self {
            items: items.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    View {
        0 items: "items" required,
    }
}

/// An item of `items` of [`View`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ViewItemsItem {
    /// `app.bsky.embed.gallery#viewImage`.
    ViewImage(Box<ViewImage>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    ViewItemsItem {
        0 ViewImage(ViewImage): "app.bsky.embed.gallery#viewImage" from "thumbnail",
    }
}

/// `app.bsky.embed.gallery#viewImage`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ViewImage {
    /// `thumbnail`.
    pub thumbnail: Uri,
    /// `fullsize`.
    pub fullsize: Uri,
    /// `alt`.
    pub alt: String,
    /// `aspectRatio`.
    pub aspect_ratio: AspectRatio,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ViewImage {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        thumbnail: impl IntoWire<Uri>,
        fullsize: impl IntoWire<Uri>,
        alt: impl Into<String>,
        aspect_ratio: AspectRatio,
    ) -> Self {
        Self {
            thumbnail: thumbnail.into_wire(),
            fullsize: fullsize.into_wire(),
            alt: alt.into(),
            aspect_ratio,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ViewImage {
        0 thumbnail: "thumbnail" required,
        1 fullsize: "fullsize" required,
        2 alt: "alt" required,
        3 aspect_ratio: "aspectRatio" required,
    }
}
