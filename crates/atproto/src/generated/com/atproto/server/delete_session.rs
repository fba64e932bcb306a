// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.deleteSession`.

use atproto_core::data::{DecodeError, Decoded};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// Signs out: the refresh token stops working.
///
/// `com.atproto.server.deleteSession`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`DeleteSessionError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteSession {}

impl DeleteSession {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for DeleteSession {
    const NSID: &'static str = "com.atproto.server.deleteSession";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = DeleteSessionError;

    fn request(&self, _parts: &mut RequestParts) {}

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for DeleteSession {}

atproto_core::endpoint_call! {
    DeleteSessionCall(DeleteSession) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.server.deleteSession` declares.
    pub enum DeleteSessionError {
        InvalidToken = "InvalidToken",
        ExpiredToken = "ExpiredToken",
    }
}
