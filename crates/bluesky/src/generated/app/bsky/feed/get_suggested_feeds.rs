// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.getSuggestedFeeds`.

use crate::app::bsky::feed::defs::GeneratorView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.feed.getSuggestedFeeds`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestedFeeds {
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetSuggestedFeeds {
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

impl Endpoint for GetSuggestedFeeds {
    const NSID: &'static str = "app.bsky.feed.getSuggestedFeeds";
    const METHOD: Method = Method::Query;
    type Output = GetSuggestedFeedsOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetSuggestedFeeds {}

impl Paginated for GetSuggestedFeeds {
    type Item = GeneratorView;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.feeds.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.feeds
    }
}

atproto_core::endpoint_call! {
    GetSuggestedFeedsCall(GetSuggestedFeeds) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `app.bsky.feed.getSuggestedFeeds` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestedFeedsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `feeds`.
    pub feeds: Vec<GeneratorView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetSuggestedFeedsOutput {
        0 cursor: "cursor" optional,
        1 feeds: "feeds" required,
    }
}
