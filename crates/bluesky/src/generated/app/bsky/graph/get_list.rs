// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.getList`.

use crate::app::bsky::graph::defs::{ListItemView, ListView};
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// A list, with the accounts on it.
///
/// `app.bsky.graph.getList`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetList {
    /// `list`.
    pub list: AtUri,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetList {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(list: impl IntoWire<AtUri>) -> Self {
        Self {
            list: list.into_wire(),
            ..Self::default()
        }
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

impl Endpoint for GetList {
    const NSID: &'static str = "app.bsky.graph.getList";
    const METHOD: Method = Method::Query;
    type Output = GetListOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.list.write("list", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetList {}

impl Paginated for GetList {
    type Item = ListItemView;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.items.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.items
    }
}

atproto_core::endpoint_call! {
    GetListCall(GetList) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `app.bsky.graph.getList` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetListOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `list`.
    pub list: ListView,
    /// `items`.
    pub items: Vec<ListItemView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetListOutput {
        0 cursor: "cursor" optional,
        1 list: "list" required,
        2 items: "items" required,
    }
}
