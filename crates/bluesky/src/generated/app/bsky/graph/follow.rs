// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.follow`.

use atproto::com::atproto::repo::strong_ref::StrongRef;
use atproto_core::data::{Extra, Record, RecordKeyKind};
use atproto_core::syntax::{Datetime, Did, IntoWire};

/// A follow. Deleting the record takes it back.
///
/// `app.bsky.graph.follow`: a record.
///
/// Its key is a TID.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Follow {
    /// `subject`.
    pub subject: Did,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `via`.
    pub via: Option<Box<StrongRef>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Follow {
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

    /// Sets `via`.
    #[inline]
    #[must_use]
    pub fn via(mut self, via: StrongRef) -> Self {
        self.via = Some(Box::new(via));
        self
    }
}

atproto_core::object! {
    Follow: "app.bsky.graph.follow" {
        0 subject: "subject" required,
        1 created_at: "createdAt" required,
        2 via: "via" optional,
    }
}

impl Record for Follow {
    const NSID: &'static str = "app.bsky.graph.follow";
    const KEY: RecordKeyKind = RecordKeyKind::Tid;
}
