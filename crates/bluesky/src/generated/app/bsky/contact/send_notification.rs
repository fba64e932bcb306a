// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.contact.sendNotification`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.contact.sendNotification`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SendNotification {
    /// `from`.
    pub from: Did,
    /// `to`.
    pub to: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SendNotification {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(from: impl IntoWire<Did>, to: impl IntoWire<Did>) -> Self {
        Self {
            from: from.into_wire(),
            to: to.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    SendNotification {
        0 from: "from" required,
        1 to: "to" required,
    }
}

impl Endpoint for SendNotification {
    const NSID: &'static str = "app.bsky.contact.sendNotification";
    const METHOD: Method = Method::Procedure;
    type Output = SendNotificationOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.from.check("from", parts);
        self.to.check("to", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for SendNotification {}

atproto_core::endpoint_call! {
    SendNotificationCall(SendNotification) {
    }
}

/// What `app.bsky.contact.sendNotification` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SendNotificationOutput {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    SendNotificationOutput {
    }
}
