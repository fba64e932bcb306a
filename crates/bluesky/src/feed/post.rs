//! Plain text as a post.

use crate::app::bsky::feed::Post;

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
