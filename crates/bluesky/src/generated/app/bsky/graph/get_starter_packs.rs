// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.getStarterPacks`.

use crate::app::bsky::graph::defs::StarterPackViewBasic;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.graph.getStarterPacks`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetStarterPacks {
    /// `uris`: at most 25 items.
    pub uris: Vec<AtUri>,
}

impl GetStarterPacks {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uris: impl IntoIterator<Item = impl IntoWire<AtUri>>) -> Self {
        Self {
            uris: uris.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetStarterPacks {
    const NSID: &'static str = "app.bsky.graph.getStarterPacks";
    const METHOD: Method = Method::Query;
    type Output = GetStarterPacksOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.uris.write("uris", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetStarterPacks {}

atproto_core::endpoint_call! {
    GetStarterPacksCall(GetStarterPacks) {
    }
}

/// What `app.bsky.graph.getStarterPacks` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetStarterPacksOutput {
    /// `starterPacks`.
    pub starter_packs: Vec<StarterPackViewBasic>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetStarterPacksOutput {
        0 starter_packs: "starterPacks" required,
    }
}
