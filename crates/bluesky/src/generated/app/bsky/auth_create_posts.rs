// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.authCreatePosts`.

/// `app.bsky.authCreatePosts`: a set of permissions, included in OAuth scopes by this name.
pub const AUTH_CREATE_POSTS: &str = "app.bsky.authCreatePosts";
