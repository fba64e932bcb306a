// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.temp.revokeAccountCredentials`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{AtIdentifier, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.temp.revokeAccountCredentials`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RevokeAccountCredentials {
    /// `account`.
    pub account: AtIdentifier,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RevokeAccountCredentials {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(account: impl IntoWire<AtIdentifier>) -> Self {
        Self {
            account: account.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RevokeAccountCredentials {
        0 account: "account" required,
    }
}

impl Endpoint for RevokeAccountCredentials {
    const NSID: &'static str = "com.atproto.temp.revokeAccountCredentials";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.account.check("account", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for RevokeAccountCredentials {}

atproto_core::endpoint_call! {
    RevokeAccountCredentialsCall(RevokeAccountCredentials) {
    }
}
