// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.video.getJobStatus`.

use crate::app::bsky::video::defs::JobStatus;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.video.getJobStatus`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetJobStatus {
    /// `jobId`.
    pub job_id: String,
}

impl GetJobStatus {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(job_id: impl Into<String>) -> Self {
        Self {
            job_id: job_id.into(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetJobStatus {
    const NSID: &'static str = "app.bsky.video.getJobStatus";
    const METHOD: Method = Method::Query;
    type Output = GetJobStatusOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.job_id.write("jobId", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetJobStatus {}

atproto_core::endpoint_call! {
    GetJobStatusCall(GetJobStatus) {
    }
}

/// What `app.bsky.video.getJobStatus` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetJobStatusOutput {
    /// `jobStatus`.
    pub job_status: JobStatus,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetJobStatusOutput {
        0 job_status: "jobStatus" required,
    }
}
