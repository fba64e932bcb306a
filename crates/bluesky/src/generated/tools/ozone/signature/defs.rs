// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.signature.defs`.

use atproto_core::data::Extra;

/// `tools.ozone.signature.defs#sigDetail`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SigDetail {
    /// `property`.
    pub property: String,
    /// `value`.
    pub value: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SigDetail {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(property: impl Into<String>, value: impl Into<String>) -> Self {
        Self {
            property: property.into(),
            value: value.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SigDetail {
        0 property: "property" required,
        1 value: "value" required,
    }
}
