// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.lexicon`.

pub mod resolve_lexicon;
pub mod schema;

pub use resolve_lexicon::{
    ResolveLexicon, ResolveLexiconCall, ResolveLexiconError, ResolveLexiconOutput,
};
pub use schema::Schema;

use crate::records::Records;
use atproto_core::syntax::{IntoWire, Nsid};
use atproto_core::xrpc::Client;

/// The methods and records of `com.atproto.lexicon`.
#[derive(Clone, Debug)]
pub struct Lexicon {
    client: Client,
}

impl Lexicon {
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

    /// The records of `com.atproto.lexicon.schema`.
    #[inline]
    pub fn schema(&self) -> Records<Schema> {
        Records::new(&self.client)
    }

    /// Asks `com.atproto.lexicon.resolveLexicon`: see [`ResolveLexicon`].
    #[inline]
    pub fn resolve_lexicon(&self, nsid: impl IntoWire<Nsid>) -> ResolveLexiconCall {
        ResolveLexiconCall::new(&self.client, ResolveLexicon::new(nsid))
    }
}
