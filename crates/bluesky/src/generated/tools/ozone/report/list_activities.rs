// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.report.listActivities`.

use crate::tools::ozone::report::defs::ReportActivityView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.report.listActivities`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListActivities {
    /// `reportId`.
    pub report_id: i64,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl ListActivities {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(report_id: i64) -> Self {
        Self {
            report_id,
            ..Self::default()
        }
    }

    /// Sets `limit`: 1 to 100, the default is `50`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }
}

impl Endpoint for ListActivities {
    const NSID: &'static str = "tools.ozone.report.listActivities";
    const METHOD: Method = Method::Query;
    type Output = ListActivitiesOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.report_id.write("reportId", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListActivities {}

impl Paginated for ListActivities {
    type Item = ReportActivityView;

    #[inline]
    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    #[inline]
    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    #[inline]
    fn len(output: &Self::Output) -> usize {
        output.activities.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.activities
    }
}

atproto_core::endpoint_call! {
    ListActivitiesCall(ListActivities) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `tools.ozone.report.listActivities` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListActivitiesOutput {
    /// `activities`.
    pub activities: Vec<ReportActivityView>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ListActivitiesOutput {
        0 activities: "activities" required,
        1 cursor: "cursor" optional,
    }
}
