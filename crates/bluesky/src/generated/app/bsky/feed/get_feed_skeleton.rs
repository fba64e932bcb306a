// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.getFeedSkeleton`.

use crate::app::bsky::feed::defs::SkeletonFeedPost;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Paginated, Query, RequestParts};
use bytes::Bytes;

/// What a feed generator answers: the addresses of posts, which the AppView makes whole.
///
/// `app.bsky.feed.getFeedSkeleton`: a query.
///
/// Needs no session.
///
/// Its own errors are [`GetFeedSkeletonError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetFeedSkeleton {
    /// `feed`.
    pub feed: AtUri,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetFeedSkeleton {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(feed: impl IntoWire<AtUri>) -> Self {
        Self {
            feed: feed.into_wire(),
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

impl Endpoint for GetFeedSkeleton {
    const NSID: &'static str = "app.bsky.feed.getFeedSkeleton";
    const METHOD: Method = Method::Query;
    type Output = GetFeedSkeletonOutput;
    type Error = GetFeedSkeletonError;

    fn request(&self, parts: &mut RequestParts) {
        self.feed.write("feed", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetFeedSkeleton {}

impl Paginated for GetFeedSkeleton {
    type Item = SkeletonFeedPost;

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
    GetFeedSkeletonCall(GetFeedSkeleton) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.feed.getFeedSkeleton` declares.
    pub enum GetFeedSkeletonError {
        UnknownFeed = "UnknownFeed",
    }
}

/// What `app.bsky.feed.getFeedSkeleton` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetFeedSkeletonOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `feed`.
    pub feed: Vec<SkeletonFeedPost>,
    /// `reqId`: at most 100 bytes.
    pub req_id: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetFeedSkeletonOutput {
        0 cursor: "cursor" optional,
        1 feed: "feed" required,
        2 req_id: "reqId" optional,
    }
}
