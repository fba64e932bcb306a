// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.sendInteractions`.

use crate::app::bsky::feed::defs::Interaction;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.feed.sendInteractions`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SendInteractions {
    /// `feed`.
    pub feed: Option<AtUri>,
    /// `interactions`.
    pub interactions: Vec<Interaction>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SendInteractions {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(interactions: impl IntoIterator<Item = Interaction>) -> Self {
        Self {
            interactions: interactions.into_iter().collect(),
            ..Self::default()
        }
    }

    /// Sets `feed`.
    #[inline]
    #[must_use]
    pub fn feed(mut self, feed: impl IntoWire<AtUri>) -> Self {
        self.feed = Some(feed.into_wire());
        self
    }
}

atproto_core::object! {
    SendInteractions {
        0 feed: "feed" optional,
        1 interactions: "interactions" required,
    }
}

impl Endpoint for SendInteractions {
    const NSID: &'static str = "app.bsky.feed.sendInteractions";
    const METHOD: Method = Method::Procedure;
    type Output = SendInteractionsOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.feed.check("feed", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for SendInteractions {}

atproto_core::endpoint_call! {
    SendInteractionsCall(SendInteractions) {
        feed(impl IntoWire<AtUri>),
    }
}

/// What `app.bsky.feed.sendInteractions` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SendInteractionsOutput {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    SendInteractionsOutput {
    }
}
