// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.contact.getMatches`.

use crate::app::bsky::actor::defs::ProfileView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.contact.getMatches`: a query.
///
/// Needs a session.
///
/// Its own errors are [`GetMatchesError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetMatches {
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetMatches {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
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

impl Endpoint for GetMatches {
    const NSID: &'static str = "app.bsky.contact.getMatches";
    const METHOD: Method = Method::Query;
    type Output = GetMatchesOutput;
    type Error = GetMatchesError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetMatches {}

impl Paginated for GetMatches {
    type Item = ProfileView;

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
        output.matches.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.matches
    }
}

atproto_core::endpoint_call! {
    GetMatchesCall(GetMatches) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.contact.getMatches` declares.
    pub enum GetMatchesError {
        InvalidDid = "InvalidDid",
        InvalidLimit = "InvalidLimit",
        InvalidCursor = "InvalidCursor",
        InternalError = "InternalError",
    }
}

/// What `app.bsky.contact.getMatches` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetMatchesOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `matches`.
    pub matches: Vec<ProfileView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetMatchesOutput {
        0 cursor: "cursor" optional,
        1 matches: "matches" required,
    }
}
