// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.lexicon.schema`.

use atproto_core::data::{Extra, Record, RecordKeyKind};

/// `com.atproto.lexicon.schema`: a record.
///
/// Its key is an NSID.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Schema {
    /// `lexicon`.
    pub lexicon: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Schema {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(lexicon: i64) -> Self {
        Self {
            lexicon,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Schema: "com.atproto.lexicon.schema" {
        0 lexicon: "lexicon" required,
    }
}

impl Record for Schema {
    const NSID: &'static str = "com.atproto.lexicon.schema";
    const KEY: RecordKeyKind = RecordKeyKind::Nsid;
}
