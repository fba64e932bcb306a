// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.authDeleteContent`.

/// `app.bsky.authDeleteContent`: a set of permissions, included in OAuth scopes by this name.
pub const AUTH_DELETE_CONTENT: &str = "app.bsky.authDeleteContent";
