// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.actor.putPreferences`.

use crate::app::bsky::actor::defs::PreferencesItem;
use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// Replaces all preferences of the signed-in account: what is not in the list is lost.
///
/// `app.bsky.actor.putPreferences`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PutPreferences {
    /// `preferences`.
    pub preferences: Vec<PreferencesItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl PutPreferences {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(preferences: impl IntoIterator<Item = impl Into<PreferencesItem>>) -> Self {
        Self {
            preferences: preferences.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    PutPreferences {
        0 preferences: "preferences" required,
    }
}

impl Endpoint for PutPreferences {
    const NSID: &'static str = "app.bsky.actor.putPreferences";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for PutPreferences {}

atproto_core::endpoint_call! {
    PutPreferencesCall(PutPreferences) {
    }
}
