// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.getActorLikes`.

use crate::app::bsky::feed::defs::FeedViewPost;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Paginated, Query, RequestParts};
use bytes::Bytes;

/// What the signed-in account has liked. Nobody else may ask.
///
/// `app.bsky.feed.getActorLikes`: a query.
///
/// Needs a session.
///
/// Its own errors are [`GetActorLikesError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetActorLikes {
    /// `actor`.
    pub actor: AtIdentifier,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetActorLikes {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(actor: impl IntoWire<AtIdentifier>) -> Self {
        Self {
            actor: actor.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `limit`: 1 to 100, the default is `50`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }
}

impl Endpoint for GetActorLikes {
    const NSID: &'static str = "app.bsky.feed.getActorLikes";
    const METHOD: Method = Method::Query;
    type Output = GetActorLikesOutput;
    type Error = GetActorLikesError;

    fn request(&self, parts: &mut RequestParts) {
        self.actor.write("actor", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetActorLikes {}

impl Paginated for GetActorLikes {
    type Item = FeedViewPost;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.feed.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.feed
    }
}

atproto_core::endpoint_call! {
    GetActorLikesCall(GetActorLikes) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.feed.getActorLikes` declares.
    pub enum GetActorLikesError {
        BlockedActor = "BlockedActor",
        BlockedByActor = "BlockedByActor",
    }
}

/// What `app.bsky.feed.getActorLikes` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetActorLikesOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `feed`.
    pub feed: Vec<FeedViewPost>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetActorLikesOutput {
        0 cursor: "cursor" optional,
        1 feed: "feed" required,
    }
}
