// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.deleteAccount`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.server.deleteAccount`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`DeleteAccountError`].
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct DeleteAccount {
    /// `did`.
    pub did: Did,
    /// `password`.
    pub password: String,
    /// `token`.
    pub token: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for DeleteAccount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("DeleteAccount")
            .field("did", &self.did)
            .field("password", &"[redacted]")
            .field("token", &"[redacted]")
            .finish_non_exhaustive()
    }
}

impl DeleteAccount {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        did: impl IntoWire<Did>,
        password: impl Into<String>,
        token: impl Into<String>,
    ) -> Self {
        Self {
            did: did.into_wire(),
            password: password.into(),
            token: token.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    DeleteAccount {
        0 did: "did" required,
        1 password: "password" required,
        2 token: "token" required,
    }
}

impl Endpoint for DeleteAccount {
    const NSID: &'static str = "com.atproto.server.deleteAccount";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = DeleteAccountError;

    fn request(&self, parts: &mut RequestParts) {
        self.did.check("did", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for DeleteAccount {}

atproto_core::endpoint_call! {
    DeleteAccountCall(DeleteAccount) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.server.deleteAccount` declares.
    pub enum DeleteAccountError {
        ExpiredToken = "ExpiredToken",
        InvalidToken = "InvalidToken",
    }
}
