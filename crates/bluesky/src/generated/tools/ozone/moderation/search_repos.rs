// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation.searchRepos`.

use crate::tools::ozone::moderation::defs::RepoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.moderation.searchRepos`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchRepos {
    /// `term`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub term: Option<String>,
    /// `q`.
    pub q: Option<String>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl SearchRepos {
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
}

impl Endpoint for SearchRepos {
    const NSID: &'static str = "tools.ozone.moderation.searchRepos";
    const METHOD: Method = Method::Query;
    type Output = SearchReposOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.term.write("term", parts);
        self.q.write("q", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for SearchRepos {}

impl Paginated for SearchRepos {
    type Item = RepoView;

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
        output.repos.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.repos
    }
}

atproto_core::endpoint_call! {
    SearchReposCall(SearchRepos) pages {
        term(impl Into<String>),
        q(impl Into<String>),
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `tools.ozone.moderation.searchRepos` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchReposOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `repos`.
    pub repos: Vec<RepoView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    SearchReposOutput {
        0 cursor: "cursor" optional,
        1 repos: "repos" required,
    }
}
