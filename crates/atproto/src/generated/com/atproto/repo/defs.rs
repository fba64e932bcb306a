// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.repo.defs`.

use atproto_core::data::Extra;
use atproto_core::syntax::{CidString, IntoWire, Tid};

/// `com.atproto.repo.defs#commitMeta`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CommitMeta {
    /// `cid`.
    pub cid: CidString,
    /// `rev`.
    pub rev: Tid,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CommitMeta {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(cid: impl IntoWire<CidString>, rev: impl IntoWire<Tid>) -> Self {
        Self {
            cid: cid.into_wire(),
            rev: rev.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    CommitMeta {
        0 cid: "cid" required,
        1 rev: "rev" required,
    }
}
