// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.getCheckout`.

use atproto_core::data::{DecodeError, Decoded};
use atproto_core::generated::{Param, decode_bytes};
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.sync.getCheckout`: a query.
#[deprecated(note = "deprecated by its lexicon")]
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetCheckout {
    /// `did`.
    pub did: Did,
}

impl GetCheckout {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetCheckout {
    const NSID: &'static str = "com.atproto.sync.getCheckout";
    const METHOD: Method = Method::Query;
    type Output = Bytes;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.write("did", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_bytes(body)
    }
}

impl Query for GetCheckout {}

atproto_core::endpoint_call! {
    GetCheckoutCall(GetCheckout) {
    }
}
