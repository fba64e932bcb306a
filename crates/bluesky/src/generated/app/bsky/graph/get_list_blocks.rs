// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.getListBlocks`.

use crate::app::bsky::graph::defs::ListView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.graph.getListBlocks`: a query.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetListBlocks {
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetListBlocks {
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

impl Endpoint for GetListBlocks {
    const NSID: &'static str = "app.bsky.graph.getListBlocks";
    const METHOD: Method = Method::Query;
    type Output = GetListBlocksOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetListBlocks {}

impl Paginated for GetListBlocks {
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
    GetListBlocksCall(GetListBlocks) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `app.bsky.graph.getListBlocks` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetListBlocksOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `lists`.
    pub lists: Vec<ListView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetListBlocksOutput {
        0 cursor: "cursor" optional,
        1 lists: "lists" required,
    }
}
