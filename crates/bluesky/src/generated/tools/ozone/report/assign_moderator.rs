// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.report.assignModerator`.

use crate::tools::ozone::report::defs::AssignmentView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.report.assignModerator`: a procedure.
///
/// Its own errors are [`AssignModeratorError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AssignModerator {
    /// `reportId`.
    pub report_id: i64,
    /// `queueId`.
    pub queue_id: Option<i64>,
    /// `did`.
    pub did: Option<Did>,
    /// `isPermanent`.
    pub is_permanent: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AssignModerator {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(report_id: i64) -> Self {
        Self {
            report_id,
            ..Self::default()
        }
    }

    /// Sets `queueId`.
    #[inline]
    #[must_use]
    pub fn queue_id(mut self, queue_id: i64) -> Self {
        self.queue_id = Some(queue_id);
        self
    }

    /// Sets `did`.
    #[inline]
    #[must_use]
    pub fn did(mut self, did: impl IntoWire<Did>) -> Self {
        self.did = Some(did.into_wire());
        self
    }

    /// Sets `isPermanent`.
    #[inline]
    #[must_use]
    pub fn is_permanent(mut self, is_permanent: bool) -> Self {
        self.is_permanent = Some(is_permanent);
        self
    }
}

atproto_core::object! {
    #[inline]
    AssignModerator {
        0 report_id: "reportId" required,
        1 queue_id: "queueId" optional,
        2 did: "did" optional,
        3 is_permanent: "isPermanent" optional,
    }
}

impl Endpoint for AssignModerator {
    const NSID: &'static str = "tools.ozone.report.assignModerator";
    const METHOD: Method = Method::Procedure;
    type Output = AssignmentView;
    type Error = AssignModeratorError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.check("did", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for AssignModerator {}

atproto_core::endpoint_call! {
    AssignModeratorCall(AssignModerator) {
        queue_id(i64),
        did(impl IntoWire<Did>),
        is_permanent(bool),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.report.assignModerator` declares.
    pub enum AssignModeratorError {
        AlreadyAssigned = "AlreadyAssigned",
        InvalidAssignment = "InvalidAssignment",
    }
}
