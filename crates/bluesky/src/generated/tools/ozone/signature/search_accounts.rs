// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.signature.searchAccounts`.

use atproto::com::atproto::admin::defs::AccountView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.signature.searchAccounts`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchAccounts {
    /// `values`.
    pub values: Vec<String>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
}

impl SearchAccounts {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(values: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            values: values.into_iter().map(Into::into).collect(),
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

impl Endpoint for SearchAccounts {
    const NSID: &'static str = "tools.ozone.signature.searchAccounts";
    const METHOD: Method = Method::Query;
    type Output = SearchAccountsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.values.write("values", parts);
        self.cursor.write("cursor", parts);
        self.limit.write("limit", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for SearchAccounts {}

impl Paginated for SearchAccounts {
    type Item = AccountView;

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
    SearchAccountsCall(SearchAccounts) pages {
        cursor(impl Into<String>),
        limit(i64),
    }
}

/// What `tools.ozone.signature.searchAccounts` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SearchAccountsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `accounts`.
    pub accounts: Vec<AccountView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    SearchAccountsOutput {
        0 cursor: "cursor" optional,
        1 accounts: "accounts" required,
    }
}
