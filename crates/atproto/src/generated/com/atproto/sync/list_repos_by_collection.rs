// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.listReposByCollection`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire, Nsid};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.sync.listReposByCollection`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListReposByCollection {
    /// `collection`.
    pub collection: Nsid,
    /// `limit`: 1 to 2000, the default is `500`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl ListReposByCollection {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(collection: impl IntoWire<Nsid>) -> Self {
        Self {
            collection: collection.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `limit`: 1 to 2000, the default is `500`.
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

impl Endpoint for ListReposByCollection {
    const NSID: &'static str = "com.atproto.sync.listReposByCollection";
    const METHOD: Method = Method::Query;
    type Output = ListReposByCollectionOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.collection.write("collection", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListReposByCollection {}

impl Paginated for ListReposByCollection {
    type Item = Repo;

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
        output.repos.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.repos
    }
}

atproto_core::endpoint_call! {
    ListReposByCollectionCall(ListReposByCollection) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `com.atproto.sync.listReposByCollection` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListReposByCollectionOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `repos`.
    pub repos: Vec<Repo>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ListReposByCollectionOutput {
        0 cursor: "cursor" optional,
        1 repos: "repos" required,
    }
}

/// `com.atproto.sync.listReposByCollection#repo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Repo {
    /// `did`.
    pub did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Repo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Repo {
        0 did: "did" required,
    }
}
