// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.getListFeed`.

use crate::app::bsky::feed::defs::FeedViewPost;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.feed.getListFeed`: a query.
///
/// Needs no session.
///
/// Its own errors are [`GetListFeedError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetListFeed {
    /// `list`.
    pub list: AtUri,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetListFeed {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(list: impl IntoWire<AtUri>) -> Self {
        Self {
            list: list.into_wire(),
            ..Self::default()
        }
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

impl Endpoint for GetListFeed {
    const NSID: &'static str = "app.bsky.feed.getListFeed";
    const METHOD: Method = Method::Query;
    type Output = GetListFeedOutput;
    type Error = GetListFeedError;

    fn request(&self, parts: &mut RequestParts) {
        self.list.write("list", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetListFeed {}

impl Paginated for GetListFeed {
    type Item = FeedViewPost;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.feed.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.feed
    }
}

atproto_core::endpoint_call! {
    GetListFeedCall(GetListFeed) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.feed.getListFeed` declares.
    pub enum GetListFeedError {
        UnknownList = "UnknownList",
    }
}

/// What `app.bsky.feed.getListFeed` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetListFeedOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `feed`.
    pub feed: Vec<FeedViewPost>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetListFeedOutput {
        0 cursor: "cursor" optional,
        1 feed: "feed" required,
    }
}
