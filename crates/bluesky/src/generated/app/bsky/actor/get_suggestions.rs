// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.actor.getSuggestions`.

use crate::app::bsky::actor::defs::ProfileView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.actor.getSuggestions`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestions {
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetSuggestions {
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

impl Endpoint for GetSuggestions {
    const NSID: &'static str = "app.bsky.actor.getSuggestions";
    const METHOD: Method = Method::Query;
    type Output = GetSuggestionsOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetSuggestions {}

impl Paginated for GetSuggestions {
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
    GetSuggestionsCall(GetSuggestions) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `app.bsky.actor.getSuggestions` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestionsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `actors`.
    pub actors: Vec<ProfileView>,
    /// `recId`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub rec_id: Option<i64>,
    /// `recIdStr`.
    pub rec_id_str: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetSuggestionsOutput {
        0 cursor: "cursor" optional,
        1 actors: "actors" required,
        2 rec_id: "recId" optional,
        3 rec_id_str: "recIdStr" optional,
    }
}
