// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.contact.removeData`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.contact.removeData`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`RemoveDataError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RemoveData {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RemoveData {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    RemoveData {
    }
}

impl Endpoint for RemoveData {
    const NSID: &'static str = "app.bsky.contact.removeData";
    const METHOD: Method = Method::Procedure;
    type Output = RemoveDataOutput;
    type Error = RemoveDataError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for RemoveData {}

atproto_core::endpoint_call! {
    RemoveDataCall(RemoveData) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.contact.removeData` declares.
    pub enum RemoveDataError {
        InvalidDid = "InvalidDid",
        InternalError = "InternalError",
    }
}

/// What `app.bsky.contact.removeData` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RemoveDataOutput {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    RemoveDataOutput {
    }
}
