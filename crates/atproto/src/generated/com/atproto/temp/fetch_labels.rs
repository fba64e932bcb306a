// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.temp.fetchLabels`.

use crate::com::atproto::label::defs::Label;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.temp.fetchLabels`: a query.
#[deprecated(note = "deprecated by its lexicon")]
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct FetchLabels {
    /// `since`.
    pub since: Option<i64>,
    /// `limit`: 1 to 250, the default is `50`.
    pub limit: Option<i64>,
}

impl FetchLabels {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `since`.
    #[inline]
    #[must_use]
    pub fn since(mut self, since: i64) -> Self {
        self.since = Some(since);
        self
    }

    /// Sets `limit`: 1 to 250, the default is `50`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }
}

impl Endpoint for FetchLabels {
    const NSID: &'static str = "com.atproto.temp.fetchLabels";
    const METHOD: Method = Method::Query;
    type Output = FetchLabelsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.since.write("since", parts);
        self.limit.write("limit", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for FetchLabels {}

atproto_core::endpoint_call! {
    FetchLabelsCall(FetchLabels) {
        since(i64),
        limit(i64),
    }
}

/// What `com.atproto.temp.fetchLabels` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct FetchLabelsOutput {
    /// `labels`.
    pub labels: Vec<Label>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    FetchLabelsOutput {
        0 labels: "labels" required,
    }
}
