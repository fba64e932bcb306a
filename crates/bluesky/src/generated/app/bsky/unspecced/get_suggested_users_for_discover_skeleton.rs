// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.getSuggestedUsersForDiscoverSkeleton`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.getSuggestedUsersForDiscoverSkeleton`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestedUsersForDiscoverSkeleton {
    /// `viewer`.
    pub viewer: Option<Did>,
    /// `limit`: 1 to 50, the default is `25`.
    pub limit: Option<i64>,
}

impl GetSuggestedUsersForDiscoverSkeleton {
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

    /// Sets `limit`: 1 to 50, the default is `25`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }
}

impl Endpoint for GetSuggestedUsersForDiscoverSkeleton {
    const NSID: &'static str = "app.bsky.unspecced.getSuggestedUsersForDiscoverSkeleton";
    const METHOD: Method = Method::Query;
    type Output = GetSuggestedUsersForDiscoverSkeletonOutput;
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

impl Query for GetSuggestedUsersForDiscoverSkeleton {}

atproto_core::endpoint_call! {
    GetSuggestedUsersForDiscoverSkeletonCall(GetSuggestedUsersForDiscoverSkeleton) {
        viewer(impl IntoWire<Did>),
        limit(i64),
    }
}

/// What `app.bsky.unspecced.getSuggestedUsersForDiscoverSkeleton` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestedUsersForDiscoverSkeletonOutput {
    /// `dids`.
    pub dids: Vec<Did>,
    /// `recIdStr`.
    pub rec_id_str: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetSuggestedUsersForDiscoverSkeletonOutput {
        0 dids: "dids" required,
        1 rec_id_str: "recIdStr" optional,
    }
}
