// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.bookmark`.

pub mod create_bookmark;
pub mod defs;
pub mod delete_bookmark;
pub mod get_bookmarks;

pub use create_bookmark::{CreateBookmark, CreateBookmarkCall, CreateBookmarkError};
pub use delete_bookmark::{DeleteBookmark, DeleteBookmarkCall, DeleteBookmarkError};
pub use get_bookmarks::{GetBookmarks, GetBookmarksCall, GetBookmarksOutput};

use atproto_core::syntax::{AtUri, CidString, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `app.bsky.bookmark`.
#[derive(Clone, Debug)]
pub struct Bookmark {
    client: Client,
}

impl Bookmark {
    /// Those of this client.
    #[inline]
    pub fn new(client: Client) -> Self {
        Self { client }
    }

    /// The client that sends the calls.
    #[inline]
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Calls `app.bsky.bookmark.createBookmark`: see [`CreateBookmark`].
    #[inline]
    pub fn create_bookmark(
        &self,
        uri: impl IntoWire<AtUri>,
        cid: impl IntoWire<CidString>,
    ) -> CreateBookmarkCall {
        CreateBookmarkCall::new(&self.client, CreateBookmark::new(uri, cid))
    }

    /// Calls `app.bsky.bookmark.deleteBookmark`: see [`DeleteBookmark`].
    #[inline]
    pub fn delete_bookmark(&self, uri: impl IntoWire<AtUri>) -> DeleteBookmarkCall {
        DeleteBookmarkCall::new(&self.client, DeleteBookmark::new(uri))
    }

    /// Asks `app.bsky.bookmark.getBookmarks`: see [`GetBookmarks`].
    #[inline]
    pub fn get_bookmarks(&self) -> GetBookmarksCall {
        GetBookmarksCall::new(&self.client, GetBookmarks::new())
    }
}
