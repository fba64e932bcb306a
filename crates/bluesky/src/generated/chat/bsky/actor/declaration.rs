// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.actor.declaration`.

use atproto_core::data::{Extra, Record, RecordKeyKind};

/// `chat.bsky.actor.declaration`: a record.
///
/// Its key is `self`: one to a repository.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Declaration {
    /// `allowIncoming`.
    pub allow_incoming: DeclarationAllowIncoming,
    /// `allowGroupInvites`.
    pub allow_group_invites: Option<DeclarationAllowGroupInvites>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Declaration {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(allow_incoming: impl Into<DeclarationAllowIncoming>) -> Self {
        Self {
            allow_incoming: allow_incoming.into(),
            ..Self::default()
        }
    }

    /// Sets `allowGroupInvites`.
    #[inline]
    #[must_use]
    pub fn allow_group_invites(
        mut self,
        allow_group_invites: impl Into<DeclarationAllowGroupInvites>,
    ) -> Self {
        self.allow_group_invites = Some(allow_group_invites.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    Declaration: "chat.bsky.actor.declaration" {
        0 allow_incoming: "allowIncoming" required,
        1 allow_group_invites: "allowGroupInvites" optional,
    }
}

impl Record for Declaration {
    const NSID: &'static str = "chat.bsky.actor.declaration";
    const KEY: RecordKeyKind = RecordKeyKind::Literal("self");
}

atproto_core::known_values! {
    /// The `allowIncoming` of [`Declaration`].
    pub struct DeclarationAllowIncoming {
        ALL = "all",
        NONE = "none",
        FOLLOWING = "following",
    }
}

atproto_core::known_values! {
    /// The `allowGroupInvites` of [`Declaration`].
    pub struct DeclarationAllowGroupInvites {
        ALL = "all",
        NONE = "none",
        FOLLOWING = "following",
    }
}
