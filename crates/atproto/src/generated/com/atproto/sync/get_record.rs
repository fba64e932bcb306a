// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.getRecord`.

use atproto_core::data::{DecodeError, Decoded};
use atproto_core::generated::{Param, decode_bytes};
use atproto_core::syntax::{Did, IntoWire, Nsid, RecordKey};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.sync.getRecord`: a query.
///
/// Needs no session.
///
/// Its own errors are [`GetRecordError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetRecord {
    /// `did`.
    pub did: Did,
    /// `collection`.
    pub collection: Nsid,
    /// `rkey`.
    pub rkey: RecordKey,
}

impl GetRecord {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        did: impl IntoWire<Did>,
        collection: impl IntoWire<Nsid>,
        rkey: impl IntoWire<RecordKey>,
    ) -> Self {
        Self {
            did: did.into_wire(),
            collection: collection.into_wire(),
            rkey: rkey.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetRecord {
    const NSID: &'static str = "com.atproto.sync.getRecord";
    const METHOD: Method = Method::Query;
    type Output = Bytes;
    type Error = GetRecordError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.write("did", parts);
        self.collection.write("collection", parts);
        self.rkey.write("rkey", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_bytes(body)
    }
}

impl Query for GetRecord {}

atproto_core::endpoint_call! {
    GetRecordCall(GetRecord) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.sync.getRecord` declares.
    pub enum GetRecordError {
        RecordNotFound = "RecordNotFound",
        RepoNotFound = "RepoNotFound",
        RepoTakendown = "RepoTakendown",
        RepoSuspended = "RepoSuspended",
        RepoDeactivated = "RepoDeactivated",
    }
}
