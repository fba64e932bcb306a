// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.signature.findRelatedAccounts`.

use crate::tools::ozone::signature::defs::SigDetail;
use atproto::com::atproto::admin::defs::AccountView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.signature.findRelatedAccounts`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct FindRelatedAccounts {
    /// `did`.
    pub did: Did,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
}

impl FindRelatedAccounts {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }

    /// Sets `limit`: 1 to 100, the default is `50`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }
}

impl Endpoint for FindRelatedAccounts {
    const NSID: &'static str = "tools.ozone.signature.findRelatedAccounts";
    const METHOD: Method = Method::Query;
    type Output = FindRelatedAccountsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.write("did", parts);
        self.cursor.write("cursor", parts);
        self.limit.write("limit", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for FindRelatedAccounts {}

impl Paginated for FindRelatedAccounts {
    type Item = RelatedAccount;

    #[inline]
    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    #[inline]
    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    #[inline]
    fn len(output: &Self::Output) -> usize {
        output.accounts.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.accounts
    }
}

atproto_core::endpoint_call! {
    FindRelatedAccountsCall(FindRelatedAccounts) pages {
        cursor(impl Into<String>),
        limit(i64),
    }
}

/// What `tools.ozone.signature.findRelatedAccounts` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct FindRelatedAccountsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `accounts`.
    pub accounts: Vec<RelatedAccount>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    FindRelatedAccountsOutput {
        0 cursor: "cursor" optional,
        1 accounts: "accounts" required,
    }
}

/// `tools.ozone.signature.findRelatedAccounts#relatedAccount`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RelatedAccount {
    /// `account`.
    pub account: AccountView,
    /// `similarities`.
    pub similarities: Option<Vec<SigDetail>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RelatedAccount {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(account: AccountView) -> Self {
        Self {
            account,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RelatedAccount {
        0 account: "account" required,
        1 similarities: "similarities" optional,
    }
}
