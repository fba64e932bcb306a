// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.richtext.facet`.

use atproto_core::data::{Extra, Unknown};
use atproto_core::syntax::{Did, IntoWire, Uri};

/// What a part of a text means: a mention, a link, a tag.
///
/// `app.bsky.richtext.facet`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Facet {
    /// `index`.
    pub index: ByteSlice,
    /// `features`.
    pub features: Vec<FacetFeaturesItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Facet {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        index: ByteSlice,
        features: impl IntoIterator<Item = impl Into<FacetFeaturesItem>>,
    ) -> Self {
        Self {
            index,
            features: features.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Facet {
        0 index: "index" required,
        1 features: "features" required,
    }
}

/// An item of `features` of [`Facet`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum FacetFeaturesItem {
    /// `app.bsky.richtext.facet#mention`.
    Mention(Box<Mention>),
    /// `app.bsky.richtext.facet#link`.
    Link(Box<Link>),
    /// `app.bsky.richtext.facet#tag`.
    Tag(Box<Tag>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    FacetFeaturesItem {
        0 Mention(Mention): "app.bsky.richtext.facet#mention" from "did",
        1 Link(Link): "app.bsky.richtext.facet#link" from "uri",
        2 Tag(Tag): "app.bsky.richtext.facet#tag" from "tag",
    }
}

/// `app.bsky.richtext.facet#mention`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Mention {
    /// `did`.
    pub did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Mention {
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
    Mention {
        0 did: "did" required,
    }
}

/// `app.bsky.richtext.facet#link`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Link {
    /// `uri`.
    pub uri: Uri,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Link {
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
    Link {
        0 uri: "uri" required,
    }
}

/// `app.bsky.richtext.facet#tag`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Tag {
    /// `tag`: at most 64 graphemes, at most 640 bytes.
    pub tag: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Tag {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(tag: impl Into<String>) -> Self {
        Self {
            tag: tag.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Tag {
        0 tag: "tag" required,
    }
}

/// A part of a text, counted in bytes of UTF-8, not in characters: the end is not in it.
///
/// `app.bsky.richtext.facet#byteSlice`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ByteSlice {
    /// `byteStart`: at least 0.
    pub byte_start: i64,
    /// `byteEnd`: at least 0.
    pub byte_end: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ByteSlice {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(byte_start: i64, byte_end: i64) -> Self {
        Self {
            byte_start,
            byte_end,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ByteSlice {
        0 byte_start: "byteStart" required,
        1 byte_end: "byteEnd" required,
    }
}
