// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.set.defs`.

use atproto_core::data::Extra;
use atproto_core::syntax::{Datetime, IntoWire};

/// `tools.ozone.set.defs#set`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Set {
    /// `name`: 3 to 128 bytes.
    pub name: String,
    /// `description`: at most 1024 graphemes, at most 10240 bytes.
    pub description: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Set {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            ..Self::default()
        }
    }

    /// Sets `description`: at most 1024 graphemes, at most 10240 bytes.
    #[inline]
    #[must_use]
    pub fn description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    Set {
        0 name: "name" required,
        1 description: "description" optional,
    }
}

/// `tools.ozone.set.defs#setView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SetView {
    /// `name`: 3 to 128 bytes.
    pub name: String,
    /// `description`: at most 1024 graphemes, at most 10240 bytes.
    pub description: Option<String>,
    /// `setSize`.
    pub set_size: i64,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `updatedAt`.
    pub updated_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SetView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        name: impl Into<String>,
        set_size: i64,
        created_at: impl IntoWire<Datetime>,
        updated_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            name: name.into(),
            set_size,
            created_at: created_at.into_wire(),
            updated_at: updated_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SetView {
        0 name: "name" required,
        1 description: "description" optional,
        2 set_size: "setSize" required,
        3 created_at: "createdAt" required,
        4 updated_at: "updatedAt" required,
    }
}
