// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.contact.verifyPhone`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.contact.verifyPhone`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`VerifyPhoneError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct VerifyPhone {
    /// `phone`.
    pub phone: String,
    /// `code`.
    pub code: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl VerifyPhone {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(phone: impl Into<String>, code: impl Into<String>) -> Self {
        Self {
            phone: phone.into(),
            code: code.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    VerifyPhone {
        0 phone: "phone" required,
        1 code: "code" required,
    }
}

impl Endpoint for VerifyPhone {
    const NSID: &'static str = "app.bsky.contact.verifyPhone";
    const METHOD: Method = Method::Procedure;
    type Output = VerifyPhoneOutput;
    type Error = VerifyPhoneError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for VerifyPhone {}

atproto_core::endpoint_call! {
    VerifyPhoneCall(VerifyPhone) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.contact.verifyPhone` declares.
    pub enum VerifyPhoneError {
        RateLimitExceeded = "RateLimitExceeded",
        InvalidDid = "InvalidDid",
        InvalidPhone = "InvalidPhone",
        InvalidCode = "InvalidCode",
        InternalError = "InternalError",
    }
}

/// What `app.bsky.contact.verifyPhone` answers.
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct VerifyPhoneOutput {
    /// `token`.
    pub token: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for VerifyPhoneOutput {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("VerifyPhoneOutput")
            .field("token", &"[redacted]")
            .finish_non_exhaustive()
    }
}

atproto_core::object! {
    #[inline]
    VerifyPhoneOutput {
        0 token: "token" required,
    }
}
