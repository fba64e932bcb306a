// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.label.queryLabels`.

use crate::com::atproto::label::defs::Label;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.label.queryLabels`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QueryLabels {
    /// `uriPatterns`.
    pub uri_patterns: Vec<String>,
    /// `sources`.
    pub sources: Option<Vec<Did>>,
    /// `limit`: 1 to 250, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl QueryLabels {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri_patterns: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            uri_patterns: uri_patterns.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }

    /// Sets `sources`.
    #[inline]
    #[must_use]
    pub fn sources(mut self, sources: impl IntoIterator<Item = impl IntoWire<Did>>) -> Self {
        self.sources = Some(sources.into_iter().map(IntoWire::into_wire).collect());
        self
    }

    /// Sets `limit`: 1 to 250, the default is `50`.
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

impl Endpoint for QueryLabels {
    const NSID: &'static str = "com.atproto.label.queryLabels";
    const METHOD: Method = Method::Query;
    type Output = QueryLabelsOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.uri_patterns.write("uriPatterns", parts);
        self.sources.write("sources", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for QueryLabels {}

impl Paginated for QueryLabels {
    type Item = Label;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.labels.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.labels
    }
}

atproto_core::endpoint_call! {
    QueryLabelsCall(QueryLabels) pages {
        sources(impl IntoIterator<Item = impl IntoWire<Did>>),
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `com.atproto.label.queryLabels` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QueryLabelsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `labels`.
    pub labels: Vec<Label>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    QueryLabelsOutput {
        0 cursor: "cursor" optional,
        1 labels: "labels" required,
    }
}
