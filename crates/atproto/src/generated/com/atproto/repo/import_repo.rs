// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.repo.importRepo`.

use atproto_core::data::{DecodeError, Decoded};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.repo.importRepo`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ImportRepo {
    /// The bytes to send: `application/vnd.ipld.car`.
    pub body: Bytes,
}

impl ImportRepo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(body: impl Into<Bytes>) -> Self {
        Self {
            body: body.into(),
            ..Self::default()
        }
    }
}

impl Endpoint for ImportRepo {
    const NSID: &'static str = "com.atproto.repo.importRepo";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        parts.body_bytes(self.body.clone(), Some("application/vnd.ipld.car"));
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for ImportRepo {}

atproto_core::endpoint_call! {
    ImportRepoCall(ImportRepo) {
    }
}
