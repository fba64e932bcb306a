// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.searchStarterPacks`.

use crate::app::bsky::graph::defs::StarterPackViewBasic;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.graph.searchStarterPacks`: a query.
///
/// Needs no session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchStarterPacks {
    /// `q`.
    pub q: String,
    /// `limit`: 1 to 100, the default is `25`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl SearchStarterPacks {
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

impl Endpoint for SearchStarterPacks {
    const NSID: &'static str = "app.bsky.graph.searchStarterPacks";
    const METHOD: Method = Method::Query;
    type Output = SearchStarterPacksOutput;
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

impl Query for SearchStarterPacks {}

impl Paginated for SearchStarterPacks {
    type Item = StarterPackViewBasic;

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
    SearchStarterPacksCall(SearchStarterPacks) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `app.bsky.graph.searchStarterPacks` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchStarterPacksOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `starterPacks`.
    pub starter_packs: Vec<StarterPackViewBasic>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    SearchStarterPacksOutput {
        0 cursor: "cursor" optional,
        1 starter_packs: "starterPacks" required,
    }
}
