// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.signature`.

pub mod defs;
pub mod find_correlation;
pub mod find_related_accounts;
pub mod search_accounts;

pub use find_correlation::{FindCorrelation, FindCorrelationCall, FindCorrelationOutput};
pub use find_related_accounts::{
    FindRelatedAccounts, FindRelatedAccountsCall, FindRelatedAccountsOutput,
};
pub use search_accounts::{SearchAccounts, SearchAccountsCall, SearchAccountsOutput};

use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `tools.ozone.signature`.
#[derive(Clone, Debug)]
pub struct Signature {
    client: Client,
}

impl Signature {
    /// Those of this client.
    #[inline]
    pub fn new(client: Client) -> Self {
        Self { client }
    }

    /// The client that sends the calls.
    #[inline]
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Asks `tools.ozone.signature.findCorrelation`: see [`FindCorrelation`].
    #[inline]
    pub fn find_correlation(
        &self,
        dids: impl IntoIterator<Item = impl IntoWire<Did>>,
    ) -> FindCorrelationCall {
        FindCorrelationCall::new(&self.client, FindCorrelation::new(dids))
    }

    /// Asks `tools.ozone.signature.findRelatedAccounts`: see [`FindRelatedAccounts`].
    #[inline]
    pub fn find_related_accounts(&self, did: impl IntoWire<Did>) -> FindRelatedAccountsCall {
        FindRelatedAccountsCall::new(&self.client, FindRelatedAccounts::new(did))
    }

    /// Asks `tools.ozone.signature.searchAccounts`: see [`SearchAccounts`].
    #[inline]
    pub fn search_accounts(
        &self,
        values: impl IntoIterator<Item = impl Into<String>>,
    ) -> SearchAccountsCall {
        SearchAccountsCall::new(&self.client, SearchAccounts::new(values))
    }
}
