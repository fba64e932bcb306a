// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.authManageModeration`.

/// `app.bsky.authManageModeration`: a set of permissions, included in OAuth scopes by this name.
pub const AUTH_MANAGE_MODERATION: &str = "app.bsky.authManageModeration";
