// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.report.getLatestReport`.

use crate::tools::ozone::report::defs::ReportView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.report.getLatestReport`: a query.
///
/// Its own errors are [`GetLatestReportError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetLatestReport {}

impl GetLatestReport {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for GetLatestReport {
    const NSID: &'static str = "tools.ozone.report.getLatestReport";
    const METHOD: Method = Method::Query;
    type Output = GetLatestReportOutput;
    type Error = GetLatestReportError;

    #[inline]
    fn request(&self, _parts: &mut RequestParts) {}

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetLatestReport {}

atproto_core::endpoint_call! {
    GetLatestReportCall(GetLatestReport) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.report.getLatestReport` declares.
    pub enum GetLatestReportError {
        NotFound = "NotFound",
    }
}

/// What `tools.ozone.report.getLatestReport` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetLatestReportOutput {
    /// `report`.
    pub report: ReportView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetLatestReportOutput {
        0 report: "report" required,
    }
}
