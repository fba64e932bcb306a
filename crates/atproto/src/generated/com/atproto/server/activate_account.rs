// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.activateAccount`.

use atproto_core::data::{DecodeError, Decoded};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.server.activateAccount`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ActivateAccount {}

impl ActivateAccount {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for ActivateAccount {
    const NSID: &'static str = "com.atproto.server.activateAccount";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    fn request(&self, _parts: &mut RequestParts) {}

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for ActivateAccount {}

atproto_core::endpoint_call! {
    ActivateAccountCall(ActivateAccount) {
    }
}
