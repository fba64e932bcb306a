// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.unspecced.getSuggestedOnboardingUsers`.

use crate::app::bsky::actor::defs::ProfileView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.unspecced.getSuggestedOnboardingUsers`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestedOnboardingUsers {
    /// `category`.
    pub category: Option<String>,
    /// `limit`: 1 to 50, the default is `25`.
    pub limit: Option<i64>,
}

impl GetSuggestedOnboardingUsers {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `category`.
    #[inline]
    #[must_use]
    pub fn category(mut self, category: impl Into<String>) -> Self {
        self.category = Some(category.into());
        self
    }

    /// Sets `limit`: 1 to 50, the default is `25`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }
}

impl Endpoint for GetSuggestedOnboardingUsers {
    const NSID: &'static str = "app.bsky.unspecced.getSuggestedOnboardingUsers";
    const METHOD: Method = Method::Query;
    type Output = GetSuggestedOnboardingUsersOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.category.write("category", parts);
        self.limit.write("limit", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetSuggestedOnboardingUsers {}

atproto_core::endpoint_call! {
    GetSuggestedOnboardingUsersCall(GetSuggestedOnboardingUsers) {
        category(impl Into<String>),
        limit(i64),
    }
}

/// What `app.bsky.unspecced.getSuggestedOnboardingUsers` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestedOnboardingUsersOutput {
    /// `actors`.
    pub actors: Vec<ProfileView>,
    /// `recId`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub rec_id: Option<String>,
    /// `recIdStr`.
    pub rec_id_str: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetSuggestedOnboardingUsersOutput {
        0 actors: "actors" required,
        1 rec_id: "recId" optional,
        2 rec_id_str: "recIdStr" optional,
    }
}
