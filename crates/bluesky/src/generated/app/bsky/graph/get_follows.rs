// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.getFollows`.

use crate::app::bsky::actor::defs::ProfileView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// Whom an account follows.
///
/// `app.bsky.graph.getFollows`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetFollows {
    /// `actor`.
    pub actor: AtIdentifier,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `sort`.
    pub sort: Option<GetFollowsSort>,
}

impl GetFollows {
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

    /// Sets `sort`.
    #[inline]
    #[must_use]
    pub fn sort(mut self, sort: impl Into<GetFollowsSort>) -> Self {
        self.sort = Some(sort.into());
        self
    }
}

impl Endpoint for GetFollows {
    const NSID: &'static str = "app.bsky.graph.getFollows";
    const METHOD: Method = Method::Query;
    type Output = GetFollowsOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.actor.write("actor", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
        self.sort.write("sort", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetFollows {}

impl Paginated for GetFollows {
    type Item = ProfileView;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.follows.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.follows
    }
}

atproto_core::endpoint_call! {
    GetFollowsCall(GetFollows) pages {
        limit(i64),
        cursor(impl Into<String>),
        sort(impl Into<GetFollowsSort>),
    }
}

atproto_core::known_values! {
    /// The `sort` of [`GetFollows`].
    pub struct GetFollowsSort {
        LATEST = "latest",
        TOP = "top",
    }
}

/// What `app.bsky.graph.getFollows` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetFollowsOutput {
    /// `subject`.
    pub subject: ProfileView,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `follows`.
    pub follows: Vec<ProfileView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetFollowsOutput {
        0 subject: "subject" required,
        1 cursor: "cursor" optional,
        2 follows: "follows" required,
    }
}
