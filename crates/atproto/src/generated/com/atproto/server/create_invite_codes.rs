// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.createInviteCodes`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.server.createInviteCodes`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateInviteCodes {
    /// `codeCount`: the default is `1`.
    pub code_count: i64,
    /// `useCount`.
    pub use_count: i64,
    /// `forAccounts`.
    pub for_accounts: Option<Vec<Did>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CreateInviteCodes {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(code_count: i64, use_count: i64) -> Self {
        Self {
            code_count,
            use_count,
            ..Self::default()
        }
    }

    /// Sets `forAccounts`.
    #[inline]
    #[must_use]
    pub fn for_accounts(
        mut self,
        for_accounts: impl IntoIterator<Item = impl IntoWire<Did>>,
    ) -> Self {
        self.for_accounts = Some(for_accounts.into_iter().map(IntoWire::into_wire).collect());
        self
    }
}

atproto_core::object! {
    CreateInviteCodes {
        0 code_count: "codeCount" required,
        1 use_count: "useCount" required,
        2 for_accounts: "forAccounts" optional,
    }
}

impl Endpoint for CreateInviteCodes {
    const NSID: &'static str = "com.atproto.server.createInviteCodes";
    const METHOD: Method = Method::Procedure;
    type Output = CreateInviteCodesOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.for_accounts.check("forAccounts", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for CreateInviteCodes {}

atproto_core::endpoint_call! {
    CreateInviteCodesCall(CreateInviteCodes) {
        for_accounts(impl IntoIterator<Item = impl IntoWire<Did>>),
    }
}

/// What `com.atproto.server.createInviteCodes` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateInviteCodesOutput {
    /// `codes`.
    pub codes: Vec<AccountCodes>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    CreateInviteCodesOutput {
        0 codes: "codes" required,
    }
}

/// `com.atproto.server.createInviteCodes#accountCodes`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AccountCodes {
    /// `account`.
    pub account: String,
    /// `codes`.
    pub codes: Vec<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AccountCodes {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        account: impl Into<String>,
        codes: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        Self {
            account: account.into(),
            codes: codes.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    AccountCodes {
        0 account: "account" required,
        1 codes: "codes" required,
    }
}
