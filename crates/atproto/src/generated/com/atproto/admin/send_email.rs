// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.admin.sendEmail`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.admin.sendEmail`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SendEmail {
    /// `recipientDid`.
    pub recipient_did: Did,
    /// `content`.
    pub content: String,
    /// `subject`.
    pub subject: Option<String>,
    /// `senderDid`.
    pub sender_did: Did,
    /// `comment`.
    pub comment: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SendEmail {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        recipient_did: impl IntoWire<Did>,
        content: impl Into<String>,
        sender_did: impl IntoWire<Did>,
    ) -> Self {
        Self {
            recipient_did: recipient_did.into_wire(),
            content: content.into(),
            sender_did: sender_did.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `subject`.
    #[inline]
    #[must_use]
    pub fn subject(mut self, subject: impl Into<String>) -> Self {
        self.subject = Some(subject.into());
        self
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    SendEmail {
        0 recipient_did: "recipientDid" required,
        1 content: "content" required,
        2 subject: "subject" optional,
        3 sender_did: "senderDid" required,
        4 comment: "comment" optional,
    }
}

impl Endpoint for SendEmail {
    const NSID: &'static str = "com.atproto.admin.sendEmail";
    const METHOD: Method = Method::Procedure;
    type Output = SendEmailOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.recipient_did.check("recipientDid", parts);
        self.sender_did.check("senderDid", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for SendEmail {}

atproto_core::endpoint_call! {
    SendEmailCall(SendEmail) {
        subject(impl Into<String>),
        comment(impl Into<String>),
    }
}

/// What `com.atproto.admin.sendEmail` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SendEmailOutput {
    /// `sent`.
    pub sent: bool,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    SendEmailOutput {
        0 sent: "sent" required,
    }
}
