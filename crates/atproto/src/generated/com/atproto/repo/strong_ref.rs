// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.repo.strongRef`.

use atproto_core::data::Extra;
use atproto_core::syntax::{AtUri, CidString, IntoWire};

/// A record in one version: its address, and the CID of its content.
///
/// `com.atproto.repo.strongRef`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct StrongRef {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl StrongRef {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>, cid: impl IntoWire<CidString>) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    StrongRef {
        0 uri: "uri" required,
        1 cid: "cid" required,
    }
}
