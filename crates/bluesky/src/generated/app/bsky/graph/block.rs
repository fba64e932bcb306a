// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.block`.

use atproto_core::data::{Extra, Record, RecordKeyKind};
use atproto_core::syntax::{Datetime, Did, IntoWire};

/// A block. It is public, and works in both directions.
///
/// `app.bsky.graph.block`: a record.
///
/// Its key is a TID.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Block {
    /// `subject`.
    pub subject: Did,
    /// `createdAt`.
    pub created_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Block {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(subject: impl IntoWire<Did>) -> Self {
        Self {
            subject: subject.into_wire(),
            created_at: Datetime::now(),
            ..Self::default()
        }
    }

    /// Sets `createdAt`.
    #[inline]
    #[must_use]
    pub fn created_at(mut self, created_at: impl IntoWire<Datetime>) -> Self {
        self.created_at = created_at.into_wire();
        self
    }
}

atproto_core::object! {
    Block: "app.bsky.graph.block" {
        0 subject: "subject" required,
        1 created_at: "createdAt" required,
    }
}

impl Record for Block {
    const NSID: &'static str = "app.bsky.graph.block";
    const KEY: RecordKeyKind = RecordKeyKind::Tid;
}
