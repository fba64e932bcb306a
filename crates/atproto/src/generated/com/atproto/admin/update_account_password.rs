// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.admin.updateAccountPassword`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.admin.updateAccountPassword`: a procedure.
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct UpdateAccountPassword {
    /// `did`.
    pub did: Did,
    /// `password`.
    pub password: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for UpdateAccountPassword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("UpdateAccountPassword")
            .field("did", &self.did)
            .field("password", &"[redacted]")
            .finish_non_exhaustive()
    }
}

impl UpdateAccountPassword {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>, password: impl Into<String>) -> Self {
        Self {
            did: did.into_wire(),
            password: password.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    UpdateAccountPassword {
        0 did: "did" required,
        1 password: "password" required,
    }
}

impl Endpoint for UpdateAccountPassword {
    const NSID: &'static str = "com.atproto.admin.updateAccountPassword";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.check("did", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for UpdateAccountPassword {}

atproto_core::endpoint_call! {
    UpdateAccountPasswordCall(UpdateAccountPassword) {
    }
}
