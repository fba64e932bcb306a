// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.getBlocks`.

use atproto_core::data::{DecodeError, Decoded};
use atproto_core::generated::{Param, decode_bytes};
use atproto_core::syntax::{CidString, Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.sync.getBlocks`: a query.
///
/// Needs no session.
///
/// Its own errors are [`GetBlocksError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetBlocks {
    /// `did`.
    pub did: Did,
    /// `cids`.
    pub cids: Vec<CidString>,
}

impl GetBlocks {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        did: impl IntoWire<Did>,
        cids: impl IntoIterator<Item = impl IntoWire<CidString>>,
    ) -> Self {
        Self {
            did: did.into_wire(),
            cids: cids.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetBlocks {
    const NSID: &'static str = "com.atproto.sync.getBlocks";
    const METHOD: Method = Method::Query;
    type Output = Bytes;
    type Error = GetBlocksError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.write("did", parts);
        self.cids.write("cids", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_bytes(body)
    }
}

impl Query for GetBlocks {}

atproto_core::endpoint_call! {
    GetBlocksCall(GetBlocks) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.sync.getBlocks` declares.
    pub enum GetBlocksError {
        BlockNotFound = "BlockNotFound",
        RepoNotFound = "RepoNotFound",
        RepoTakendown = "RepoTakendown",
        RepoSuspended = "RepoSuspended",
        RepoDeactivated = "RepoDeactivated",
    }
}
