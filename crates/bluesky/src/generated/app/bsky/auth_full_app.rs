// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.authFullApp`.

/// `app.bsky.authFullApp`: a set of permissions, included in OAuth scopes by this name.
pub const AUTH_FULL_APP: &str = "app.bsky.authFullApp";
