// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.searchStarterPacksSkeleton`.

use crate::app::bsky::unspecced::defs::SkeletonSearchStarterPack;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.searchStarterPacksSkeleton`: a query.
///
/// Its own errors are [`SearchStarterPacksSkeletonError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchStarterPacksSkeleton {
    /// `q`.
    pub q: String,
    /// `viewer`.
    pub viewer: Option<Did>,
    /// `limit`: 1 to 100, the default is `25`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl SearchStarterPacksSkeleton {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(q: impl Into<String>) -> Self {
        Self {
            q: q.into(),
            ..Self::default()
        }
    }

    /// Sets `viewer`.
    #[inline]
    #[must_use]
    pub fn viewer(mut self, viewer: impl IntoWire<Did>) -> Self {
        self.viewer = Some(viewer.into_wire());
        self
    }

    /// Sets `limit`: 1 to 100, the default is `25`.
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

impl Endpoint for SearchStarterPacksSkeleton {
    const NSID: &'static str = "app.bsky.unspecced.searchStarterPacksSkeleton";
    const METHOD: Method = Method::Query;
    type Output = SearchStarterPacksSkeletonOutput;
    type Error = SearchStarterPacksSkeletonError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.q.write("q", parts);
        self.viewer.write("viewer", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for SearchStarterPacksSkeleton {}

impl Paginated for SearchStarterPacksSkeleton {
    type Item = SkeletonSearchStarterPack;

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
        output.starter_packs.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.starter_packs
    }
}

atproto_core::endpoint_call! {
    SearchStarterPacksSkeletonCall(SearchStarterPacksSkeleton) pages {
        viewer(impl IntoWire<Did>),
        limit(i64),
        cursor(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.unspecced.searchStarterPacksSkeleton` declares.
    pub enum SearchStarterPacksSkeletonError {
        BadQueryString = "BadQueryString",
    }
}

/// What `app.bsky.unspecced.searchStarterPacksSkeleton` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchStarterPacksSkeletonOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `hitsTotal`.
    pub hits_total: Option<i64>,
    /// `starterPacks`.
    pub starter_packs: Vec<SkeletonSearchStarterPack>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    SearchStarterPacksSkeletonOutput {
        0 cursor: "cursor" optional,
        1 hits_total: "hitsTotal" optional,
        2 starter_packs: "starterPacks" required,
    }
}
