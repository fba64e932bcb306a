// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.actor.status`.

use crate::app::bsky::embed::external::External;
use atproto_core::data::{Extra, Record, RecordKeyKind, Unknown};
use atproto_core::syntax::{Datetime, IntoWire};

/// `app.bsky.actor.status`: a record.
///
/// Its key is `self`: one to a repository.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Status {
    /// `status`.
    pub status: StatusStatus,
    /// `embed`.
    pub embed: Option<StatusEmbed>,
    /// `durationMinutes`: at least 1.
    pub duration_minutes: Option<i64>,
    /// `createdAt`.
    pub created_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Status {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(status: impl Into<StatusStatus>) -> Self {
        Self {
            status: status.into(),
            created_at: Datetime::now(),
            ..Self::default()
        }
    }

    /// Sets `embed`.
    #[inline]
    #[must_use]
    pub fn embed(mut self, embed: impl Into<StatusEmbed>) -> Self {
        self.embed = Some(embed.into());
        self
    }

    /// Sets `durationMinutes`: at least 1.
    #[inline]
    #[must_use]
    pub fn duration_minutes(mut self, duration_minutes: i64) -> Self {
        self.duration_minutes = Some(duration_minutes);
        self
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
    Status: "app.bsky.actor.status" {
        0 status: "status" required,
        1 embed: "embed" optional,
        2 duration_minutes: "durationMinutes" optional,
        3 created_at: "createdAt" required,
    }
}

impl Record for Status {
    const NSID: &'static str = "app.bsky.actor.status";
    const KEY: RecordKeyKind = RecordKeyKind::Literal("self");
}

atproto_core::known_values! {
    /// The `status` of [`Status`].
    pub struct StatusStatus {
        LIVE = "app.bsky.actor.status#live",
    }
}

/// The `embed` of [`Status`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum StatusEmbed {
    /// `app.bsky.embed.external`.
    External(Box<External>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    StatusEmbed {
        0 External(External): "app.bsky.embed.external" from "external",
    }
}

/// `app.bsky.actor.status#live`: a token.
pub const LIVE: &str = "app.bsky.actor.status#live";
