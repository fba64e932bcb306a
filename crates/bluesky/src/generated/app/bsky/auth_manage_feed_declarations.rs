// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.authManageFeedDeclarations`.

/// `app.bsky.authManageFeedDeclarations`: a set of permissions, included in OAuth scopes by this name.
pub const AUTH_MANAGE_FEED_DECLARATIONS: &str = "app.bsky.authManageFeedDeclarations";
