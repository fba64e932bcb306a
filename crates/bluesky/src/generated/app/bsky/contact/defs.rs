// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.contact.defs`.

use crate::app::bsky::actor::defs::ProfileView;
use atproto_core::data::Extra;
use atproto_core::syntax::{Datetime, Did, IntoWire};

/// `app.bsky.contact.defs#matchAndContactIndex`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct MatchAndContactIndex {
    /// `match`.
    pub r#match: ProfileView,
    /// `contactIndex`: 0 to 999.
    pub contact_index: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl MatchAndContactIndex {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(r#match: ProfileView, contact_index: i64) -> Self {
        Self {
            r#match,
            contact_index,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    MatchAndContactIndex {
        0 r#match: "match" required,
        1 contact_index: "contactIndex" required,
    }
}

/// `app.bsky.contact.defs#syncStatus`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SyncStatus {
    /// `syncedAt`.
    pub synced_at: Datetime,
    /// `matchesCount`: at least 0.
    pub matches_count: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SyncStatus {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(synced_at: impl IntoWire<Datetime>, matches_count: i64) -> Self {
        Self {
            synced_at: synced_at.into_wire(),
            matches_count,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SyncStatus {
        0 synced_at: "syncedAt" required,
        1 matches_count: "matchesCount" required,
    }
}

/// `app.bsky.contact.defs#notification`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Notification {
    /// `from`.
    pub from: Did,
    /// `to`.
    pub to: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Notification {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(from: impl IntoWire<Did>, to: impl IntoWire<Did>) -> Self {
        Self {
            from: from.into_wire(),
            to: to.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Notification {
        0 from: "from" required,
        1 to: "to" required,
    }
}
