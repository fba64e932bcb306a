// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.getFeedGenerators`.

use crate::app::bsky::feed::defs::GeneratorView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.feed.getFeedGenerators`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetFeedGenerators {
    /// `feeds`.
    pub feeds: Vec<AtUri>,
}

impl GetFeedGenerators {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(feeds: impl IntoIterator<Item = impl IntoWire<AtUri>>) -> Self {
        Self {
            feeds: feeds.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetFeedGenerators {
    const NSID: &'static str = "app.bsky.feed.getFeedGenerators";
    const METHOD: Method = Method::Query;
    type Output = GetFeedGeneratorsOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.feeds.write("feeds", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetFeedGenerators {}

atproto_core::endpoint_call! {
    GetFeedGeneratorsCall(GetFeedGenerators) {
    }
}

/// What `app.bsky.feed.getFeedGenerators` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetFeedGeneratorsOutput {
    /// `feeds`.
    pub feeds: Vec<GeneratorView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetFeedGeneratorsOutput {
        0 feeds: "feeds" required,
    }
}
