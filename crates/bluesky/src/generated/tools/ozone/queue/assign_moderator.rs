// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.queue.assignModerator`.

use crate::tools::ozone::queue::defs::AssignmentView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.queue.assignModerator`: a procedure.
///
/// Its own errors are [`AssignModeratorError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AssignModerator {
    /// `queueId`.
    pub queue_id: i64,
    /// `did`.
    pub did: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AssignModerator {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(queue_id: i64, did: impl Into<String>) -> Self {
        Self {
            queue_id,
            did: did.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    AssignModerator {
        0 queue_id: "queueId" required,
        1 did: "did" required,
    }
}

impl Endpoint for AssignModerator {
    const NSID: &'static str = "tools.ozone.queue.assignModerator";
    const METHOD: Method = Method::Procedure;
    type Output = AssignmentView;
    type Error = AssignModeratorError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
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
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.queue.assignModerator` declares.
    pub enum AssignModeratorError {
        InvalidAssignment = "InvalidAssignment",
    }
}
