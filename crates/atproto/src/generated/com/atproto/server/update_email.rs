// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.updateEmail`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.server.updateEmail`: a procedure.
///
/// Its own errors are [`UpdateEmailError`].
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct UpdateEmail {
    /// `email`.
    pub email: String,
    /// `emailAuthFactor`.
    pub email_auth_factor: Option<bool>,
    /// `token`.
    pub token: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for UpdateEmail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("UpdateEmail")
            .field("email", &self.email)
            .field("email_auth_factor", &self.email_auth_factor)
            .field("token", &self.token.as_ref().map(|_| "[redacted]"))
            .finish_non_exhaustive()
    }
}

impl UpdateEmail {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(email: impl Into<String>) -> Self {
        Self {
            email: email.into(),
            ..Self::default()
        }
    }

    /// Sets `emailAuthFactor`.
    #[inline]
    #[must_use]
    pub fn email_auth_factor(mut self, email_auth_factor: bool) -> Self {
        self.email_auth_factor = Some(email_auth_factor);
        self
    }

    /// Sets `token`.
    #[inline]
    #[must_use]
    pub fn token(mut self, token: impl Into<String>) -> Self {
        self.token = Some(token.into());
        self
    }
}

atproto_core::object! {
    UpdateEmail {
        0 email: "email" required,
        1 email_auth_factor: "emailAuthFactor" optional,
        2 token: "token" optional,
    }
}

impl Endpoint for UpdateEmail {
    const NSID: &'static str = "com.atproto.server.updateEmail";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = UpdateEmailError;

    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for UpdateEmail {}

atproto_core::endpoint_call! {
    UpdateEmailCall(UpdateEmail) {
        email_auth_factor(bool),
        token(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.server.updateEmail` declares.
    pub enum UpdateEmailError {
        ExpiredToken = "ExpiredToken",
        InvalidToken = "InvalidToken",
        TokenRequired = "TokenRequired",
    }
}
