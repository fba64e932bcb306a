// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.germnetwork`.

pub mod declaration;

pub use declaration::Declaration;

use crate::records::Records;
use atproto_core::xrpc::Client;

/// The methods and records of `com.germnetwork`.
#[derive(Clone, Debug)]
pub struct Germnetwork {
    client: Client,
}

impl Germnetwork {
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

    /// The records of `com.germnetwork.declaration`.
    #[inline]
    pub fn declaration(&self) -> Records<Declaration> {
        Records::new(&self.client)
    }
}
