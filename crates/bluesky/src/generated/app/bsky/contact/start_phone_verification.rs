// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.contact.startPhoneVerification`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.contact.startPhoneVerification`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`StartPhoneVerificationError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct StartPhoneVerification {
    /// `phone`.
    pub phone: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl StartPhoneVerification {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(phone: impl Into<String>) -> Self {
        Self {
            phone: phone.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    StartPhoneVerification {
        0 phone: "phone" required,
    }
}

impl Endpoint for StartPhoneVerification {
    const NSID: &'static str = "app.bsky.contact.startPhoneVerification";
    const METHOD: Method = Method::Procedure;
    type Output = StartPhoneVerificationOutput;
    type Error = StartPhoneVerificationError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for StartPhoneVerification {}

atproto_core::endpoint_call! {
    StartPhoneVerificationCall(StartPhoneVerification) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.contact.startPhoneVerification` declares.
    pub enum StartPhoneVerificationError {
        RateLimitExceeded = "RateLimitExceeded",
        InvalidDid = "InvalidDid",
        InvalidPhone = "InvalidPhone",
        InternalError = "InternalError",
    }
}

/// What `app.bsky.contact.startPhoneVerification` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct StartPhoneVerificationOutput {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    StartPhoneVerificationOutput {
    }
}
