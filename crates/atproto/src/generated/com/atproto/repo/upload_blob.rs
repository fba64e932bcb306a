// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.repo.uploadBlob`.

use atproto_core::data::{Blob, DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// Uploads a file. It is kept for a short time, until a record refers to it.
///
/// `com.atproto.repo.uploadBlob`: a procedure.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UploadBlob {
    /// The bytes to send.
    pub body: Bytes,
    /// The media type of the bytes; found out from their beginning if absent.
    pub content_type: Option<String>,
}

impl UploadBlob {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(body: impl Into<Bytes>) -> Self {
        Self {
            body: body.into(),
            ..Self::default()
        }
    }

    /// Sets The media type of the bytes; found out from their beginning if absent.
    #[inline]
    #[must_use]
    pub fn content_type(mut self, content_type: impl Into<String>) -> Self {
        self.content_type = Some(content_type.into());
        self
    }
}

impl Endpoint for UploadBlob {
    const NSID: &'static str = "com.atproto.repo.uploadBlob";
    const METHOD: Method = Method::Procedure;
    type Output = UploadBlobOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        parts.body_bytes(self.body.clone(), self.content_type.as_deref());
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for UploadBlob {}

atproto_core::endpoint_call! {
    UploadBlobCall(UploadBlob) {
        content_type(impl Into<String>),
    }
}

/// What `com.atproto.repo.uploadBlob` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UploadBlobOutput {
    /// `blob`.
    pub blob: Blob,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    UploadBlobOutput {
        0 blob: "blob" required,
    }
}
