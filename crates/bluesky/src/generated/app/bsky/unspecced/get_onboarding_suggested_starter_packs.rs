// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.getOnboardingSuggestedStarterPacks`.

use crate::app::bsky::graph::defs::StarterPackView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.getOnboardingSuggestedStarterPacks`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetOnboardingSuggestedStarterPacks {
    /// `limit`: 1 to 25, the default is `10`.
    pub limit: Option<i64>,
}

impl GetOnboardingSuggestedStarterPacks {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `limit`: 1 to 25, the default is `10`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }
}

impl Endpoint for GetOnboardingSuggestedStarterPacks {
    const NSID: &'static str = "app.bsky.unspecced.getOnboardingSuggestedStarterPacks";
    const METHOD: Method = Method::Query;
    type Output = GetOnboardingSuggestedStarterPacksOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetOnboardingSuggestedStarterPacks {}

atproto_core::endpoint_call! {
    GetOnboardingSuggestedStarterPacksCall(GetOnboardingSuggestedStarterPacks) {
        limit(i64),
    }
}

/// What `app.bsky.unspecced.getOnboardingSuggestedStarterPacks` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetOnboardingSuggestedStarterPacksOutput {
    /// `starterPacks`.
    pub starter_packs: Vec<StarterPackView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetOnboardingSuggestedStarterPacksOutput {
        0 starter_packs: "starterPacks" required,
    }
}
