// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.getFeedGenerator`.

use crate::app::bsky::feed::defs::GeneratorView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.feed.getFeedGenerator`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetFeedGenerator {
    /// `feed`.
    pub feed: AtUri,
}

impl GetFeedGenerator {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(feed: impl IntoWire<AtUri>) -> Self {
        Self {
            feed: feed.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetFeedGenerator {
    const NSID: &'static str = "app.bsky.feed.getFeedGenerator";
    const METHOD: Method = Method::Query;
    type Output = GetFeedGeneratorOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.feed.write("feed", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetFeedGenerator {}

atproto_core::endpoint_call! {
    GetFeedGeneratorCall(GetFeedGenerator) {
    }
}

/// What `app.bsky.feed.getFeedGenerator` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetFeedGeneratorOutput {
    /// `view`.
    pub view: GeneratorView,
    /// `isOnline`.
    pub is_online: bool,
    /// `isValid`.
    pub is_valid: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetFeedGeneratorOutput {
        0 view: "view" required,
        1 is_online: "isOnline" required,
        2 is_valid: "isValid" required,
    }
}
