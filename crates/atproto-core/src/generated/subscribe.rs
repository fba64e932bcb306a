//! A subscription that is being put together.

use crate::xrpc::{Client, Subscription};

/// What a generated subscription builder is made of.
#[derive(Clone, Debug)]
pub struct Subscribe<S> {
    client: Client,
    subscription: S,
}

impl<S: Subscription> Subscribe<S> {
    /// A subscription by `client`.
    pub fn new(client: &Client, subscription: S) -> Self {
        Self {
            client: client.clone(),
            subscription,
        }
    }

    /// The subscription, to change it.
    pub fn endpoint_mut(&mut self) -> &mut S {
        &mut self.subscription
    }

    /// The client and the subscription.
    pub fn into_parts(self) -> (Client, S) {
        (self.client, self.subscription)
    }
}
