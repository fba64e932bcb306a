// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.admin.disableInviteCodes`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.admin.disableInviteCodes`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DisableInviteCodes {
    /// `codes`.
    pub codes: Option<Vec<String>>,
    /// `accounts`.
    pub accounts: Option<Vec<String>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DisableInviteCodes {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `codes`.
    #[inline]
    #[must_use]
    pub fn codes(mut self, codes: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.codes = Some(codes.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `accounts`.
    #[inline]
    #[must_use]
    pub fn accounts(mut self, accounts: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.accounts = Some(accounts.into_iter().map(Into::into).collect());
        self
    }
}

atproto_core::object! {
    #[inline]
    DisableInviteCodes {
        0 codes: "codes" optional,
        1 accounts: "accounts" optional,
    }
}

impl Endpoint for DisableInviteCodes {
    const NSID: &'static str = "com.atproto.admin.disableInviteCodes";
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

impl Procedure for DisableInviteCodes {}

atproto_core::endpoint_call! {
    DisableInviteCodesCall(DisableInviteCodes) {
        codes(impl IntoIterator<Item = impl Into<String>>),
        accounts(impl IntoIterator<Item = impl Into<String>>),
    }
}
