// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.authFullChatClient`.

/// `chat.bsky.authFullChatClient`: a set of permissions, included in OAuth scopes by this name.
pub const AUTH_FULL_CHAT_CLIENT: &str = "chat.bsky.authFullChatClient";
