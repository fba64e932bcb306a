// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.getLists`.

use crate::app::bsky::graph::defs::ListView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.graph.getLists`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetLists {
    /// `actor`.
    pub actor: AtIdentifier,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `purposes`.
    pub purposes: Option<Vec<GetListsPurposesItem>>,
}

impl GetLists {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(actor: impl IntoWire<AtIdentifier>) -> Self {
        Self {
            actor: actor.into_wire(),
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

    /// Sets `purposes`.
    #[inline]
    #[must_use]
    pub fn purposes(
        mut self,
        purposes: impl IntoIterator<Item = impl Into<GetListsPurposesItem>>,
    ) -> Self {
        self.purposes = Some(purposes.into_iter().map(Into::into).collect());
        self
    }
}

impl Endpoint for GetLists {
    const NSID: &'static str = "app.bsky.graph.getLists";
    const METHOD: Method = Method::Query;
    type Output = GetListsOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.actor.write("actor", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
        self.purposes.write("purposes", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetLists {}

impl Paginated for GetLists {
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
    GetListsCall(GetLists) pages {
        limit(i64),
        cursor(impl Into<String>),
        purposes(impl IntoIterator<Item = impl Into<GetListsPurposesItem>>),
    }
}

atproto_core::known_values! {
    /// An item of `purposes` of [`GetLists`].
    pub struct GetListsPurposesItem {
        MODLIST = "modlist",
        CURATELIST = "curatelist",
    }
}

/// What `app.bsky.graph.getLists` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetListsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `lists`.
    pub lists: Vec<ListView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetListsOutput {
        0 cursor: "cursor" optional,
        1 lists: "lists" required,
    }
}
