// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.getRepoStatus`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire, Tid};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.sync.getRepoStatus`: a query.
///
/// Its own errors are [`GetRepoStatusError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetRepoStatus {
    /// `did`.
    pub did: Did,
}

impl GetRepoStatus {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetRepoStatus {
    const NSID: &'static str = "com.atproto.sync.getRepoStatus";
    const METHOD: Method = Method::Query;
    type Output = GetRepoStatusOutput;
    type Error = GetRepoStatusError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.write("did", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetRepoStatus {}

atproto_core::endpoint_call! {
    GetRepoStatusCall(GetRepoStatus) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.sync.getRepoStatus` declares.
    pub enum GetRepoStatusError {
        RepoNotFound = "RepoNotFound",
    }
}

/// What `com.atproto.sync.getRepoStatus` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetRepoStatusOutput {
    /// `did`.
    pub did: Did,
    /// `active`.
    pub active: bool,
    /// `status`.
    pub status: Option<GetRepoStatusOutputStatus>,
    /// `rev`.
    pub rev: Option<Tid>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetRepoStatusOutput {
        0 did: "did" required,
        1 active: "active" required,
        2 status: "status" optional,
        3 rev: "rev" optional,
    }
}

atproto_core::known_values! {
    /// The `status` of [`GetRepoStatusOutput`].
    pub struct GetRepoStatusOutputStatus {
        TAKENDOWN = "takendown",
        SUSPENDED = "suspended",
        DELETED = "deleted",
        DEACTIVATED = "deactivated",
        DESYNCHRONIZED = "desynchronized",
        THROTTLED = "throttled",
    }
}
