// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.ageassurance.getState`.

use crate::app::bsky::ageassurance::defs::{State, StateMetadata};
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.ageassurance.getState`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetState {
    /// `countryCode`.
    pub country_code: String,
    /// `regionCode`.
    pub region_code: Option<String>,
}

impl GetState {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(country_code: impl Into<String>) -> Self {
        Self {
            country_code: country_code.into(),
            ..Self::default()
        }
    }

    /// Sets `regionCode`.
    #[inline]
    #[must_use]
    pub fn region_code(mut self, region_code: impl Into<String>) -> Self {
        self.region_code = Some(region_code.into());
        self
    }
}

impl Endpoint for GetState {
    const NSID: &'static str = "app.bsky.ageassurance.getState";
    const METHOD: Method = Method::Query;
    type Output = GetStateOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.country_code.write("countryCode", parts);
        self.region_code.write("regionCode", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetState {}

atproto_core::endpoint_call! {
    GetStateCall(GetState) {
        region_code(impl Into<String>),
    }
}

/// What `app.bsky.ageassurance.getState` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetStateOutput {
    /// `state`.
    pub state: State,
    /// `metadata`.
    pub metadata: StateMetadata,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetStateOutput {
        0 state: "state" required,
        1 metadata: "metadata" required,
    }
}
