// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.requestEmailUpdate`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.server.requestEmailUpdate`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RequestEmailUpdate {}

impl RequestEmailUpdate {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for RequestEmailUpdate {
    const NSID: &'static str = "com.atproto.server.requestEmailUpdate";
    const METHOD: Method = Method::Procedure;
    type Output = RequestEmailUpdateOutput;
    type Error = NoError;

    fn request(&self, _parts: &mut RequestParts) {}

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for RequestEmailUpdate {}

atproto_core::endpoint_call! {
    RequestEmailUpdateCall(RequestEmailUpdate) {
    }
}

/// What `com.atproto.server.requestEmailUpdate` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RequestEmailUpdateOutput {
    /// `tokenRequired`.
    pub token_required: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    RequestEmailUpdateOutput {
        0 token_required: "tokenRequired" required,
    }
}
