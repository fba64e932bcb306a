// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.admin.disableAccountInvites`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.admin.disableAccountInvites`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DisableAccountInvites {
    /// `account`.
    pub account: Did,
    /// `note`.
    pub note: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DisableAccountInvites {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(account: impl IntoWire<Did>) -> Self {
        Self {
            account: account.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `note`.
    #[inline]
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.note = Some(note.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    DisableAccountInvites {
        0 account: "account" required,
        1 note: "note" optional,
    }
}

impl Endpoint for DisableAccountInvites {
    const NSID: &'static str = "com.atproto.admin.disableAccountInvites";
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

impl Procedure for DisableAccountInvites {}

atproto_core::endpoint_call! {
    DisableAccountInvitesCall(DisableAccountInvites) {
        note(impl Into<String>),
    }
}
