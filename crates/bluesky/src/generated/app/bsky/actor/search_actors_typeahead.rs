// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.actor.searchActorsTypeahead`.

use crate::app::bsky::actor::defs::ProfileViewBasic;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// Accounts for a name that is still being typed: fewer and faster than a search.
///
/// `app.bsky.actor.searchActorsTypeahead`: a query.
///
/// Needs no session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchActorsTypeahead {
    /// `term`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub term: Option<String>,
    /// `q`.
    pub q: Option<String>,
    /// `limit`: 1 to 100, the default is `10`.
    pub limit: Option<i64>,
}

impl SearchActorsTypeahead {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `term`.
    #[deprecated(note = "deprecated by its lexicon")]
    #[inline]
    #[must_use]
    pub fn term(mut self, term: impl Into<String>) -> Self {
        self.term = Some(term.into());
        self
    }

    /// Sets `q`.
    #[inline]
    #[must_use]
    pub fn q(mut self, q: impl Into<String>) -> Self {
        self.q = Some(q.into());
        self
    }

    /// Sets `limit`: 1 to 100, the default is `10`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }
}

impl Endpoint for SearchActorsTypeahead {
    const NSID: &'static str = "app.bsky.actor.searchActorsTypeahead";
    const METHOD: Method = Method::Query;
    type Output = SearchActorsTypeaheadOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.term.write("term", parts);
        self.q.write("q", parts);
        self.limit.write("limit", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for SearchActorsTypeahead {}

atproto_core::endpoint_call! {
    SearchActorsTypeaheadCall(SearchActorsTypeahead) {
        term(impl Into<String>),
        q(impl Into<String>),
        limit(i64),
    }
}

/// What `app.bsky.actor.searchActorsTypeahead` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchActorsTypeaheadOutput {
    /// `actors`.
    pub actors: Vec<ProfileViewBasic>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    SearchActorsTypeaheadOutput {
        0 actors: "actors" required,
    }
}
