// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.embed.defs`.

use atproto_core::data::Extra;

/// `app.bsky.embed.defs#aspectRatio`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AspectRatio {
    /// `width`: at least 1.
    pub width: i64,
    /// `height`: at least 1.
    pub height: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AspectRatio {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(width: i64, height: i64) -> Self {
        Self {
            width,
            height,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    AspectRatio {
        0 width: "width" required,
        1 height: "height" required,
    }
}
