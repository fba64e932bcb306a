// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.bookmark.getBookmarks`.

use crate::app::bsky::bookmark::defs::BookmarkView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.bookmark.getBookmarks`: a query.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetBookmarks {
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetBookmarks {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `limit`: 1 to 100, the default is `50`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }
}

impl Endpoint for GetBookmarks {
    const NSID: &'static str = "app.bsky.bookmark.getBookmarks";
    const METHOD: Method = Method::Query;
    type Output = GetBookmarksOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetBookmarks {}

impl Paginated for GetBookmarks {
    type Item = BookmarkView;

    #[inline]
    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    #[inline]
    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    #[inline]
    fn len(output: &Self::Output) -> usize {
        output.bookmarks.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.bookmarks
    }
}

atproto_core::endpoint_call! {
    GetBookmarksCall(GetBookmarks) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `app.bsky.bookmark.getBookmarks` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetBookmarksOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `bookmarks`.
    pub bookmarks: Vec<BookmarkView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetBookmarksOutput {
        0 cursor: "cursor" optional,
        1 bookmarks: "bookmarks" required,
    }
}
