// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.confirmEmail`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.server.confirmEmail`: a procedure.
///
/// Its own errors are [`ConfirmEmailError`].
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct ConfirmEmail {
    /// `email`.
    pub email: String,
    /// `token`.
    pub token: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for ConfirmEmail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ConfirmEmail")
            .field("email", &self.email)
            .field("token", &"[redacted]")
            .finish_non_exhaustive()
    }
}

impl ConfirmEmail {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(email: impl Into<String>, token: impl Into<String>) -> Self {
        Self {
            email: email.into(),
            token: token.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ConfirmEmail {
        0 email: "email" required,
        1 token: "token" required,
    }
}

impl Endpoint for ConfirmEmail {
    const NSID: &'static str = "com.atproto.server.confirmEmail";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = ConfirmEmailError;

    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for ConfirmEmail {}

atproto_core::endpoint_call! {
    ConfirmEmailCall(ConfirmEmail) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.server.confirmEmail` declares.
    pub enum ConfirmEmailError {
        AccountNotFound = "AccountNotFound",
        ExpiredToken = "ExpiredToken",
        InvalidToken = "InvalidToken",
        InvalidEmail = "InvalidEmail",
    }
}
