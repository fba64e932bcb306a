// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.getBlob`.

use atproto_core::data::{DecodeError, Decoded};
use atproto_core::generated::{Param, decode_bytes};
use atproto_core::syntax::{CidString, Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// The bytes of a file that some record refers to.
///
/// `com.atproto.sync.getBlob`: a query.
///
/// Needs no session.
///
/// Its own errors are [`GetBlobError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetBlob {
    /// `did`.
    pub did: Did,
    /// `cid`.
    pub cid: CidString,
}

impl GetBlob {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>, cid: impl IntoWire<CidString>) -> Self {
        Self {
            did: did.into_wire(),
            cid: cid.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetBlob {
    const NSID: &'static str = "com.atproto.sync.getBlob";
    const METHOD: Method = Method::Query;
    type Output = Bytes;
    type Error = GetBlobError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.write("did", parts);
        self.cid.write("cid", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_bytes(body)
    }
}

impl Query for GetBlob {}

atproto_core::endpoint_call! {
    GetBlobCall(GetBlob) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.sync.getBlob` declares.
    pub enum GetBlobError {
        BlobNotFound = "BlobNotFound",
        RepoNotFound = "RepoNotFound",
        RepoTakendown = "RepoTakendown",
        RepoSuspended = "RepoSuspended",
        RepoDeactivated = "RepoDeactivated",
    }
}
