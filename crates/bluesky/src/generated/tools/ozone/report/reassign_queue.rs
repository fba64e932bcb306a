// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.report.reassignQueue`.

use crate::tools::ozone::report::defs::ReportView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.report.reassignQueue`: a procedure.
///
/// Its own errors are [`ReassignQueueError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReassignQueue {
    /// `reportId`.
    pub report_id: i64,
    /// `queueId`.
    pub queue_id: i64,
    /// `comment`.
    pub comment: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ReassignQueue {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(report_id: i64, queue_id: i64) -> Self {
        Self {
            report_id,
            queue_id,
            ..Self::default()
        }
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
    ReassignQueue {
        0 report_id: "reportId" required,
        1 queue_id: "queueId" required,
        2 comment: "comment" optional,
    }
}

impl Endpoint for ReassignQueue {
    const NSID: &'static str = "tools.ozone.report.reassignQueue";
    const METHOD: Method = Method::Procedure;
    type Output = ReassignQueueOutput;
    type Error = ReassignQueueError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for ReassignQueue {}

atproto_core::endpoint_call! {
    ReassignQueueCall(ReassignQueue) {
        comment(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.report.reassignQueue` declares.
    pub enum ReassignQueueError {
        ReportNotFound = "ReportNotFound",
        ReportClosed = "ReportClosed",
        AlreadyInTargetQueue = "AlreadyInTargetQueue",
        QueueNotFound = "QueueNotFound",
        QueueDisabled = "QueueDisabled",
    }
}

/// What `tools.ozone.report.reassignQueue` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReassignQueueOutput {
    /// `report`.
    pub report: ReportView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ReassignQueueOutput {
        0 report: "report" required,
    }
}
