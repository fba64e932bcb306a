// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.notification`.

pub mod defs;
pub mod get_preferences;
pub mod put_preferences;

pub use get_preferences::{GetPreferences, GetPreferencesCall, GetPreferencesOutput};
pub use put_preferences::{PutPreferences, PutPreferencesCall, PutPreferencesOutput};

use atproto_core::xrpc::Client;

/// The methods and records of `chat.bsky.notification`.
#[derive(Clone, Debug)]
pub struct Notification {
    client: Client,
}

impl Notification {
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

    /// Asks `chat.bsky.notification.getPreferences`: see [`GetPreferences`].
    #[inline]
    pub fn get_preferences(&self) -> GetPreferencesCall {
        GetPreferencesCall::new(&self.client, GetPreferences::new())
    }

    /// Calls `chat.bsky.notification.putPreferences`: see [`PutPreferences`].
    #[inline]
    pub fn put_preferences(&self) -> PutPreferencesCall {
        PutPreferencesCall::new(&self.client, PutPreferences::new())
    }
}
