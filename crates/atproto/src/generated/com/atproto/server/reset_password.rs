// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.resetPassword`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.server.resetPassword`: a procedure.
///
/// Its own errors are [`ResetPasswordError`].
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct ResetPassword {
    /// `token`.
    pub token: String,
    /// `password`.
    pub password: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for ResetPassword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ResetPassword")
            .field("token", &"[redacted]")
            .field("password", &"[redacted]")
            .finish_non_exhaustive()
    }
}

impl ResetPassword {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(token: impl Into<String>, password: impl Into<String>) -> Self {
        Self {
            token: token.into(),
            password: password.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ResetPassword {
        0 token: "token" required,
        1 password: "password" required,
    }
}

impl Endpoint for ResetPassword {
    const NSID: &'static str = "com.atproto.server.resetPassword";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = ResetPasswordError;

    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for ResetPassword {}

atproto_core::endpoint_call! {
    ResetPasswordCall(ResetPassword) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.server.resetPassword` declares.
    pub enum ResetPasswordError {
        ExpiredToken = "ExpiredToken",
        InvalidToken = "InvalidToken",
    }
}
