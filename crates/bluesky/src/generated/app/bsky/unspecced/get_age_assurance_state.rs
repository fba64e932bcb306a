// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.getAgeAssuranceState`.

use crate::app::bsky::unspecced::defs::AgeAssuranceState;
use atproto_core::data::{DecodeError, Decoded, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.getAgeAssuranceState`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetAgeAssuranceState {}

impl GetAgeAssuranceState {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for GetAgeAssuranceState {
    const NSID: &'static str = "app.bsky.unspecced.getAgeAssuranceState";
    const METHOD: Method = Method::Query;
    type Output = AgeAssuranceState;
    type Error = NoError;

    #[inline]
    fn request(&self, _parts: &mut RequestParts) {}

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetAgeAssuranceState {}

atproto_core::endpoint_call! {
    GetAgeAssuranceStateCall(GetAgeAssuranceState) {
    }
}
