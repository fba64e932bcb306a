// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.queue.unassignModerator`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.queue.unassignModerator`: a procedure.
///
/// Its own errors are [`UnassignModeratorError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UnassignModerator {
    /// `queueId`.
    pub queue_id: i64,
    /// `did`.
    pub did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UnassignModerator {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(queue_id: i64, did: impl IntoWire<Did>) -> Self {
        Self {
            queue_id,
            did: did.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    UnassignModerator {
        0 queue_id: "queueId" required,
        1 did: "did" required,
    }
}

impl Endpoint for UnassignModerator {
    const NSID: &'static str = "tools.ozone.queue.unassignModerator";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = UnassignModeratorError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.check("did", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for UnassignModerator {}

atproto_core::endpoint_call! {
    UnassignModeratorCall(UnassignModerator) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.queue.unassignModerator` declares.
    pub enum UnassignModeratorError {
        InvalidAssignment = "InvalidAssignment",
    }
}
