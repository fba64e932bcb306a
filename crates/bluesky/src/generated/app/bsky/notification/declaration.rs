// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.notification.declaration`.

use atproto_core::data::{Extra, Record, RecordKeyKind};

/// `app.bsky.notification.declaration`: a record.
///
/// Its key is `self`: one to a repository.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Declaration {
    /// `allowSubscriptions`.
    pub allow_subscriptions: DeclarationAllowSubscriptions,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Declaration {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(allow_subscriptions: impl Into<DeclarationAllowSubscriptions>) -> Self {
        Self {
            allow_subscriptions: allow_subscriptions.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Declaration: "app.bsky.notification.declaration" {
        0 allow_subscriptions: "allowSubscriptions" required,
    }
}

impl Record for Declaration {
    const NSID: &'static str = "app.bsky.notification.declaration";
    const KEY: RecordKeyKind = RecordKeyKind::Literal("self");
}

atproto_core::known_values! {
    /// The `allowSubscriptions` of [`Declaration`].
    pub struct DeclarationAllowSubscriptions {
        FOLLOWERS = "followers",
        MUTUALS = "mutuals",
        NONE = "none",
    }
}
