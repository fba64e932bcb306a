// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.video.defs`.

use atproto_core::data::{Blob, Extra};
use atproto_core::syntax::{Did, IntoWire};

/// `app.bsky.video.defs#jobStatus`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct JobStatus {
    /// `jobId`.
    pub job_id: String,
    /// `did`.
    pub did: Did,
    /// `state`.
    pub state: JobStatusState,
    /// `progress`: 0 to 100.
    pub progress: Option<i64>,
    /// `blob`.
    pub blob: Option<Blob>,
    /// `error`.
    pub error: Option<String>,
    /// `failureCode`.
    pub failure_code: Option<JobStatusFailureCode>,
    /// `message`.
    pub message: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl JobStatus {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        job_id: impl Into<String>,
        did: impl IntoWire<Did>,
        state: impl Into<JobStatusState>,
    ) -> Self {
        Self {
            job_id: job_id.into(),
            did: did.into_wire(),
            state: state.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    JobStatus {
        0 job_id: "jobId" required,
        1 did: "did" required,
        2 state: "state" required,
        3 progress: "progress" optional,
        4 blob: "blob" optional,
        5 error: "error" optional,
        6 failure_code: "failureCode" optional,
        7 message: "message" optional,
    }
}

atproto_core::known_values! {
    /// The `state` of [`JobStatus`].
    pub struct JobStatusState {
        JOB_STATE_COMPLETED = "JOB_STATE_COMPLETED",
        JOB_STATE_FAILED = "JOB_STATE_FAILED",
    }
}

atproto_core::known_values! {
    /// The `failureCode` of [`JobStatus`].
    pub struct JobStatusFailureCode {
        VALIDATION_FAILURE = "validation_failure",
        ENCODING_FAILURE = "encoding_failure",
        PDS_UPLOAD_FAILURE = "pds_upload_failure",
        PDS_UPLOAD_UNSUPPORTED_BLOB_SIZE = "pds_upload_unsupported_blob_size",
        GENERIC_FAILURE = "generic_failure",
    }
}
