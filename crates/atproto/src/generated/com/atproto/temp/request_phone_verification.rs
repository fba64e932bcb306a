// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.temp.requestPhoneVerification`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.temp.requestPhoneVerification`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RequestPhoneVerification {
    /// `phoneNumber`.
    pub phone_number: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RequestPhoneVerification {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(phone_number: impl Into<String>) -> Self {
        Self {
            phone_number: phone_number.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RequestPhoneVerification {
        0 phone_number: "phoneNumber" required,
    }
}

impl Endpoint for RequestPhoneVerification {
    const NSID: &'static str = "com.atproto.temp.requestPhoneVerification";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for RequestPhoneVerification {}

atproto_core::endpoint_call! {
    RequestPhoneVerificationCall(RequestPhoneVerification) {
    }
}
