// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.queue.routeReports`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.queue.routeReports`: a procedure.
///
/// Its own errors are [`RouteReportsError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RouteReports {
    /// `startReportId`.
    pub start_report_id: i64,
    /// `endReportId`.
    pub end_report_id: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RouteReports {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(start_report_id: i64, end_report_id: i64) -> Self {
        Self {
            start_report_id,
            end_report_id,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RouteReports {
        0 start_report_id: "startReportId" required,
        1 end_report_id: "endReportId" required,
    }
}

impl Endpoint for RouteReports {
    const NSID: &'static str = "tools.ozone.queue.routeReports";
    const METHOD: Method = Method::Procedure;
    type Output = RouteReportsOutput;
    type Error = RouteReportsError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for RouteReports {}

atproto_core::endpoint_call! {
    RouteReportsCall(RouteReports) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.queue.routeReports` declares.
    pub enum RouteReportsError {
        OutOfRange = "OutOfRange",
    }
}

/// What `tools.ozone.queue.routeReports` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RouteReportsOutput {
    /// `assigned`.
    pub assigned: i64,
    /// `unmatched`.
    pub unmatched: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    RouteReportsOutput {
        0 assigned: "assigned" required,
        1 unmatched: "unmatched" required,
    }
}
