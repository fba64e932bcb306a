// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.getPopularFeedGenerators`.

use crate::app::bsky::feed::defs::GeneratorView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.getPopularFeedGenerators`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetPopularFeedGenerators {
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `query`.
    pub query: Option<String>,
}

impl GetPopularFeedGenerators {
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

    /// Sets `query`.
    #[inline]
    #[must_use]
    pub fn query(mut self, query: impl Into<String>) -> Self {
        self.query = Some(query.into());
        self
    }
}

impl Endpoint for GetPopularFeedGenerators {
    const NSID: &'static str = "app.bsky.unspecced.getPopularFeedGenerators";
    const METHOD: Method = Method::Query;
    type Output = GetPopularFeedGeneratorsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
        self.query.write("query", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetPopularFeedGenerators {}

impl Paginated for GetPopularFeedGenerators {
    type Item = GeneratorView;

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
        output.feeds.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.feeds
    }
}

atproto_core::endpoint_call! {
    GetPopularFeedGeneratorsCall(GetPopularFeedGenerators) pages {
        limit(i64),
        cursor(impl Into<String>),
        query(impl Into<String>),
    }
}

/// What `app.bsky.unspecced.getPopularFeedGenerators` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetPopularFeedGeneratorsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `feeds`.
    pub feeds: Vec<GeneratorView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetPopularFeedGeneratorsOutput {
        0 cursor: "cursor" optional,
        1 feeds: "feeds" required,
    }
}
