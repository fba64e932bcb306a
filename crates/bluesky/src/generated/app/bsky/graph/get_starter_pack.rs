// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.getStarterPack`.

use crate::app::bsky::graph::defs::StarterPackView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.graph.getStarterPack`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetStarterPack {
    /// `starterPack`.
    pub starter_pack: AtUri,
}

impl GetStarterPack {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(starter_pack: impl IntoWire<AtUri>) -> Self {
        Self {
            starter_pack: starter_pack.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetStarterPack {
    const NSID: &'static str = "app.bsky.graph.getStarterPack";
    const METHOD: Method = Method::Query;
    type Output = GetStarterPackOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.starter_pack.write("starterPack", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetStarterPack {}

atproto_core::endpoint_call! {
    GetStarterPackCall(GetStarterPack) {
    }
}

/// What `app.bsky.graph.getStarterPack` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetStarterPackOutput {
    /// `starterPack`.
    pub starter_pack: StarterPackView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetStarterPackOutput {
        0 starter_pack: "starterPack" required,
    }
}
