// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.listitem`.

use atproto_core::data::{Extra, Record, RecordKeyKind};
use atproto_core::syntax::{AtUri, Datetime, Did, IntoWire};

/// One account on a list.
///
/// `app.bsky.graph.listitem`: a record.
///
/// Its key is a TID.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Listitem {
    /// `subject`.
    pub subject: Did,
    /// `list`.
    pub list: AtUri,
    /// `createdAt`.
    pub created_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Listitem {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(subject: impl IntoWire<Did>, list: impl IntoWire<AtUri>) -> Self {
        Self {
            subject: subject.into_wire(),
            list: list.into_wire(),
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
    Listitem: "app.bsky.graph.listitem" {
        0 subject: "subject" required,
        1 list: "list" required,
        2 created_at: "createdAt" required,
    }
}

impl Record for Listitem {
    const NSID: &'static str = "app.bsky.graph.listitem";
    const KEY: RecordKeyKind = RecordKeyKind::Tid;
}
