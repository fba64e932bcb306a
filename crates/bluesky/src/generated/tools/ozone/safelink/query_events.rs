// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.safelink.queryEvents`.

use crate::tools::ozone::safelink::defs::Event;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.safelink.queryEvents`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QueryEvents {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `urls`.
    pub urls: Option<Vec<String>>,
    /// `patternType`.
    pub pattern_type: Option<String>,
    /// `sortDirection`: the default is `desc`.
    pub sort_direction: Option<QueryEventsSortDirection>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl QueryEvents {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }

    /// Sets `limit`: 1 to 100, the default is `50`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Sets `urls`.
    #[inline]
    #[must_use]
    pub fn urls(mut self, urls: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.urls = Some(urls.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `patternType`.
    #[inline]
    #[must_use]
    pub fn pattern_type(mut self, pattern_type: impl Into<String>) -> Self {
        self.pattern_type = Some(pattern_type.into());
        self
    }

    /// Sets `sortDirection`: the default is `desc`.
    #[inline]
    #[must_use]
    pub fn sort_direction(mut self, sort_direction: impl Into<QueryEventsSortDirection>) -> Self {
        self.sort_direction = Some(sort_direction.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    QueryEvents {
        0 cursor: "cursor" optional,
        1 limit: "limit" optional,
        2 urls: "urls" optional,
        3 pattern_type: "patternType" optional,
        4 sort_direction: "sortDirection" optional,
    }
}

impl Endpoint for QueryEvents {
    const NSID: &'static str = "tools.ozone.safelink.queryEvents";
    const METHOD: Method = Method::Procedure;
    type Output = QueryEventsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for QueryEvents {}

atproto_core::endpoint_call! {
    QueryEventsCall(QueryEvents) {
        cursor(impl Into<String>),
        limit(i64),
        urls(impl IntoIterator<Item = impl Into<String>>),
        pattern_type(impl Into<String>),
        sort_direction(impl Into<QueryEventsSortDirection>),
    }
}

atproto_core::known_values! {
    /// The `sortDirection` of [`QueryEvents`].
    pub struct QueryEventsSortDirection {
        ASC = "asc",
        DESC = "desc",
    }
}

/// What `tools.ozone.safelink.queryEvents` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QueryEventsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `events`.
    pub events: Vec<Event>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    QueryEventsOutput {
        0 cursor: "cursor" optional,
        1 events: "events" required,
    }
}
