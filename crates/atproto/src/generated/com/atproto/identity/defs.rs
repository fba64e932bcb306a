// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.identity.defs`.

use atproto_core::data::{Extra, Raw};
use atproto_core::syntax::{Did, Handle, IntoWire};

/// `com.atproto.identity.defs#identityInfo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct IdentityInfo {
    /// `did`.
    pub did: Did,
    /// `handle`.
    pub handle: Handle,
    /// `didDoc`.
    pub did_doc: Raw,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl IdentityInfo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        did: impl IntoWire<Did>,
        handle: impl IntoWire<Handle>,
        did_doc: impl Into<Raw>,
    ) -> Self {
        Self {
            did: did.into_wire(),
            handle: handle.into_wire(),
            did_doc: did_doc.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    IdentityInfo {
        0 did: "did" required,
        1 handle: "handle" required,
        2 did_doc: "didDoc" required,
    }
}
