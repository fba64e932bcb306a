// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.revokeAppPassword`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.server.revokeAppPassword`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RevokeAppPassword {
    /// `name`.
    pub name: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RevokeAppPassword {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    RevokeAppPassword {
        0 name: "name" required,
    }
}

impl Endpoint for RevokeAppPassword {
    const NSID: &'static str = "com.atproto.server.revokeAppPassword";
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

impl Procedure for RevokeAppPassword {}

atproto_core::endpoint_call! {
    RevokeAppPasswordCall(RevokeAppPassword) {
    }
}
