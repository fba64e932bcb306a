// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.notification.updateSeen`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{Datetime, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// Says up to when notifications have been seen.
///
/// `app.bsky.notification.updateSeen`: a procedure.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateSeen {
    /// `seenAt`.
    pub seen_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UpdateSeen {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(seen_at: impl IntoWire<Datetime>) -> Self {
        Self {
            seen_at: seen_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    UpdateSeen {
        0 seen_at: "seenAt" required,
    }
}

impl Endpoint for UpdateSeen {
    const NSID: &'static str = "app.bsky.notification.updateSeen";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.seen_at.check("seenAt", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for UpdateSeen {}

atproto_core::endpoint_call! {
    UpdateSeenCall(UpdateSeen) {
    }
}
