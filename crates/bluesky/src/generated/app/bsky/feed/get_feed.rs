// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.getFeed`.

use crate::app::bsky::feed::defs::FeedViewPost;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Paginated, Query, RequestParts};
use bytes::Bytes;

/// The posts of a custom feed.
///
/// `app.bsky.feed.getFeed`: a query.
///
/// Its own errors are [`GetFeedError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetFeed {
    /// `feed`.
    pub feed: AtUri,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetFeed {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(feed: impl IntoWire<AtUri>) -> Self {
        Self {
            feed: feed.into_wire(),
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

impl Endpoint for GetFeed {
    const NSID: &'static str = "app.bsky.feed.getFeed";
    const METHOD: Method = Method::Query;
    type Output = GetFeedOutput;
    type Error = GetFeedError;

    fn request(&self, parts: &mut RequestParts) {
        self.feed.write("feed", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetFeed {}

impl Paginated for GetFeed {
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
    GetFeedCall(GetFeed) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.feed.getFeed` declares.
    pub enum GetFeedError {
        UnknownFeed = "UnknownFeed",
    }
}

/// What `app.bsky.feed.getFeed` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetFeedOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `feed`.
    pub feed: Vec<FeedViewPost>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetFeedOutput {
        0 cursor: "cursor" optional,
        1 feed: "feed" required,
    }
}
