// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.actor`.

pub mod declaration;
pub mod defs;
pub mod delete_account;
pub mod export_account_data;
pub mod get_status;

pub use declaration::Declaration;
pub use delete_account::{DeleteAccount, DeleteAccountCall, DeleteAccountOutput};
pub use export_account_data::{ExportAccountData, ExportAccountDataCall};
pub use get_status::{GetStatus, GetStatusCall, GetStatusOutput};

use atproto::records::Records;
use atproto_core::xrpc::Client;

/// The methods and records of `chat.bsky.actor`.
#[derive(Clone, Debug)]
pub struct Actor {
    client: Client,
}

impl Actor {
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

    /// The records of `chat.bsky.actor.declaration`.
    #[inline]
    pub fn declaration(&self) -> Records<Declaration> {
        Records::new(&self.client)
    }

    /// Calls `chat.bsky.actor.deleteAccount`: see [`DeleteAccount`].
    #[inline]
    pub fn delete_account(&self) -> DeleteAccountCall {
        DeleteAccountCall::new(&self.client, DeleteAccount::new())
    }

    /// Asks `chat.bsky.actor.exportAccountData`: see [`ExportAccountData`].
    #[inline]
    pub fn export_account_data(&self) -> ExportAccountDataCall {
        ExportAccountDataCall::new(&self.client, ExportAccountData::new())
    }

    /// Asks `chat.bsky.actor.getStatus`: see [`GetStatus`].
    #[inline]
    pub fn get_status(&self) -> GetStatusCall {
        GetStatusCall::new(&self.client, GetStatus::new())
    }
}
