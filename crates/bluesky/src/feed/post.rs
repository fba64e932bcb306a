//! Plain text as a post, and a post as something to point at.

use crate::{
    app::bsky::feed::{Post, defs::PostView},
    com::atproto::repo::StrongRef,
};

impl From<&str> for Post {
    /// A post of this text, written now, without links or mentions.
    fn from(text: &str) -> Self {
        Self::new(text)
    }
}

impl From<String> for Post {
    /// A post of this text, written now, without links or mentions.
    fn from(text: String) -> Self {
        Self::new(text)
    }
}

impl From<&PostView> for StrongRef {
    /// The post, to like it, to quote it or to reply to it.
    fn from(post: &PostView) -> Self {
        Self::new(&post.uri, &post.cid)
    }
}
