// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.updateAllRead`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.updateAllRead`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateAllRead {
    /// `status`.
    pub status: Option<UpdateAllReadStatus>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UpdateAllRead {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `status`.
    #[inline]
    #[must_use]
    pub fn status(mut self, status: impl Into<UpdateAllReadStatus>) -> Self {
        self.status = Some(status.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    UpdateAllRead {
        0 status: "status" optional,
    }
}

impl Endpoint for UpdateAllRead {
    const NSID: &'static str = "chat.bsky.convo.updateAllRead";
    const METHOD: Method = Method::Procedure;
    type Output = UpdateAllReadOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for UpdateAllRead {}

atproto_core::endpoint_call! {
    UpdateAllReadCall(UpdateAllRead) {
        status(impl Into<UpdateAllReadStatus>),
    }
}

atproto_core::known_values! {
    /// The `status` of [`UpdateAllRead`].
    pub struct UpdateAllReadStatus {
        REQUEST = "request",
        ACCEPTED = "accepted",
    }
}

/// What `chat.bsky.convo.updateAllRead` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateAllReadOutput {
    /// `updatedCount`.
    pub updated_count: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    UpdateAllReadOutput {
        0 updated_count: "updatedCount" required,
    }
}
