// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.getSuggestedUsersForSeeMoreSkeleton`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.getSuggestedUsersForSeeMoreSkeleton`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestedUsersForSeeMoreSkeleton {
    /// `viewer`.
    pub viewer: Option<Did>,
    /// `category`.
    pub category: Option<String>,
    /// `limit`: 1 to 50, the default is `25`.
    pub limit: Option<i64>,
}

impl GetSuggestedUsersForSeeMoreSkeleton {
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

    /// Sets `category`.
    #[inline]
    #[must_use]
    pub fn category(mut self, category: impl Into<String>) -> Self {
        self.category = Some(category.into());
        self
    }

    /// Sets `limit`: 1 to 50, the default is `25`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }
}

impl Endpoint for GetSuggestedUsersForSeeMoreSkeleton {
    const NSID: &'static str = "app.bsky.unspecced.getSuggestedUsersForSeeMoreSkeleton";
    const METHOD: Method = Method::Query;
    type Output = GetSuggestedUsersForSeeMoreSkeletonOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.viewer.write("viewer", parts);
        self.category.write("category", parts);
        self.limit.write("limit", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetSuggestedUsersForSeeMoreSkeleton {}

atproto_core::endpoint_call! {
    GetSuggestedUsersForSeeMoreSkeletonCall(GetSuggestedUsersForSeeMoreSkeleton) {
        viewer(impl IntoWire<Did>),
        category(impl Into<String>),
        limit(i64),
    }
}

/// What `app.bsky.unspecced.getSuggestedUsersForSeeMoreSkeleton` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestedUsersForSeeMoreSkeletonOutput {
    /// `dids`.
    pub dids: Vec<Did>,
    /// `recIdStr`.
    pub rec_id_str: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetSuggestedUsersForSeeMoreSkeletonOutput {
        0 dids: "dids" required,
        1 rec_id_str: "recIdStr" optional,
    }
}
