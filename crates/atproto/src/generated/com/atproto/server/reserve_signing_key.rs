// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.reserveSigningKey`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.server.reserveSigningKey`: a procedure.
///
/// Needs no session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReserveSigningKey {
    /// `did`.
    pub did: Option<Did>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ReserveSigningKey {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `did`.
    #[inline]
    #[must_use]
    pub fn did(mut self, did: impl IntoWire<Did>) -> Self {
        self.did = Some(did.into_wire());
        self
    }
}

atproto_core::object! {
    ReserveSigningKey {
        0 did: "did" optional,
    }
}

impl Endpoint for ReserveSigningKey {
    const NSID: &'static str = "com.atproto.server.reserveSigningKey";
    const METHOD: Method = Method::Procedure;
    type Output = ReserveSigningKeyOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.did.check("did", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for ReserveSigningKey {}

atproto_core::endpoint_call! {
    ReserveSigningKeyCall(ReserveSigningKey) {
        did(impl IntoWire<Did>),
    }
}

/// What `com.atproto.server.reserveSigningKey` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReserveSigningKeyOutput {
    /// `signingKey`.
    pub signing_key: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    ReserveSigningKeyOutput {
        0 signing_key: "signingKey" required,
    }
}
