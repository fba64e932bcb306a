// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.verification.revokeVerifications`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.verification.revokeVerifications`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RevokeVerifications {
    /// `uris`: at most 100 items.
    pub uris: Vec<AtUri>,
    /// `revokeReason`: at most 1000 bytes.
    pub revoke_reason: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RevokeVerifications {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uris: impl IntoIterator<Item = impl IntoWire<AtUri>>) -> Self {
        Self {
            uris: uris.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }

    /// Sets `revokeReason`: at most 1000 bytes.
    #[inline]
    #[must_use]
    pub fn revoke_reason(mut self, revoke_reason: impl Into<String>) -> Self {
        self.revoke_reason = Some(revoke_reason.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    RevokeVerifications {
        0 uris: "uris" required,
        1 revoke_reason: "revokeReason" optional,
    }
}

impl Endpoint for RevokeVerifications {
    const NSID: &'static str = "tools.ozone.verification.revokeVerifications";
    const METHOD: Method = Method::Procedure;
    type Output = RevokeVerificationsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.uris.check("uris", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for RevokeVerifications {}

atproto_core::endpoint_call! {
    RevokeVerificationsCall(RevokeVerifications) {
        revoke_reason(impl Into<String>),
    }
}

/// What `tools.ozone.verification.revokeVerifications` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RevokeVerificationsOutput {
    /// `revokedVerifications`.
    pub revoked_verifications: Vec<AtUri>,
    /// `failedRevocations`.
    pub failed_revocations: Vec<RevokeError>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    RevokeVerificationsOutput {
        0 revoked_verifications: "revokedVerifications" required,
        1 failed_revocations: "failedRevocations" required,
    }
}

/// `tools.ozone.verification.revokeVerifications#revokeError`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RevokeError {
    /// `uri`.
    pub uri: AtUri,
    /// `error`.
    pub error: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RevokeError {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>, error: impl Into<String>) -> Self {
        Self {
            uri: uri.into_wire(),
            error: error.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RevokeError {
        0 uri: "uri" required,
        1 error: "error" required,
    }
}
