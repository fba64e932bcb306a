// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.requestAccountDelete`.

use atproto_core::data::{DecodeError, Decoded};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.server.requestAccountDelete`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RequestAccountDelete {}

impl RequestAccountDelete {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for RequestAccountDelete {
    const NSID: &'static str = "com.atproto.server.requestAccountDelete";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    fn request(&self, _parts: &mut RequestParts) {}

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for RequestAccountDelete {}

atproto_core::endpoint_call! {
    RequestAccountDeleteCall(RequestAccountDelete) {
    }
}
