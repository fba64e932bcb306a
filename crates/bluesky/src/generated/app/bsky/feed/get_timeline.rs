// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.getTimeline`.

use crate::app::bsky::feed::defs::FeedViewPost;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// The posts of the accounts that the signed-in account follows, newest first.
///
/// `app.bsky.feed.getTimeline`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetTimeline {
    /// `algorithm`.
    pub algorithm: Option<String>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetTimeline {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `algorithm`.
    #[inline]
    #[must_use]
    pub fn algorithm(mut self, algorithm: impl Into<String>) -> Self {
        self.algorithm = Some(algorithm.into());
        self
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

impl Endpoint for GetTimeline {
    const NSID: &'static str = "app.bsky.feed.getTimeline";
    const METHOD: Method = Method::Query;
    type Output = GetTimelineOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.algorithm.write("algorithm", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetTimeline {}

impl Paginated for GetTimeline {
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
    GetTimelineCall(GetTimeline) pages {
        algorithm(impl Into<String>),
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `app.bsky.feed.getTimeline` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetTimelineOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `feed`.
    pub feed: Vec<FeedViewPost>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetTimelineOutput {
        0 cursor: "cursor" optional,
        1 feed: "feed" required,
    }
}
