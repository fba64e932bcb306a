// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.getTrends`.

use crate::app::bsky::unspecced::defs::TrendView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.getTrends`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetTrends {
    /// `limit`: 1 to 25, the default is `10`.
    pub limit: Option<i64>,
}

impl GetTrends {
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

impl Endpoint for GetTrends {
    const NSID: &'static str = "app.bsky.unspecced.getTrends";
    const METHOD: Method = Method::Query;
    type Output = GetTrendsOutput;
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

impl Query for GetTrends {}

atproto_core::endpoint_call! {
    GetTrendsCall(GetTrends) {
        limit(i64),
    }
}

/// What `app.bsky.unspecced.getTrends` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetTrendsOutput {
    /// `trends`.
    pub trends: Vec<TrendView>,
    /// `recIdStr`.
    pub rec_id_str: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetTrendsOutput {
        0 trends: "trends" required,
        1 rec_id_str: "recIdStr" optional,
    }
}
