// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.notifyOfUpdate`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.sync.notifyOfUpdate`: a procedure.
///
/// Needs no session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct NotifyOfUpdate {
    /// `hostname`.
    pub hostname: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl NotifyOfUpdate {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(hostname: impl Into<String>) -> Self {
        Self {
            hostname: hostname.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    NotifyOfUpdate {
        0 hostname: "hostname" required,
    }
}

impl Endpoint for NotifyOfUpdate {
    const NSID: &'static str = "com.atproto.sync.notifyOfUpdate";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for NotifyOfUpdate {}

atproto_core::endpoint_call! {
    NotifyOfUpdateCall(NotifyOfUpdate) {
    }
}
