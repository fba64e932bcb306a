// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.server.getConfig`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::syntax::{Did, Uri};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.server.getConfig`: a query.
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
    const NSID: &'static str = "tools.ozone.server.getConfig";
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

/// What `tools.ozone.server.getConfig` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetConfigOutput {
    /// `appview`.
    pub appview: Option<Box<ServiceConfig>>,
    /// `pds`.
    pub pds: Option<Box<ServiceConfig>>,
    /// `blobDivert`.
    pub blob_divert: Option<Box<ServiceConfig>>,
    /// `chat`.
    pub chat: Option<Box<ServiceConfig>>,
    /// `viewer`.
    pub viewer: Option<Box<ViewerConfig>>,
    /// `verifierDid`.
    pub verifier_did: Option<Did>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetConfigOutput {
        0 appview: "appview" optional,
        1 pds: "pds" optional,
        2 blob_divert: "blobDivert" optional,
        3 chat: "chat" optional,
        4 viewer: "viewer" optional,
        5 verifier_did: "verifierDid" optional,
    }
}

/// `tools.ozone.server.getConfig#serviceConfig`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ServiceConfig {
    /// `url`.
    pub url: Option<Uri>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ServiceConfig {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    ServiceConfig {
        0 url: "url" optional,
    }
}

/// `tools.ozone.server.getConfig#viewerConfig`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ViewerConfig {
    /// `role`.
    pub role: Option<ViewerConfigRole>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ViewerConfig {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    ViewerConfig {
        0 role: "role" optional,
    }
}

atproto_core::known_values! {
    /// The `role` of [`ViewerConfig`].
    pub struct ViewerConfigRole {
        ROLE_ADMIN = "tools.ozone.team.defs#roleAdmin",
        ROLE_MODERATOR = "tools.ozone.team.defs#roleModerator",
        ROLE_TRIAGE = "tools.ozone.team.defs#roleTriage",
        ROLE_VERIFIER = "tools.ozone.team.defs#roleVerifier",
    }
}
