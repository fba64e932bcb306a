// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.embed.external`.

use crate::app::bsky::actor::defs::ProfileViewBasic;
use atproto::com::atproto::label::defs::Label;
use atproto::com::atproto::repo::strong_ref::StrongRef;
use atproto_core::data::{Blob, Extra};
use atproto_core::syntax::{Datetime, IntoWire, Uri};

/// A link with a card: title, description, picture. The server does not fetch it: the client makes the card.
///
/// `app.bsky.embed.external`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct External {
    /// `external`.
    pub external: ExternalExternal,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl External {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(external: ExternalExternal) -> Self {
        Self {
            external,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    External {
        0 external: "external" required,
    }
}

/// `app.bsky.embed.external#external`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ExternalExternal {
    /// `uri`.
    pub uri: Uri,
    /// `title`.
    pub title: String,
    /// `description`.
    pub description: String,
    /// `thumb`: `image/*`, at most 1000000 bytes.
    pub thumb: Option<Blob>,
    /// `associatedRefs`.
    pub associated_refs: Option<Vec<StrongRef>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ExternalExternal {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        uri: impl IntoWire<Uri>,
        title: impl Into<String>,
        description: impl Into<String>,
    ) -> Self {
        Self {
            uri: uri.into_wire(),
            title: title.into(),
            description: description.into(),
            ..Self::default()
        }
    }

    /// Sets `thumb`: `image/*`, at most 1000000 bytes.
    #[inline]
    #[must_use]
    pub fn thumb(mut self, thumb: impl Into<Blob>) -> Self {
        self.thumb = Some(thumb.into());
        self
    }

    /// Sets `associatedRefs`.
    #[inline]
    #[must_use]
    pub fn associated_refs(mut self, associated_refs: impl IntoIterator<Item = StrongRef>) -> Self {
        self.associated_refs = Some(associated_refs.into_iter().collect());
        self
    }
}

atproto_core::object! {
    ExternalExternal {
        0 uri: "uri" required,
        1 title: "title" required,
        2 description: "description" required,
        3 thumb: "thumb" optional,
        4 associated_refs: "associatedRefs" optional,
    }
}

/// `app.bsky.embed.external#view`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct View {
    /// `external`.
    pub external: ViewExternal,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl View {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(external: ViewExternal) -> Self {
        Self {
            external,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    View {
        0 external: "external" required,
    }
}

/// `app.bsky.embed.external#viewExternal`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ViewExternal {
    /// `uri`.
    pub uri: Uri,
    /// `title`.
    pub title: String,
    /// `description`.
    pub description: String,
    /// `thumb`.
    pub thumb: Option<Uri>,
    /// `createdAt`.
    pub created_at: Option<Datetime>,
    /// `updatedAt`.
    pub updated_at: Option<Datetime>,
    /// `readingTime`.
    pub reading_time: Option<i64>,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// `source`.
    pub source: Option<Box<ViewExternalSource>>,
    /// `associatedRefs`.
    pub associated_refs: Option<Vec<StrongRef>>,
    /// `associatedProfiles`.
    pub associated_profiles: Option<Vec<ProfileViewBasic>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ViewExternal {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        uri: impl IntoWire<Uri>,
        title: impl Into<String>,
        description: impl Into<String>,
    ) -> Self {
        Self {
            uri: uri.into_wire(),
            title: title.into(),
            description: description.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ViewExternal {
        0 uri: "uri" required,
        1 title: "title" required,
        2 description: "description" required,
        3 thumb: "thumb" optional,
        4 created_at: "createdAt" optional,
        5 updated_at: "updatedAt" optional,
        6 reading_time: "readingTime" optional,
        7 labels: "labels" optional,
        8 source: "source" optional,
        9 associated_refs: "associatedRefs" optional,
        10 associated_profiles: "associatedProfiles" optional,
    }
}

/// `app.bsky.embed.external#viewExternalSource`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ViewExternalSource {
    /// `uri`.
    pub uri: Uri,
    /// `icon`.
    pub icon: Option<Uri>,
    /// `title`.
    pub title: String,
    /// `description`.
    pub description: Option<String>,
    /// `theme`.
    pub theme: Option<Box<ViewExternalSourceTheme>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ViewExternalSource {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<Uri>, title: impl Into<String>) -> Self {
        Self {
            uri: uri.into_wire(),
            title: title.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ViewExternalSource {
        0 uri: "uri" required,
        1 icon: "icon" optional,
        2 title: "title" required,
        3 description: "description" optional,
        4 theme: "theme" optional,
    }
}

/// `app.bsky.embed.external#viewExternalSourceTheme`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ViewExternalSourceTheme {
    /// `backgroundRGB`.
    pub background_rgb: Option<Box<ColorRGB>>,
    /// `foregroundRGB`.
    pub foreground_rgb: Option<Box<ColorRGB>>,
    /// `accentRGB`.
    pub accent_rgb: Option<Box<ColorRGB>>,
    /// `accentForegroundRGB`.
    pub accent_foreground_rgb: Option<Box<ColorRGB>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ViewExternalSourceTheme {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    ViewExternalSourceTheme {
        0 background_rgb: "backgroundRGB" optional,
        1 foreground_rgb: "foregroundRGB" optional,
        2 accent_rgb: "accentRGB" optional,
        3 accent_foreground_rgb: "accentForegroundRGB" optional,
    }
}

/// `app.bsky.embed.external#colorRGB`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ColorRGB {
    /// `r`: 0 to 255.
    pub r: i64,
    /// `g`: 0 to 255.
    pub g: i64,
    /// `b`: 0 to 255.
    pub b: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ColorRGB {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(r: i64, g: i64, b: i64) -> Self {
        Self {
            r,
            g,
            b,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ColorRGB {
        0 r: "r" required,
        1 g: "g" required,
        2 b: "b" required,
    }
}
