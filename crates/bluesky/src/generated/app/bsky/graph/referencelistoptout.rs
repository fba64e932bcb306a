// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.referencelistoptout`.

use atproto_core::data::{Extra, Record, RecordKeyKind};
use atproto_core::syntax::{AtUri, Datetime, IntoWire};

/// `app.bsky.graph.referencelistoptout`: a record.
///
/// Its key is a TID.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Referencelistoptout {
    /// `subject`.
    pub subject: AtUri,
    /// `createdAt`.
    pub created_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Referencelistoptout {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(subject: impl IntoWire<AtUri>) -> Self {
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
    Referencelistoptout: "app.bsky.graph.referencelistoptout" {
        0 subject: "subject" required,
        1 created_at: "createdAt" required,
    }
}

impl Record for Referencelistoptout {
    const NSID: &'static str = "app.bsky.graph.referencelistoptout";
    const KEY: RecordKeyKind = RecordKeyKind::Tid;
}
