// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.server`.

pub mod get_config;

pub use get_config::{GetConfig, GetConfigCall, GetConfigOutput};

use atproto_core::xrpc::Client;

/// The methods and records of `tools.ozone.server`.
#[derive(Clone, Debug)]
pub struct Server {
    client: Client,
}

impl Server {
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

    /// Asks `tools.ozone.server.getConfig`: see [`GetConfig`].
    #[inline]
    pub fn get_config(&self) -> GetConfigCall {
        GetConfigCall::new(&self.client, GetConfig::new())
    }
}
