// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.getAuthorFeed`.

use crate::app::bsky::feed::defs::FeedViewPost;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Paginated, Query, RequestParts};
use bytes::Bytes;

/// The posts and reposts of one account, newest first.
///
/// `app.bsky.feed.getAuthorFeed`: a query.
///
/// Needs no session.
///
/// Its own errors are [`GetAuthorFeedError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetAuthorFeed {
    /// `actor`.
    pub actor: AtIdentifier,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `filter`: the default is `posts_with_replies`.
    pub filter: Option<GetAuthorFeedFilter>,
    /// `includePins`: the default is `false`.
    pub include_pins: Option<bool>,
}

impl GetAuthorFeed {
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

    /// Sets `filter`: the default is `posts_with_replies`.
    #[inline]
    #[must_use]
    pub fn filter(mut self, filter: impl Into<GetAuthorFeedFilter>) -> Self {
        self.filter = Some(filter.into());
        self
    }

    /// Sets `includePins`: the default is `false`.
    #[inline]
    #[must_use]
    pub fn include_pins(mut self, include_pins: bool) -> Self {
        self.include_pins = Some(include_pins);
        self
    }
}

impl Endpoint for GetAuthorFeed {
    const NSID: &'static str = "app.bsky.feed.getAuthorFeed";
    const METHOD: Method = Method::Query;
    type Output = GetAuthorFeedOutput;
    type Error = GetAuthorFeedError;

    fn request(&self, parts: &mut RequestParts) {
        self.actor.write("actor", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
        self.filter.write("filter", parts);
        self.include_pins.write("includePins", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetAuthorFeed {}

impl Paginated for GetAuthorFeed {
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
    GetAuthorFeedCall(GetAuthorFeed) pages {
        limit(i64),
        cursor(impl Into<String>),
        filter(impl Into<GetAuthorFeedFilter>),
        include_pins(bool),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.feed.getAuthorFeed` declares.
    pub enum GetAuthorFeedError {
        BlockedActor = "BlockedActor",
        BlockedByActor = "BlockedByActor",
    }
}

atproto_core::known_values! {
    /// The `filter` of [`GetAuthorFeed`].
    pub struct GetAuthorFeedFilter {
        POSTS_WITH_REPLIES = "posts_with_replies",
        POSTS_NO_REPLIES = "posts_no_replies",
        POSTS_WITH_MEDIA = "posts_with_media",
        POSTS_AND_AUTHOR_THREADS = "posts_and_author_threads",
        POSTS_WITH_VIDEO = "posts_with_video",
    }
}

/// What `app.bsky.feed.getAuthorFeed` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetAuthorFeedOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `feed`.
    pub feed: Vec<FeedViewPost>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetAuthorFeedOutput {
        0 cursor: "cursor" optional,
        1 feed: "feed" required,
    }
}
