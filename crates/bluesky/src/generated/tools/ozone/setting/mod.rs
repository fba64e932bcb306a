// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.setting`.

pub mod defs;
pub mod list_options;
pub mod remove_options;
pub mod upsert_option;

pub use list_options::{ListOptions, ListOptionsCall, ListOptionsOutput};
pub use remove_options::{RemoveOptions, RemoveOptionsCall, RemoveOptionsOutput};
pub use upsert_option::{UpsertOption, UpsertOptionCall, UpsertOptionOutput};

use atproto_core::data::Raw;
use atproto_core::syntax::{IntoWire, Nsid};
use atproto_core::xrpc::Client;

/// The methods and records of `tools.ozone.setting`.
#[derive(Clone, Debug)]
pub struct Setting {
    client: Client,
}

impl Setting {
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

    /// Asks `tools.ozone.setting.listOptions`: see [`ListOptions`].
    #[inline]
    pub fn list_options(&self) -> ListOptionsCall {
        ListOptionsCall::new(&self.client, ListOptions::new())
    }

    /// Calls `tools.ozone.setting.removeOptions`: see [`RemoveOptions`].
    #[inline]
    pub fn remove_options(
        &self,
        keys: impl IntoIterator<Item = impl IntoWire<Nsid>>,
        scope: impl Into<remove_options::RemoveOptionsScope>,
    ) -> RemoveOptionsCall {
        RemoveOptionsCall::new(&self.client, RemoveOptions::new(keys, scope))
    }

    /// Calls `tools.ozone.setting.upsertOption`: see [`UpsertOption`].
    #[inline]
    pub fn upsert_option(
        &self,
        key: impl IntoWire<Nsid>,
        scope: impl Into<upsert_option::UpsertOptionScope>,
        value: impl Into<Raw>,
    ) -> UpsertOptionCall {
        UpsertOptionCall::new(&self.client, UpsertOption::new(key, scope, value))
    }
}
