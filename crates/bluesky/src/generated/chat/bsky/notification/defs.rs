// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.notification.defs`.

use atproto_core::data::Extra;

/// `chat.bsky.notification.defs#preferences`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Preferences {
    /// `chat`.
    pub chat: ChatPreference,
    /// `chatRequest`.
    pub chat_request: ChatPreference,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Preferences {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(chat: ChatPreference, chat_request: ChatPreference) -> Self {
        Self {
            chat,
            chat_request,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Preferences {
        0 chat: "chat" required,
        1 chat_request: "chatRequest" required,
    }
}

/// `chat.bsky.notification.defs#chatPreference`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ChatPreference {
    /// `include`.
    pub include: ChatPreferenceInclude,
    /// `push`.
    pub push: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ChatPreference {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(include: impl Into<ChatPreferenceInclude>, push: bool) -> Self {
        Self {
            include: include.into(),
            push,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ChatPreference {
        0 include: "include" required,
        1 push: "push" required,
    }
}

atproto_core::known_values! {
    /// The `include` of [`ChatPreference`].
    pub struct ChatPreferenceInclude {
        ALL = "all",
        FOLLOWS = "follows",
    }
}
