// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.report.getReport`.

use crate::tools::ozone::report::defs::ReportView;
use atproto_core::data::{DecodeError, Decoded, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.report.getReport`: a query.
///
/// Its own errors are [`GetReportError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetReport {
    /// `id`.
    pub id: i64,
}

impl GetReport {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(id: i64) -> Self {
        Self {
            id,
            ..Self::default()
        }
    }
}

impl Endpoint for GetReport {
    const NSID: &'static str = "tools.ozone.report.getReport";
    const METHOD: Method = Method::Query;
    type Output = ReportView;
    type Error = GetReportError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.id.write("id", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetReport {}

atproto_core::endpoint_call! {
    GetReportCall(GetReport) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.report.getReport` declares.
    pub enum GetReportError {
        NotFound = "NotFound",
    }
}
