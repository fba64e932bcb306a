// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.getSuggestedFeeds`.

use crate::app::bsky::feed::defs::GeneratorView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.getSuggestedFeeds`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestedFeeds {
    /// `limit`: 1 to 25, the default is `10`.
    pub limit: Option<i64>,
}

impl GetSuggestedFeeds {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `limit`: 1 to 25, the default is `10`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }
}

impl Endpoint for GetSuggestedFeeds {
    const NSID: &'static str = "app.bsky.unspecced.getSuggestedFeeds";
    const METHOD: Method = Method::Query;
    type Output = GetSuggestedFeedsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetSuggestedFeeds {}

atproto_core::endpoint_call! {
    GetSuggestedFeedsCall(GetSuggestedFeeds) {
        limit(i64),
    }
}

/// What `app.bsky.unspecced.getSuggestedFeeds` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestedFeedsOutput {
    /// `feeds`.
    pub feeds: Vec<GeneratorView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetSuggestedFeedsOutput {
        0 feeds: "feeds" required,
    }
}
