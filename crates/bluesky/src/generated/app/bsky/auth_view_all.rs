// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.authViewAll`.

/// `app.bsky.authViewAll`: a set of permissions, included in OAuth scopes by this name.
pub const AUTH_VIEW_ALL: &str = "app.bsky.authViewAll";
