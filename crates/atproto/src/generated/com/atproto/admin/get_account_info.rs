// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.admin.getAccountInfo`.

use crate::com::atproto::admin::defs::AccountView;
use atproto_core::data::{DecodeError, Decoded, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.admin.getAccountInfo`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetAccountInfo {
    /// `did`.
    pub did: Did,
}

impl GetAccountInfo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetAccountInfo {
    const NSID: &'static str = "com.atproto.admin.getAccountInfo";
    const METHOD: Method = Method::Query;
    type Output = AccountView;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.write("did", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetAccountInfo {}

atproto_core::endpoint_call! {
    GetAccountInfoCall(GetAccountInfo) {
    }
}
