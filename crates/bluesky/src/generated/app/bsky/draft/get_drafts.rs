// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.draft.getDrafts`.

use crate::app::bsky::draft::defs::DraftView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.draft.getDrafts`: a query.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetDrafts {
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetDrafts {
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

impl Endpoint for GetDrafts {
    const NSID: &'static str = "app.bsky.draft.getDrafts";
    const METHOD: Method = Method::Query;
    type Output = GetDraftsOutput;
    type Error = NoError;

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

impl Query for GetDrafts {}

impl Paginated for GetDrafts {
    type Item = DraftView;

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
        output.drafts.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.drafts
    }
}

atproto_core::endpoint_call! {
    GetDraftsCall(GetDrafts) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `app.bsky.draft.getDrafts` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetDraftsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `drafts`.
    pub drafts: Vec<DraftView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetDraftsOutput {
        0 cursor: "cursor" optional,
        1 drafts: "drafts" required,
    }
}
