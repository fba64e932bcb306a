// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.getListMutes`.

use crate::app::bsky::graph::defs::ListView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.graph.getListMutes`: a query.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetListMutes {
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetListMutes {
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

impl Endpoint for GetListMutes {
    const NSID: &'static str = "app.bsky.graph.getListMutes";
    const METHOD: Method = Method::Query;
    type Output = GetListMutesOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetListMutes {}

impl Paginated for GetListMutes {
    type Item = ListView;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.lists.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.lists
    }
}

atproto_core::endpoint_call! {
    GetListMutesCall(GetListMutes) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `app.bsky.graph.getListMutes` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetListMutesOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `lists`.
    pub lists: Vec<ListView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetListMutesOutput {
        0 cursor: "cursor" optional,
        1 lists: "lists" required,
    }
}
