// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation.cancelScheduledActions`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.moderation.cancelScheduledActions`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CancelScheduledActions {
    /// `subjects`: at most 100 items.
    pub subjects: Vec<Did>,
    /// `comment`.
    pub comment: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CancelScheduledActions {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(subjects: impl IntoIterator<Item = impl IntoWire<Did>>) -> Self {
        Self {
            subjects: subjects.into_iter().map(IntoWire::into_wire).collect(),
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
    CancelScheduledActions {
        0 subjects: "subjects" required,
        1 comment: "comment" optional,
    }
}

impl Endpoint for CancelScheduledActions {
    const NSID: &'static str = "tools.ozone.moderation.cancelScheduledActions";
    const METHOD: Method = Method::Procedure;
    type Output = CancellationResults;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.subjects.check("subjects", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for CancelScheduledActions {}

atproto_core::endpoint_call! {
    CancelScheduledActionsCall(CancelScheduledActions) {
        comment(impl Into<String>),
    }
}

/// `tools.ozone.moderation.cancelScheduledActions#cancellationResults`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CancellationResults {
    /// `succeeded`.
    pub succeeded: Vec<Did>,
    /// `failed`.
    pub failed: Vec<FailedCancellation>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CancellationResults {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        succeeded: impl IntoIterator<Item = impl IntoWire<Did>>,
        failed: impl IntoIterator<Item = FailedCancellation>,
    ) -> Self {
        Self {
            succeeded: succeeded.into_iter().map(IntoWire::into_wire).collect(),
            failed: failed.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    CancellationResults {
        0 succeeded: "succeeded" required,
        1 failed: "failed" required,
    }
}

/// `tools.ozone.moderation.cancelScheduledActions#failedCancellation`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct FailedCancellation {
    /// `did`.
    pub did: Did,
    /// `error`.
    pub error: String,
    /// `errorCode`.
    pub error_code: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl FailedCancellation {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>, error: impl Into<String>) -> Self {
        Self {
            did: did.into_wire(),
            error: error.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    FailedCancellation {
        0 did: "did" required,
        1 error: "error" required,
        2 error_code: "errorCode" optional,
    }
}
