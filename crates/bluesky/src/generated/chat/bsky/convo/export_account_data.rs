// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.exportAccountData`.

use atproto_core::data::{DecodeError, Decoded};
use atproto_core::generated::decode_bytes;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.exportAccountData`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ExportAccountData {}

impl ExportAccountData {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for ExportAccountData {
    const NSID: &'static str = "chat.bsky.convo.exportAccountData";
    const METHOD: Method = Method::Query;
    type Output = Bytes;
    type Error = NoError;

    #[inline]
    fn request(&self, _parts: &mut RequestParts) {}

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_bytes(body)
    }
}

impl Query for ExportAccountData {}

atproto_core::endpoint_call! {
    ExportAccountDataCall(ExportAccountData) {
    }
}
