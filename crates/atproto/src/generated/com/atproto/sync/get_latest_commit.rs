// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.getLatestCommit`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{CidString, Did, IntoWire, Tid};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.sync.getLatestCommit`: a query.
///
/// Needs no session.
///
/// Its own errors are [`GetLatestCommitError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetLatestCommit {
    /// `did`.
    pub did: Did,
}

impl GetLatestCommit {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetLatestCommit {
    const NSID: &'static str = "com.atproto.sync.getLatestCommit";
    const METHOD: Method = Method::Query;
    type Output = GetLatestCommitOutput;
    type Error = GetLatestCommitError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.write("did", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetLatestCommit {}

atproto_core::endpoint_call! {
    GetLatestCommitCall(GetLatestCommit) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.sync.getLatestCommit` declares.
    pub enum GetLatestCommitError {
        RepoNotFound = "RepoNotFound",
        RepoTakendown = "RepoTakendown",
        RepoSuspended = "RepoSuspended",
        RepoDeactivated = "RepoDeactivated",
    }
}

/// What `com.atproto.sync.getLatestCommit` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetLatestCommitOutput {
    /// `cid`.
    pub cid: CidString,
    /// `rev`.
    pub rev: Tid,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetLatestCommitOutput {
        0 cid: "cid" required,
        1 rev: "rev" required,
    }
}
