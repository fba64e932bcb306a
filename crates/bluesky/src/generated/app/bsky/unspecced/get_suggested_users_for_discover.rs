// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.getSuggestedUsersForDiscover`.

use crate::app::bsky::actor::defs::ProfileView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.getSuggestedUsersForDiscover`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestedUsersForDiscover {
    /// `limit`: 1 to 50, the default is `25`.
    pub limit: Option<i64>,
}

impl GetSuggestedUsersForDiscover {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `limit`: 1 to 50, the default is `25`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }
}

impl Endpoint for GetSuggestedUsersForDiscover {
    const NSID: &'static str = "app.bsky.unspecced.getSuggestedUsersForDiscover";
    const METHOD: Method = Method::Query;
    type Output = GetSuggestedUsersForDiscoverOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetSuggestedUsersForDiscover {}

atproto_core::endpoint_call! {
    GetSuggestedUsersForDiscoverCall(GetSuggestedUsersForDiscover) {
        limit(i64),
    }
}

/// What `app.bsky.unspecced.getSuggestedUsersForDiscover` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestedUsersForDiscoverOutput {
    /// `actors`.
    pub actors: Vec<ProfileView>,
    /// `recIdStr`.
    pub rec_id_str: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetSuggestedUsersForDiscoverOutput {
        0 actors: "actors" required,
        1 rec_id_str: "recIdStr" optional,
    }
}
