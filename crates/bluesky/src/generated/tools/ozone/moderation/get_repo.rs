// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation.getRepo`.

use crate::tools::ozone::moderation::defs::RepoViewDetail;
use atproto_core::data::{DecodeError, Decoded, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.moderation.getRepo`: a query.
///
/// Its own errors are [`GetRepoError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetRepo {
    /// `did`.
    pub did: Did,
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
}

impl Endpoint for GetRepo {
    const NSID: &'static str = "tools.ozone.moderation.getRepo";
    const METHOD: Method = Method::Query;
    type Output = RepoViewDetail;
    type Error = GetRepoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.write("did", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetRepo {}

atproto_core::endpoint_call! {
    GetRepoCall(GetRepo) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.moderation.getRepo` declares.
    pub enum GetRepoError {
        RepoNotFound = "RepoNotFound",
    }
}
