// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.getLikes`.

use crate::app::bsky::actor::defs::ProfileView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, CidString, Datetime, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// Who has liked a post.
///
/// `app.bsky.feed.getLikes`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetLikes {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: Option<CidString>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetLikes {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>) -> Self {
        Self {
            uri: uri.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `cid`.
    #[inline]
    #[must_use]
    pub fn cid(mut self, cid: impl IntoWire<CidString>) -> Self {
        self.cid = Some(cid.into_wire());
        self
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

impl Endpoint for GetLikes {
    const NSID: &'static str = "app.bsky.feed.getLikes";
    const METHOD: Method = Method::Query;
    type Output = GetLikesOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.uri.write("uri", parts);
        self.cid.write("cid", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetLikes {}

impl Paginated for GetLikes {
    type Item = Like;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.likes.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.likes
    }
}

atproto_core::endpoint_call! {
    GetLikesCall(GetLikes) pages {
        cid(impl IntoWire<CidString>),
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `app.bsky.feed.getLikes` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetLikesOutput {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: Option<CidString>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `likes`.
    pub likes: Vec<Like>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetLikesOutput {
        0 uri: "uri" required,
        1 cid: "cid" optional,
        2 cursor: "cursor" optional,
        3 likes: "likes" required,
    }
}

/// `app.bsky.feed.getLikes#like`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Like {
    /// `indexedAt`.
    pub indexed_at: Datetime,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `actor`.
    pub actor: ProfileView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Like {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        indexed_at: impl IntoWire<Datetime>,
        created_at: impl IntoWire<Datetime>,
        actor: ProfileView,
    ) -> Self {
        Self {
            indexed_at: indexed_at.into_wire(),
            created_at: created_at.into_wire(),
            actor,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Like {
        0 indexed_at: "indexedAt" required,
        1 created_at: "createdAt" required,
        2 actor: "actor" required,
    }
}
