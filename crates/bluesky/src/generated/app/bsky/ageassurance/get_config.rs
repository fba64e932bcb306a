// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.ageassurance.getConfig`.

use crate::app::bsky::ageassurance::defs::Config;
use atproto_core::data::{DecodeError, Decoded, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.ageassurance.getConfig`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetConfig {}

impl GetConfig {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for GetConfig {
    const NSID: &'static str = "app.bsky.ageassurance.getConfig";
    const METHOD: Method = Method::Query;
    type Output = Config;
    type Error = NoError;

    #[inline]
    fn request(&self, _parts: &mut RequestParts) {}

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetConfig {}

atproto_core::endpoint_call! {
    GetConfigCall(GetConfig) {
    }
}
