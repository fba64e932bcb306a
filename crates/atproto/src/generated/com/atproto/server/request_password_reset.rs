// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.requestPasswordReset`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.server.requestPasswordReset`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RequestPasswordReset {
    /// `email`.
    pub email: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RequestPasswordReset {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(email: impl Into<String>) -> Self {
        Self {
            email: email.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    RequestPasswordReset {
        0 email: "email" required,
    }
}

impl Endpoint for RequestPasswordReset {
    const NSID: &'static str = "com.atproto.server.requestPasswordReset";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for RequestPasswordReset {}

atproto_core::endpoint_call! {
    RequestPasswordResetCall(RequestPasswordReset) {
    }
}
