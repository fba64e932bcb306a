// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.authManageLabelerService`.

/// `app.bsky.authManageLabelerService`: a set of permissions, included in OAuth scopes by this name.
pub const AUTH_MANAGE_LABELER_SERVICE: &str = "app.bsky.authManageLabelerService";
