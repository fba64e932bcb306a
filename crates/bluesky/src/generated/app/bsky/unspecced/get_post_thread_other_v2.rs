// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.getPostThreadOtherV2`.

use crate::app::bsky::unspecced::defs::ThreadItemPost;
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.getPostThreadOtherV2`: a query.
///
/// Needs no session. Its makers may change it without notice.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetPostThreadOtherV2 {
    /// `anchor`.
    pub anchor: AtUri,
}

impl GetPostThreadOtherV2 {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(anchor: impl IntoWire<AtUri>) -> Self {
        Self {
            anchor: anchor.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetPostThreadOtherV2 {
    const NSID: &'static str = "app.bsky.unspecced.getPostThreadOtherV2";
    const METHOD: Method = Method::Query;
    type Output = GetPostThreadOtherV2Output;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.anchor.write("anchor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetPostThreadOtherV2 {}

atproto_core::endpoint_call! {
    GetPostThreadOtherV2Call(GetPostThreadOtherV2) {
    }
}

/// What `app.bsky.unspecced.getPostThreadOtherV2` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetPostThreadOtherV2Output {
    /// `thread`.
    pub thread: Vec<ThreadItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetPostThreadOtherV2Output {
        0 thread: "thread" required,
    }
}

/// `app.bsky.unspecced.getPostThreadOtherV2#threadItem`.
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
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    ThreadItemValue {
        0 ThreadItemPost(ThreadItemPost): "app.bsky.unspecced.defs#threadItemPost" from "post",
    }
}
