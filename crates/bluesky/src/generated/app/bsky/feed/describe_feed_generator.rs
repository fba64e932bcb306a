// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.describeFeedGenerator`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::syntax::{AtUri, Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.feed.describeFeedGenerator`: a query.
///
/// Needs no session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DescribeFeedGenerator {}

impl DescribeFeedGenerator {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for DescribeFeedGenerator {
    const NSID: &'static str = "app.bsky.feed.describeFeedGenerator";
    const METHOD: Method = Method::Query;
    type Output = DescribeFeedGeneratorOutput;
    type Error = NoError;

    fn request(&self, _parts: &mut RequestParts) {}

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for DescribeFeedGenerator {}

atproto_core::endpoint_call! {
    DescribeFeedGeneratorCall(DescribeFeedGenerator) {
    }
}

/// What `app.bsky.feed.describeFeedGenerator` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DescribeFeedGeneratorOutput {
    /// `did`.
    pub did: Did,
    /// `feeds`.
    pub feeds: Vec<Feed>,
    /// `links`.
    pub links: Option<Box<Links>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    DescribeFeedGeneratorOutput {
        0 did: "did" required,
        1 feeds: "feeds" required,
        2 links: "links" optional,
    }
}

/// `app.bsky.feed.describeFeedGenerator#feed`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Feed {
    /// `uri`.
    pub uri: AtUri,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Feed {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>) -> Self {
        Self {
            uri: uri.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Feed {
        0 uri: "uri" required,
    }
}

/// `app.bsky.feed.describeFeedGenerator#links`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Links {
    /// `privacyPolicy`.
    pub privacy_policy: Option<String>,
    /// `termsOfService`.
    pub terms_of_service: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Links {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    Links {
        0 privacy_policy: "privacyPolicy" optional,
        1 terms_of_service: "termsOfService" optional,
    }
}
