// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.getSuggestionsSkeleton`.

use crate::app::bsky::unspecced::defs::SkeletonSearchActor;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.getSuggestionsSkeleton`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestionsSkeleton {
    /// `viewer`.
    pub viewer: Option<Did>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `relativeToDid`.
    pub relative_to_did: Option<Did>,
}

impl GetSuggestionsSkeleton {
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

    /// Sets `relativeToDid`.
    #[inline]
    #[must_use]
    pub fn relative_to_did(mut self, relative_to_did: impl IntoWire<Did>) -> Self {
        self.relative_to_did = Some(relative_to_did.into_wire());
        self
    }
}

impl Endpoint for GetSuggestionsSkeleton {
    const NSID: &'static str = "app.bsky.unspecced.getSuggestionsSkeleton";
    const METHOD: Method = Method::Query;
    type Output = GetSuggestionsSkeletonOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.viewer.write("viewer", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
        self.relative_to_did.write("relativeToDid", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetSuggestionsSkeleton {}

impl Paginated for GetSuggestionsSkeleton {
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
    GetSuggestionsSkeletonCall(GetSuggestionsSkeleton) pages {
        viewer(impl IntoWire<Did>),
        limit(i64),
        cursor(impl Into<String>),
        relative_to_did(impl IntoWire<Did>),
    }
}

/// What `app.bsky.unspecced.getSuggestionsSkeleton` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestionsSkeletonOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `actors`.
    pub actors: Vec<SkeletonSearchActor>,
    /// `relativeToDid`.
    pub relative_to_did: Option<Did>,
    /// `recId`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub rec_id: Option<i64>,
    /// `recIdStr`.
    pub rec_id_str: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetSuggestionsSkeletonOutput {
        0 cursor: "cursor" optional,
        1 actors: "actors" required,
        2 relative_to_did: "relativeToDid" optional,
        3 rec_id: "recId" optional,
        4 rec_id_str: "recIdStr" optional,
    }
}
