// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.listBlobs`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{CidString, Did, IntoWire, Tid};
use atproto_core::xrpc::{Endpoint, Method, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.sync.listBlobs`: a query.
///
/// Needs no session.
///
/// Its own errors are [`ListBlobsError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListBlobs {
    /// `did`.
    pub did: Did,
    /// `since`.
    pub since: Option<Tid>,
    /// `limit`: 1 to 1000, the default is `500`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl ListBlobs {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `since`.
    #[inline]
    #[must_use]
    pub fn since(mut self, since: impl IntoWire<Tid>) -> Self {
        self.since = Some(since.into_wire());
        self
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

impl Endpoint for ListBlobs {
    const NSID: &'static str = "com.atproto.sync.listBlobs";
    const METHOD: Method = Method::Query;
    type Output = ListBlobsOutput;
    type Error = ListBlobsError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.write("did", parts);
        self.since.write("since", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListBlobs {}

impl Paginated for ListBlobs {
    type Item = CidString;

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
        output.cids.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.cids
    }
}

atproto_core::endpoint_call! {
    ListBlobsCall(ListBlobs) pages {
        since(impl IntoWire<Tid>),
        limit(i64),
        cursor(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.sync.listBlobs` declares.
    pub enum ListBlobsError {
        RepoNotFound = "RepoNotFound",
        RepoTakendown = "RepoTakendown",
        RepoSuspended = "RepoSuspended",
        RepoDeactivated = "RepoDeactivated",
    }
}

/// What `com.atproto.sync.listBlobs` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListBlobsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `cids`.
    pub cids: Vec<CidString>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ListBlobsOutput {
        0 cursor: "cursor" optional,
        1 cids: "cids" required,
    }
}
