// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.verification`.

use atproto_core::data::{Extra, Record, RecordKeyKind};
use atproto_core::syntax::{Datetime, Did, Handle, IntoWire};

/// `app.bsky.graph.verification`: a record.
///
/// Its key is a TID.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Verification {
    /// `subject`.
    pub subject: Did,
    /// `handle`.
    pub handle: Handle,
    /// `displayName`.
    pub display_name: String,
    /// `createdAt`.
    pub created_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Verification {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        subject: impl IntoWire<Did>,
        handle: impl IntoWire<Handle>,
        display_name: impl Into<String>,
    ) -> Self {
        Self {
            subject: subject.into_wire(),
            handle: handle.into_wire(),
            display_name: display_name.into(),
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
    Verification: "app.bsky.graph.verification" {
        0 subject: "subject" required,
        1 handle: "handle" required,
        2 display_name: "displayName" required,
        3 created_at: "createdAt" required,
    }
}

impl Record for Verification {
    const NSID: &'static str = "app.bsky.graph.verification";
    const KEY: RecordKeyKind = RecordKeyKind::Tid;
}
