// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.searchStarterPacksV2`.

use crate::app::bsky::graph::defs::StarterPackView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.graph.searchStarterPacksV2`: a query.
///
/// Needs no session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchStarterPacksV2 {
    /// `q`.
    pub q: String,
    /// `limit`: 1 to 100, the default is `25`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl SearchStarterPacksV2 {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(q: impl Into<String>) -> Self {
        Self {
            q: q.into(),
            ..Self::default()
        }
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

impl Endpoint for SearchStarterPacksV2 {
    const NSID: &'static str = "app.bsky.graph.searchStarterPacksV2";
    const METHOD: Method = Method::Query;
    type Output = SearchStarterPacksV2Output;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.q.write("q", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for SearchStarterPacksV2 {}

impl Paginated for SearchStarterPacksV2 {
    type Item = StarterPackView;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.starter_packs.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.starter_packs
    }
}

atproto_core::endpoint_call! {
    SearchStarterPacksV2Call(SearchStarterPacksV2) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `app.bsky.graph.searchStarterPacksV2` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchStarterPacksV2Output {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `hitsTotal`.
    pub hits_total: Option<i64>,
    /// `starterPacks`.
    pub starter_packs: Vec<StarterPackView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    SearchStarterPacksV2Output {
        0 cursor: "cursor" optional,
        1 hits_total: "hitsTotal" optional,
        2 starter_packs: "starterPacks" required,
    }
}
