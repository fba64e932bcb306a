// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.getPostThread`.

use crate::app::bsky::feed::defs::{BlockedPost, NotFoundPost, ThreadViewPost, ThreadgateView};
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// A post with what it replies to and its replies, as a tree.
///
/// `app.bsky.feed.getPostThread`: a query.
///
/// Needs no session.
///
/// Its own errors are [`GetPostThreadError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetPostThread {
    /// `uri`.
    pub uri: AtUri,
    /// `depth`: 0 to 1000, the default is `6`.
    pub depth: Option<i64>,
    /// `parentHeight`: 0 to 1000, the default is `80`.
    pub parent_height: Option<i64>,
}

impl GetPostThread {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>) -> Self {
        Self {
            uri: uri.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `depth`: 0 to 1000, the default is `6`.
    #[inline]
    #[must_use]
    pub fn depth(mut self, depth: i64) -> Self {
        self.depth = Some(depth);
        self
    }

    /// Sets `parentHeight`: 0 to 1000, the default is `80`.
    #[inline]
    #[must_use]
    pub fn parent_height(mut self, parent_height: i64) -> Self {
        self.parent_height = Some(parent_height);
        self
    }
}

impl Endpoint for GetPostThread {
    const NSID: &'static str = "app.bsky.feed.getPostThread";
    const METHOD: Method = Method::Query;
    type Output = GetPostThreadOutput;
    type Error = GetPostThreadError;

    fn request(&self, parts: &mut RequestParts) {
        self.uri.write("uri", parts);
        self.depth.write("depth", parts);
        self.parent_height.write("parentHeight", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetPostThread {}

atproto_core::endpoint_call! {
    GetPostThreadCall(GetPostThread) {
        depth(i64),
        parent_height(i64),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.feed.getPostThread` declares.
    pub enum GetPostThreadError {
        NotFound = "NotFound",
    }
}

/// What `app.bsky.feed.getPostThread` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetPostThreadOutput {
    /// `thread`.
    pub thread: GetPostThreadOutputThread,
    /// `threadgate`.
    pub threadgate: Option<Box<ThreadgateView>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetPostThreadOutput {
        0 thread: "thread" required,
        1 threadgate: "threadgate" optional,
    }
}

/// The `thread` of [`GetPostThreadOutput`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum GetPostThreadOutputThread {
    /// `app.bsky.feed.defs#threadViewPost`.
    ThreadViewPost(Box<ThreadViewPost>),
    /// `app.bsky.feed.defs#notFoundPost`.
    NotFoundPost(Box<NotFoundPost>),
    /// `app.bsky.feed.defs#blockedPost`.
    BlockedPost(Box<BlockedPost>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    GetPostThreadOutputThread {
        0 ThreadViewPost(ThreadViewPost): "app.bsky.feed.defs#threadViewPost" from "post",
        1 NotFoundPost(NotFoundPost): "app.bsky.feed.defs#notFoundPost" from "uri",
        2 BlockedPost(BlockedPost): "app.bsky.feed.defs#blockedPost" from "uri",
    }
}
