// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.searchActorsSkeleton`.

use crate::app::bsky::unspecced::defs::SkeletonSearchActor;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.searchActorsSkeleton`: a query.
///
/// Its own errors are [`SearchActorsSkeletonError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchActorsSkeleton {
    /// `q`.
    pub q: String,
    /// `viewer`.
    pub viewer: Option<Did>,
    /// `typeahead`.
    pub typeahead: Option<bool>,
    /// `limit`: 1 to 100, the default is `25`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl SearchActorsSkeleton {
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

    /// Sets `typeahead`.
    #[inline]
    #[must_use]
    pub fn typeahead(mut self, typeahead: bool) -> Self {
        self.typeahead = Some(typeahead);
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

impl Endpoint for SearchActorsSkeleton {
    const NSID: &'static str = "app.bsky.unspecced.searchActorsSkeleton";
    const METHOD: Method = Method::Query;
    type Output = SearchActorsSkeletonOutput;
    type Error = SearchActorsSkeletonError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.q.write("q", parts);
        self.viewer.write("viewer", parts);
        self.typeahead.write("typeahead", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for SearchActorsSkeleton {}

impl Paginated for SearchActorsSkeleton {
    type Item = SkeletonSearchActor;

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
        output.actors.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.actors
    }
}

atproto_core::endpoint_call! {
    SearchActorsSkeletonCall(SearchActorsSkeleton) pages {
        viewer(impl IntoWire<Did>),
        typeahead(bool),
        limit(i64),
        cursor(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.unspecced.searchActorsSkeleton` declares.
    pub enum SearchActorsSkeletonError {
        BadQueryString = "BadQueryString",
    }
}

/// What `app.bsky.unspecced.searchActorsSkeleton` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchActorsSkeletonOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `hitsTotal`.
    pub hits_total: Option<i64>,
    /// `actors`.
    pub actors: Vec<SkeletonSearchActor>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    SearchActorsSkeletonOutput {
        0 cursor: "cursor" optional,
        1 hits_total: "hitsTotal" optional,
        2 actors: "actors" required,
    }
}
