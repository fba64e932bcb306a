// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.getPostThreadV2`.

use crate::app::bsky::feed::defs::ThreadgateView;
use crate::app::bsky::unspecced::defs::{
    ThreadItemBlocked, ThreadItemNoUnauthenticated, ThreadItemNotFound, ThreadItemPost,
};
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.getPostThreadV2`: a query.
///
/// Needs no session. Its makers may change it without notice.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetPostThreadV2 {
    /// `anchor`.
    pub anchor: AtUri,
    /// `above`: the default is `true`.
    pub above: Option<bool>,
    /// `below`: 0 to 20, the default is `6`.
    pub below: Option<i64>,
    /// `branchingFactor`: 0 to 100, the default is `10`.
    pub branching_factor: Option<i64>,
    /// `sort`: the default is `oldest`.
    pub sort: Option<GetPostThreadV2Sort>,
}

impl GetPostThreadV2 {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(anchor: impl IntoWire<AtUri>) -> Self {
        Self {
            anchor: anchor.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `above`: the default is `true`.
    #[inline]
    #[must_use]
    pub fn above(mut self, above: bool) -> Self {
        self.above = Some(above);
        self
    }

    /// Sets `below`: 0 to 20, the default is `6`.
    #[inline]
    #[must_use]
    pub fn below(mut self, below: i64) -> Self {
        self.below = Some(below);
        self
    }

    /// Sets `branchingFactor`: 0 to 100, the default is `10`.
    #[inline]
    #[must_use]
    pub fn branching_factor(mut self, branching_factor: i64) -> Self {
        self.branching_factor = Some(branching_factor);
        self
    }

    /// Sets `sort`: the default is `oldest`.
    #[inline]
    #[must_use]
    pub fn sort(mut self, sort: impl Into<GetPostThreadV2Sort>) -> Self {
        self.sort = Some(sort.into());
        self
    }
}

impl Endpoint for GetPostThreadV2 {
    const NSID: &'static str = "app.bsky.unspecced.getPostThreadV2";
    const METHOD: Method = Method::Query;
    type Output = GetPostThreadV2Output;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.anchor.write("anchor", parts);
        self.above.write("above", parts);
        self.below.write("below", parts);
        self.branching_factor.write("branchingFactor", parts);
        self.sort.write("sort", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetPostThreadV2 {}

atproto_core::endpoint_call! {
    GetPostThreadV2Call(GetPostThreadV2) {
        above(bool),
        below(i64),
        branching_factor(i64),
        sort(impl Into<GetPostThreadV2Sort>),
    }
}

atproto_core::known_values! {
    /// The `sort` of [`GetPostThreadV2`].
    pub struct GetPostThreadV2Sort {
        NEWEST = "newest",
        OLDEST = "oldest",
        TOP = "top",
    }
}

/// What `app.bsky.unspecced.getPostThreadV2` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetPostThreadV2Output {
    /// `thread`.
    pub thread: Vec<ThreadItem>,
    /// `threadgate`.
    pub threadgate: Option<Box<ThreadgateView>>,
    /// `hasOtherReplies`.
    pub has_other_replies: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetPostThreadV2Output {
        0 thread: "thread" required,
        1 threadgate: "threadgate" optional,
        2 has_other_replies: "hasOtherReplies" required,
    }
}

/// `app.bsky.unspecced.getPostThreadV2#threadItem`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ThreadItem {
    /// `uri`.
    pub uri: AtUri,
    /// `depth`.
    pub depth: i64,
    /// `value`.
    pub value: ThreadItemValue,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ThreadItem {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>, depth: i64, value: impl Into<ThreadItemValue>) -> Self {
        Self {
            uri: uri.into_wire(),
            depth,
            value: value.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ThreadItem {
        0 uri: "uri" required,
        1 depth: "depth" required,
        2 value: "value" required,
    }
}

/// The `value` of [`ThreadItem`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ThreadItemValue {
    /// `app.bsky.unspecced.defs#threadItemPost`.
    ThreadItemPost(Box<ThreadItemPost>),
    /// `app.bsky.unspecced.defs#threadItemNoUnauthenticated`.
    ThreadItemNoUnauthenticated(Box<ThreadItemNoUnauthenticated>),
    /// `app.bsky.unspecced.defs#threadItemNotFound`.
    ThreadItemNotFound(Box<ThreadItemNotFound>),
    /// `app.bsky.unspecced.defs#threadItemBlocked`.
    ThreadItemBlocked(Box<ThreadItemBlocked>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    ThreadItemValue {
        0 ThreadItemPost(ThreadItemPost): "app.bsky.unspecced.defs#threadItemPost" from "post",
        1 ThreadItemNoUnauthenticated(ThreadItemNoUnauthenticated): "app.bsky.unspecced.defs#threadItemNoUnauthenticated" from "",
        2 ThreadItemNotFound(ThreadItemNotFound): "app.bsky.unspecced.defs#threadItemNotFound" from "",
        3 ThreadItemBlocked(ThreadItemBlocked): "app.bsky.unspecced.defs#threadItemBlocked" from "author",
    }
}
