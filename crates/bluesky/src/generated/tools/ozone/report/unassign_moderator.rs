// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.report.unassignModerator`.

use crate::tools::ozone::report::defs::AssignmentView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.report.unassignModerator`: a procedure.
///
/// Its own errors are [`UnassignModeratorError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UnassignModerator {
    /// `reportId`.
    pub report_id: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UnassignModerator {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(report_id: i64) -> Self {
        Self {
            report_id,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    UnassignModerator {
        0 report_id: "reportId" required,
    }
}

impl Endpoint for UnassignModerator {
    const NSID: &'static str = "tools.ozone.report.unassignModerator";
    const METHOD: Method = Method::Procedure;
    type Output = AssignmentView;
    type Error = UnassignModeratorError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for UnassignModerator {}

atproto_core::endpoint_call! {
    UnassignModeratorCall(UnassignModerator) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.report.unassignModerator` declares.
    pub enum UnassignModeratorError {
        InvalidAssignment = "InvalidAssignment",
    }
}
