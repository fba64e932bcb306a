// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.labeler`.

pub mod defs;
pub mod get_services;
pub mod service;

pub use get_services::{GetServices, GetServicesCall, GetServicesOutput};
pub use service::Service;

use atproto::records::Records;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `app.bsky.labeler`.
#[derive(Clone, Debug)]
pub struct Labeler {
    client: Client,
}

impl Labeler {
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

    /// The records of `app.bsky.labeler.service`.
    #[inline]
    pub fn service(&self) -> Records<Service> {
        Records::new(&self.client)
    }

    /// Asks `app.bsky.labeler.getServices`: see [`GetServices`].
    #[inline]
    pub fn get_services(
        &self,
        dids: impl IntoIterator<Item = impl IntoWire<Did>>,
    ) -> GetServicesCall {
        GetServicesCall::new(&self.client, GetServices::new(dids))
    }
}
