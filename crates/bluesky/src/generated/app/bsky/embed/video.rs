// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.embed.video`.

use crate::app::bsky::embed::defs::AspectRatio;
use atproto_core::data::{Blob, Extra};
use atproto_core::syntax::{CidString, IntoWire, Language, Uri};

/// A video, uploaded before.
///
/// `app.bsky.embed.video`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Video {
    /// `video`: `video/mp4`, at most 300000000 bytes.
    pub video: Blob,
    /// `captions`: at most 20 items.
    pub captions: Option<Vec<Caption>>,
    /// `alt`.
    pub alt: Option<String>,
    /// `aspectRatio`.
    pub aspect_ratio: Option<Box<AspectRatio>>,
    /// `presentation`.
    pub presentation: Option<VideoPresentation>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Video {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(video: impl Into<Blob>) -> Self {
        Self {
            video: video.into(),
            ..Self::default()
        }
    }

    /// Sets `captions`: at most 20 items.
    #[inline]
    #[must_use]
    pub fn captions(mut self, captions: impl IntoIterator<Item = Caption>) -> Self {
        self.captions = Some(captions.into_iter().collect());
        self
    }

    /// Sets `alt`.
    #[inline]
    #[must_use]
    pub fn alt(mut self, alt: impl Into<String>) -> Self {
        self.alt = Some(alt.into());
        self
    }

    /// Sets `aspectRatio`.
    #[inline]
    #[must_use]
    pub fn aspect_ratio(mut self, aspect_ratio: AspectRatio) -> Self {
        self.aspect_ratio = Some(Box::new(aspect_ratio));
        self
    }

    /// Sets `presentation`.
    #[inline]
    #[must_use]
    pub fn presentation(mut self, presentation: impl Into<VideoPresentation>) -> Self {
        self.presentation = Some(presentation.into());
        self
    }
}

atproto_core::object! {
    Video {
        0 video: "video" required,
        1 captions: "captions" optional,
        2 alt: "alt" optional,
        3 aspect_ratio: "aspectRatio" optional,
        4 presentation: "presentation" optional,
    }
}

atproto_core::known_values! {
    /// The `presentation` of [`Video`].
    pub struct VideoPresentation {
        DEFAULT = "default",
        GIF = "gif",
    }
}

/// `app.bsky.embed.video#caption`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Caption {
    /// `lang`.
    pub lang: Language,
    /// `file`: `text/vtt`, at most 20000 bytes.
    pub file: Blob,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Caption {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(lang: impl IntoWire<Language>, file: impl Into<Blob>) -> Self {
        Self {
            lang: lang.into_wire(),
            file: file.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Caption {
        0 lang: "lang" required,
        1 file: "file" required,
    }
}

/// `app.bsky.embed.video#view`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct View {
    /// `cid`.
    pub cid: CidString,
    /// `playlist`.
    pub playlist: Uri,
    /// `thumbnail`.
    pub thumbnail: Option<Uri>,
    /// `alt`.
    pub alt: Option<String>,
    /// `aspectRatio`.
    pub aspect_ratio: Option<Box<AspectRatio>>,
    /// `presentation`.
    pub presentation: Option<ViewPresentation>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl View {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(cid: impl IntoWire<CidString>, playlist: impl IntoWire<Uri>) -> Self {
        Self {
            cid: cid.into_wire(),
            playlist: playlist.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    View {
        0 cid: "cid" required,
        1 playlist: "playlist" required,
        2 thumbnail: "thumbnail" optional,
        3 alt: "alt" optional,
        4 aspect_ratio: "aspectRatio" optional,
        5 presentation: "presentation" optional,
    }
}

atproto_core::known_values! {
    /// The `presentation` of [`View`].
    pub struct ViewPresentation {
        DEFAULT = "default",
        GIF = "gif",
    }
}
