// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.hosting`.

pub mod get_account_history;

pub use get_account_history::{GetAccountHistory, GetAccountHistoryCall, GetAccountHistoryOutput};

use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `tools.ozone.hosting`.
#[derive(Clone, Debug)]
pub struct Hosting {
    client: Client,
}

impl Hosting {
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

    /// Asks `tools.ozone.hosting.getAccountHistory`: see [`GetAccountHistory`].
    #[inline]
    pub fn get_account_history(&self, did: impl IntoWire<Did>) -> GetAccountHistoryCall {
        GetAccountHistoryCall::new(&self.client, GetAccountHistory::new(did))
    }
}
