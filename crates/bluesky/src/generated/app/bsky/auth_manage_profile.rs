// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.authManageProfile`.

/// `app.bsky.authManageProfile`: a set of permissions, included in OAuth scopes by this name.
pub const AUTH_MANAGE_PROFILE: &str = "app.bsky.authManageProfile";
