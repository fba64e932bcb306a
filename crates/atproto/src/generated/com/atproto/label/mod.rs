// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.label`.

pub mod defs;
pub mod query_labels;
pub mod subscribe_labels;

pub use query_labels::{QueryLabels, QueryLabelsCall, QueryLabelsOutput};
pub use subscribe_labels::{
    SubscribeLabels, SubscribeLabelsCall, SubscribeLabelsError, SubscribeLabelsMessage,
};

use atproto_core::xrpc::Client;

/// The methods and records of `com.atproto.label`.
#[derive(Clone, Debug)]
pub struct Label {
    client: Client,
}

impl Label {
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

    /// Asks `com.atproto.label.queryLabels`: see [`QueryLabels`].
    #[inline]
    pub fn query_labels(
        &self,
        uri_patterns: impl IntoIterator<Item = impl Into<String>>,
    ) -> QueryLabelsCall {
        QueryLabelsCall::new(&self.client, QueryLabels::new(uri_patterns))
    }

    /// Subscribes to `com.atproto.label.subscribeLabels`: see [`SubscribeLabels`].
    #[inline]
    pub fn subscribe_labels(&self) -> SubscribeLabelsCall {
        SubscribeLabelsCall::new(&self.client, SubscribeLabels::new())
    }
}
