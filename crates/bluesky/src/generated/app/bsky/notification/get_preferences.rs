// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.notification.getPreferences`.

use crate::app::bsky::notification::defs::Preferences;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.notification.getPreferences`: a query.
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
    const NSID: &'static str = "app.bsky.notification.getPreferences";
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

/// What `app.bsky.notification.getPreferences` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetPreferencesOutput {
    /// `preferences`.
    pub preferences: Preferences,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetPreferencesOutput {
        0 preferences: "preferences" required,
    }
}
