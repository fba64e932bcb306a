// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.authManageNotifications`.

/// `app.bsky.authManageNotifications`: a set of permissions, included in OAuth scopes by this name.
pub const AUTH_MANAGE_NOTIFICATIONS: &str = "app.bsky.authManageNotifications";
