// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.identity.getRecommendedDidCredentials`.

use atproto_core::data::{DecodeError, Decoded, Extra, Raw, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.identity.getRecommendedDidCredentials`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetRecommendedDidCredentials {}

impl GetRecommendedDidCredentials {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for GetRecommendedDidCredentials {
    const NSID: &'static str = "com.atproto.identity.getRecommendedDidCredentials";
    const METHOD: Method = Method::Query;
    type Output = GetRecommendedDidCredentialsOutput;
    type Error = NoError;

    fn request(&self, _parts: &mut RequestParts) {}

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetRecommendedDidCredentials {}

atproto_core::endpoint_call! {
    GetRecommendedDidCredentialsCall(GetRecommendedDidCredentials) {
    }
}

/// What `com.atproto.identity.getRecommendedDidCredentials` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetRecommendedDidCredentialsOutput {
    /// `rotationKeys`.
    pub rotation_keys: Option<Vec<String>>,
    /// `alsoKnownAs`.
    pub also_known_as: Option<Vec<String>>,
    /// `verificationMethods`.
    pub verification_methods: Option<Raw>,
    /// `services`.
    pub services: Option<Raw>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetRecommendedDidCredentialsOutput {
        0 rotation_keys: "rotationKeys" optional,
        1 also_known_as: "alsoKnownAs" optional,
        2 verification_methods: "verificationMethods" optional,
        3 services: "services" optional,
    }
}
