// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.getPosts`.

use crate::app::bsky::feed::defs::PostView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// Up to 25 posts by their addresses; those that are gone are left out.
///
/// `app.bsky.feed.getPosts`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetPosts {
    /// `uris`: at most 25 items.
    pub uris: Vec<AtUri>,
}

impl GetPosts {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uris: impl IntoIterator<Item = impl IntoWire<AtUri>>) -> Self {
        Self {
            uris: uris.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetPosts {
    const NSID: &'static str = "app.bsky.feed.getPosts";
    const METHOD: Method = Method::Query;
    type Output = GetPostsOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.uris.write("uris", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetPosts {}

atproto_core::endpoint_call! {
    GetPostsCall(GetPosts) {
    }
}

/// What `app.bsky.feed.getPosts` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetPostsOutput {
    /// `posts`.
    pub posts: Vec<PostView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetPostsOutput {
        0 posts: "posts" required,
    }
}
