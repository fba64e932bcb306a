// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.contact.dismissMatch`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.contact.dismissMatch`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`DismissMatchError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DismissMatch {
    /// `subject`.
    pub subject: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DismissMatch {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(subject: impl IntoWire<Did>) -> Self {
        Self {
            subject: subject.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DismissMatch {
        0 subject: "subject" required,
    }
}

impl Endpoint for DismissMatch {
    const NSID: &'static str = "app.bsky.contact.dismissMatch";
    const METHOD: Method = Method::Procedure;
    type Output = DismissMatchOutput;
    type Error = DismissMatchError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.subject.check("subject", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for DismissMatch {}

atproto_core::endpoint_call! {
    DismissMatchCall(DismissMatch) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.contact.dismissMatch` declares.
    pub enum DismissMatchError {
        InvalidDid = "InvalidDid",
        InternalError = "InternalError",
    }
}

/// What `app.bsky.contact.dismissMatch` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DismissMatchOutput {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    DismissMatchOutput {
    }
}
