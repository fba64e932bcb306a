// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.embed.images`.

use crate::app::bsky::embed::defs::AspectRatio;
use atproto_core::data::{Blob, Extra};
use atproto_core::syntax::{IntoWire, Uri};

/// Up to four pictures, uploaded before.
///
/// `app.bsky.embed.images`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Images {
    /// `images`: at most 4 items.
    pub images: Vec<Image>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Images {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(images: impl IntoIterator<Item = Image>) -> Self {
        Self {
            images: images.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Images {
        0 images: "images" required,
    }
}

/// `app.bsky.embed.images#image`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Image {
    /// `image`: `image/*`, at most 2000000 bytes.
    pub image: Blob,
    /// `alt`.
    pub alt: String,
    /// `aspectRatio`.
    pub aspect_ratio: Option<Box<AspectRatio>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Image {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(image: impl Into<Blob>, alt: impl Into<String>) -> Self {
        Self {
            image: image.into(),
            alt: alt.into(),
            ..Self::default()
        }
    }

    /// Sets `aspectRatio`.
    #[inline]
    #[must_use]
    pub fn aspect_ratio(mut self, aspect_ratio: AspectRatio) -> Self {
        self.aspect_ratio = Some(Box::new(aspect_ratio));
        self
    }
}

atproto_core::object! {
    Image {
        0 image: "image" required,
        1 alt: "alt" required,
        2 aspect_ratio: "aspectRatio" optional,
    }
}

/// `app.bsky.embed.images#view`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct View {
    /// `images`: at most 4 items.
    pub images: Vec<ViewImage>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl View {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(images: impl IntoIterator<Item = ViewImage>) -> Self {
        Self {
            images: images.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    View {
        0 images: "images" required,
    }
}

/// `app.bsky.embed.images#viewImage`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ViewImage {
    /// `thumb`.
    pub thumb: Uri,
    /// `fullsize`.
    pub fullsize: Uri,
    /// `alt`.
    pub alt: String,
    /// `aspectRatio`.
    pub aspect_ratio: Option<Box<AspectRatio>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ViewImage {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        thumb: impl IntoWire<Uri>,
        fullsize: impl IntoWire<Uri>,
        alt: impl Into<String>,
    ) -> Self {
        Self {
            thumb: thumb.into_wire(),
            fullsize: fullsize.into_wire(),
            alt: alt.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ViewImage {
        0 thumb: "thumb" required,
        1 fullsize: "fullsize" required,
        2 alt: "alt" required,
        3 aspect_ratio: "aspectRatio" optional,
    }
}
