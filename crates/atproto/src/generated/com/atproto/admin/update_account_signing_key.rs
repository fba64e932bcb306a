// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.admin.updateAccountSigningKey`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.admin.updateAccountSigningKey`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateAccountSigningKey {
    /// `did`.
    pub did: Did,
    /// `signingKey`.
    pub signing_key: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UpdateAccountSigningKey {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>, signing_key: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            signing_key: signing_key.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    UpdateAccountSigningKey {
        0 did: "did" required,
        1 signing_key: "signingKey" required,
    }
}

impl Endpoint for UpdateAccountSigningKey {
    const NSID: &'static str = "com.atproto.admin.updateAccountSigningKey";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.check("did", parts);
        self.signing_key.check("signingKey", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for UpdateAccountSigningKey {}

atproto_core::endpoint_call! {
    UpdateAccountSigningKeyCall(UpdateAccountSigningKey) {
    }
}
