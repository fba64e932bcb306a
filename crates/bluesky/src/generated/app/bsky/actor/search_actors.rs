// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.actor.searchActors`.

use crate::app::bsky::actor::defs::ProfileView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// Accounts whose name, handle or description matches.
///
/// `app.bsky.actor.searchActors`: a query.
///
/// Needs no session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchActors {
    /// `term`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub term: Option<String>,
    /// `q`.
    pub q: Option<String>,
    /// `limit`: 1 to 100, the default is `25`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl SearchActors {
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

impl Endpoint for SearchActors {
    const NSID: &'static str = "app.bsky.actor.searchActors";
    const METHOD: Method = Method::Query;
    type Output = SearchActorsOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.term.write("term", parts);
        self.q.write("q", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for SearchActors {}

impl Paginated for SearchActors {
    type Item = ProfileView;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.actors.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.actors
    }
}

atproto_core::endpoint_call! {
    SearchActorsCall(SearchActors) pages {
        term(impl Into<String>),
        q(impl Into<String>),
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `app.bsky.actor.searchActors` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchActorsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `actors`.
    pub actors: Vec<ProfileView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    SearchActorsOutput {
        0 cursor: "cursor" optional,
        1 actors: "actors" required,
    }
}
