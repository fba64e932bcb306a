// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.actor.getPreferences`.

use crate::app::bsky::actor::defs::PreferencesItem;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// The preferences of the signed-in account. They are private, and written back whole: read, change, write.
///
/// `app.bsky.actor.getPreferences`: a query.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetPreferences {}

impl GetPreferences {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for GetPreferences {
    const NSID: &'static str = "app.bsky.actor.getPreferences";
    const METHOD: Method = Method::Query;
    type Output = GetPreferencesOutput;
    type Error = NoError;

    fn request(&self, _parts: &mut RequestParts) {}

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetPreferences {}

atproto_core::endpoint_call! {
    GetPreferencesCall(GetPreferences) {
    }
}

/// What `app.bsky.actor.getPreferences` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetPreferencesOutput {
    /// `preferences`.
    pub preferences: Vec<PreferencesItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetPreferencesOutput {
        0 preferences: "preferences" required,
    }
}
