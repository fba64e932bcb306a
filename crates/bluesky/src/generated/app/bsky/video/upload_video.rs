// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.video.uploadVideo`.

use crate::app::bsky::video::defs::JobStatus;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// Uploads a video to the video service, which processes it: see `app.bsky.video.getJobStatus`.
///
/// `app.bsky.video.uploadVideo`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UploadVideo {
    /// The bytes to send: `video/mp4`.
    pub body: Bytes,
}

impl UploadVideo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(body: impl Into<Bytes>) -> Self {
        Self {
            body: body.into(),
            ..Self::default()
        }
    }
}

impl Endpoint for UploadVideo {
    const NSID: &'static str = "app.bsky.video.uploadVideo";
    const METHOD: Method = Method::Procedure;
    type Output = UploadVideoOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_bytes(self.body.clone(), Some("video/mp4"));
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for UploadVideo {}

atproto_core::endpoint_call! {
    UploadVideoCall(UploadVideo) {
    }
}

/// What `app.bsky.video.uploadVideo` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UploadVideoOutput {
    /// `jobStatus`.
    pub job_status: JobStatus,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    UploadVideoOutput {
        0 job_status: "jobStatus" required,
    }
}
