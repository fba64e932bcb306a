//! Records of one collection, typed both ways.

use std::marker::PhantomData;

use atproto_core::xrpc::Client;

/// The records of type `R`.
#[derive(Clone, Debug)]
pub struct Records<R> {
    client: Client,
    record: PhantomData<fn() -> R>,
}

impl<R> Records<R> {
    /// The records that `client` reads and writes.
    pub fn new(client: &Client) -> Self {
        Self {
            client: client.with_proxy(None),
            record: PhantomData,
        }
    }
}
