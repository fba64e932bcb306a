// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.ageassurance`.

pub mod begin;
pub mod defs;
pub mod get_config;
pub mod get_state;

pub use begin::{Begin, BeginCall, BeginError};
pub use get_config::{GetConfig, GetConfigCall};
pub use get_state::{GetState, GetStateCall, GetStateOutput};

use atproto_core::xrpc::Client;

/// The methods and records of `app.bsky.ageassurance`.
#[derive(Clone, Debug)]
pub struct Ageassurance {
    client: Client,
}

impl Ageassurance {
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

    /// Calls `app.bsky.ageassurance.begin`: see [`Begin`].
    #[inline]
    pub fn begin(
        &self,
        email: impl Into<String>,
        language: impl Into<String>,
        country_code: impl Into<String>,
    ) -> BeginCall {
        BeginCall::new(&self.client, Begin::new(email, language, country_code))
    }

    /// Asks `app.bsky.ageassurance.getConfig`: see [`GetConfig`].
    #[inline]
    pub fn get_config(&self) -> GetConfigCall {
        GetConfigCall::new(&self.client, GetConfig::new())
    }

    /// Asks `app.bsky.ageassurance.getState`: see [`GetState`].
    #[inline]
    pub fn get_state(&self, country_code: impl Into<String>) -> GetStateCall {
        GetStateCall::new(&self.client, GetState::new(country_code))
    }
}
