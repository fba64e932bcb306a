// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.admin.updateAccountEmail`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{AtIdentifier, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.admin.updateAccountEmail`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateAccountEmail {
    /// `account`.
    pub account: AtIdentifier,
    /// `email`.
    pub email: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UpdateAccountEmail {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(account: impl IntoWire<AtIdentifier>, email: impl Into<String>) -> Self {
        Self {
            account: account.into_wire(),
            email: email.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    UpdateAccountEmail {
        0 account: "account" required,
        1 email: "email" required,
    }
}

impl Endpoint for UpdateAccountEmail {
    const NSID: &'static str = "com.atproto.admin.updateAccountEmail";
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

impl Procedure for UpdateAccountEmail {}

atproto_core::endpoint_call! {
    UpdateAccountEmailCall(UpdateAccountEmail) {
    }
}
