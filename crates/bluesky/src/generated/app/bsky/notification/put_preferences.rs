// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.notification.putPreferences`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.notification.putPreferences`: a procedure.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PutPreferences {
    /// `priority`.
    pub priority: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl PutPreferences {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(priority: bool) -> Self {
        Self {
            priority,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    PutPreferences {
        0 priority: "priority" required,
    }
}

impl Endpoint for PutPreferences {
    const NSID: &'static str = "app.bsky.notification.putPreferences";
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
