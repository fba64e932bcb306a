// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.getOnboardingSuggestedUsersSkeleton`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.getOnboardingSuggestedUsersSkeleton`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetOnboardingSuggestedUsersSkeleton {
    /// `viewer`.
    pub viewer: Option<Did>,
    /// `category`.
    pub category: Option<String>,
    /// `limit`: 1 to 50, the default is `25`.
    pub limit: Option<i64>,
}

impl GetOnboardingSuggestedUsersSkeleton {
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

impl Endpoint for GetOnboardingSuggestedUsersSkeleton {
    const NSID: &'static str = "app.bsky.unspecced.getOnboardingSuggestedUsersSkeleton";
    const METHOD: Method = Method::Query;
    type Output = GetOnboardingSuggestedUsersSkeletonOutput;
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

impl Query for GetOnboardingSuggestedUsersSkeleton {}

atproto_core::endpoint_call! {
    GetOnboardingSuggestedUsersSkeletonCall(GetOnboardingSuggestedUsersSkeleton) {
        viewer(impl IntoWire<Did>),
        category(impl Into<String>),
        limit(i64),
    }
}

/// What `app.bsky.unspecced.getOnboardingSuggestedUsersSkeleton` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetOnboardingSuggestedUsersSkeletonOutput {
    /// `dids`.
    pub dids: Vec<Did>,
    /// `recId`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub rec_id: Option<String>,
    /// `recIdStr`.
    pub rec_id_str: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetOnboardingSuggestedUsersSkeletonOutput {
        0 dids: "dids" required,
        1 rec_id: "recId" optional,
        2 rec_id_str: "recIdStr" optional,
    }
}
