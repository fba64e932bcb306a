// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.getRepo`.

use atproto_core::data::{DecodeError, Decoded};
use atproto_core::generated::{Param, decode_bytes};
use atproto_core::syntax::{Did, IntoWire, Tid};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// A whole repository as a CAR file, or what is new in it since a revision.
///
/// `com.atproto.sync.getRepo`: a query.
///
/// Needs no session.
///
/// Its own errors are [`GetRepoError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetRepo {
    /// `did`.
    pub did: Did,
    /// `since`.
    pub since: Option<Tid>,
}

impl GetRepo {
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
}

impl Endpoint for GetRepo {
    const NSID: &'static str = "com.atproto.sync.getRepo";
    const METHOD: Method = Method::Query;
    type Output = Bytes;
    type Error = GetRepoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.write("did", parts);
        self.since.write("since", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_bytes(body)
    }
}

impl Query for GetRepo {}

atproto_core::endpoint_call! {
    GetRepoCall(GetRepo) {
        since(impl IntoWire<Tid>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.sync.getRepo` declares.
    pub enum GetRepoError {
        RepoNotFound = "RepoNotFound",
        RepoTakendown = "RepoTakendown",
        RepoSuspended = "RepoSuspended",
        RepoDeactivated = "RepoDeactivated",
    }
}
