// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.like`.

use atproto::com::atproto::repo::strong_ref::StrongRef;
use atproto_core::data::{Extra, Record, RecordKeyKind};
use atproto_core::syntax::{Datetime, IntoWire};

/// A like. Deleting the record takes it back.
///
/// `app.bsky.feed.like`: a record.
///
/// Its key is a TID.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Like {
    /// `subject`.
    pub subject: StrongRef,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `via`.
    pub via: Option<Box<StrongRef>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Like {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(subject: StrongRef) -> Self {
        Self {
            subject,
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

    /// Sets `via`.
    #[inline]
    #[must_use]
    pub fn via(mut self, via: StrongRef) -> Self {
        self.via = Some(Box::new(via));
        self
    }
}

atproto_core::object! {
    Like: "app.bsky.feed.like" {
        0 subject: "subject" required,
        1 created_at: "createdAt" required,
        2 via: "via" optional,
    }
}

impl Record for Like {
    const NSID: &'static str = "app.bsky.feed.like";
    const KEY: RecordKeyKind = RecordKeyKind::Tid;
}
