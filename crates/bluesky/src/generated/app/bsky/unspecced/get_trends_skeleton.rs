// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.getTrendsSkeleton`.

use crate::app::bsky::unspecced::defs::SkeletonTrend;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.getTrendsSkeleton`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetTrendsSkeleton {
    /// `viewer`.
    pub viewer: Option<Did>,
    /// `limit`: 1 to 25, the default is `10`.
    pub limit: Option<i64>,
}

impl GetTrendsSkeleton {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `viewer`.
    #[inline]
    #[must_use]
    pub fn viewer(mut self, viewer: impl IntoWire<Did>) -> Self {
        self.viewer = Some(viewer.into_wire());
        self
    }

    /// Sets `limit`: 1 to 25, the default is `10`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }
}

impl Endpoint for GetTrendsSkeleton {
    const NSID: &'static str = "app.bsky.unspecced.getTrendsSkeleton";
    const METHOD: Method = Method::Query;
    type Output = GetTrendsSkeletonOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.viewer.write("viewer", parts);
        self.limit.write("limit", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetTrendsSkeleton {}

atproto_core::endpoint_call! {
    GetTrendsSkeletonCall(GetTrendsSkeleton) {
        viewer(impl IntoWire<Did>),
        limit(i64),
    }
}

/// What `app.bsky.unspecced.getTrendsSkeleton` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetTrendsSkeletonOutput {
    /// `trends`.
    pub trends: Vec<SkeletonTrend>,
    /// `recIdStr`.
    pub rec_id_str: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetTrendsSkeletonOutput {
        0 trends: "trends" required,
        1 rec_id_str: "recIdStr" optional,
    }
}
