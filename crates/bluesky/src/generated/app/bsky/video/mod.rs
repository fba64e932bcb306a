// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.video`.

pub mod defs;
pub mod get_job_status;
pub mod get_upload_limits;
pub mod upload_video;

pub use get_job_status::{GetJobStatus, GetJobStatusCall, GetJobStatusOutput};
pub use get_upload_limits::{GetUploadLimits, GetUploadLimitsCall, GetUploadLimitsOutput};
pub use upload_video::{UploadVideo, UploadVideoCall, UploadVideoOutput};

use atproto_core::xrpc::Client;
use bytes::Bytes;

/// The methods and records of `app.bsky.video`.
#[derive(Clone, Debug)]
pub struct Video {
    client: Client,
}

impl Video {
    /// Those of this client.
    #[inline]
    pub fn new(client: Client) -> Self {
        Self { client }
    }

    /// The client that sends the calls.
    #[inline]
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Asks `app.bsky.video.getJobStatus`: see [`GetJobStatus`].
    #[inline]
    pub fn get_job_status(&self, job_id: impl Into<String>) -> GetJobStatusCall {
        GetJobStatusCall::new(&self.client, GetJobStatus::new(job_id))
    }

    /// Asks `app.bsky.video.getUploadLimits`: see [`GetUploadLimits`].
    #[inline]
    pub fn get_upload_limits(&self) -> GetUploadLimitsCall {
        GetUploadLimitsCall::new(&self.client, GetUploadLimits::new())
    }

    /// Calls `app.bsky.video.uploadVideo`: see [`UploadVideo`].
    #[inline]
    pub fn upload_video(&self, body: impl Into<Bytes>) -> UploadVideoCall {
        UploadVideoCall::new(&self.client, UploadVideo::new(body))
    }
}
