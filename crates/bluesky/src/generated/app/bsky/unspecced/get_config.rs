// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.getConfig`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.getConfig`: a query.
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
    const NSID: &'static str = "app.bsky.unspecced.getConfig";
    const METHOD: Method = Method::Query;
    type Output = GetConfigOutput;
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

/// What `app.bsky.unspecced.getConfig` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetConfigOutput {
    /// `checkEmailConfirmed`.
    pub check_email_confirmed: Option<bool>,
    /// `liveNow`.
    pub live_now: Option<Vec<LiveNowConfig>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetConfigOutput {
        0 check_email_confirmed: "checkEmailConfirmed" optional,
        1 live_now: "liveNow" optional,
    }
}

/// `app.bsky.unspecced.getConfig#liveNowConfig`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LiveNowConfig {
    /// `did`.
    pub did: Did,
    /// `domains`.
    pub domains: Vec<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LiveNowConfig {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        did: impl IntoWire<Did>,
        domains: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        Self {
            did: did.into_wire(),
            domains: domains.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    LiveNowConfig {
        0 did: "did" required,
        1 domains: "domains" required,
    }
}
