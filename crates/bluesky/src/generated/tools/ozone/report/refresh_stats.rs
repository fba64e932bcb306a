// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.report.refreshStats`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.report.refreshStats`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RefreshStats {
    /// `startDate`.
    pub start_date: String,
    /// `endDate`.
    pub end_date: String,
    /// `queueIds`.
    pub queue_ids: Option<Vec<i64>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RefreshStats {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(start_date: impl Into<String>, end_date: impl Into<String>) -> Self {
        Self {
            start_date: start_date.into(),
            end_date: end_date.into(),
            ..Self::default()
        }
    }

    /// Sets `queueIds`.
    #[inline]
    #[must_use]
    pub fn queue_ids(mut self, queue_ids: impl IntoIterator<Item = i64>) -> Self {
        self.queue_ids = Some(queue_ids.into_iter().collect());
        self
    }
}

atproto_core::object! {
    #[inline]
    RefreshStats {
        0 start_date: "startDate" required,
        1 end_date: "endDate" required,
        2 queue_ids: "queueIds" optional,
    }
}

impl Endpoint for RefreshStats {
    const NSID: &'static str = "tools.ozone.report.refreshStats";
    const METHOD: Method = Method::Procedure;
    type Output = RefreshStatsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for RefreshStats {}

atproto_core::endpoint_call! {
    RefreshStatsCall(RefreshStats) {
        queue_ids(impl IntoIterator<Item = i64>),
    }
}

/// What `tools.ozone.report.refreshStats` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RefreshStatsOutput {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    RefreshStatsOutput {
    }
}
