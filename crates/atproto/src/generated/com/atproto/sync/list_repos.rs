// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.listRepos`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{CidString, Did, IntoWire, Tid};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.sync.listRepos`: a query.
///
/// Needs no session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListRepos {
    /// `limit`: 1 to 1000, the default is `500`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl ListRepos {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `limit`: 1 to 1000, the default is `500`.
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

impl Endpoint for ListRepos {
    const NSID: &'static str = "com.atproto.sync.listRepos";
    const METHOD: Method = Method::Query;
    type Output = ListReposOutput;
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

impl Query for ListRepos {}

impl Paginated for ListRepos {
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
    ListReposCall(ListRepos) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `com.atproto.sync.listRepos` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListReposOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `repos`.
    pub repos: Vec<Repo>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ListReposOutput {
        0 cursor: "cursor" optional,
        1 repos: "repos" required,
    }
}

/// `com.atproto.sync.listRepos#repo`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Repo {
    /// `did`.
    pub did: Did,
    /// `head`.
    pub head: CidString,
    /// `rev`.
    pub rev: Tid,
    /// `active`.
    pub active: Option<bool>,
    /// `status`.
    pub status: Option<RepoStatus>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Repo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        did: impl IntoWire<Did>,
        head: impl IntoWire<CidString>,
        rev: impl IntoWire<Tid>,
    ) -> Self {
        Self {
            did: did.into_wire(),
            head: head.into_wire(),
            rev: rev.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Repo {
        0 did: "did" required,
        1 head: "head" required,
        2 rev: "rev" required,
        3 active: "active" optional,
        4 status: "status" optional,
    }
}

atproto_core::known_values! {
    /// The `status` of [`Repo`].
    pub struct RepoStatus {
        TAKENDOWN = "takendown",
        SUSPENDED = "suspended",
        DELETED = "deleted",
        DEACTIVATED = "deactivated",
        DESYNCHRONIZED = "desynchronized",
        THROTTLED = "throttled",
    }
}
