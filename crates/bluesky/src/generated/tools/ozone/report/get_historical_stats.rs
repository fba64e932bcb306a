// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.report.getHistoricalStats`.

use crate::tools::ozone::report::defs::HistoricalStats;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Datetime, Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.report.getHistoricalStats`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetHistoricalStats {
    /// `queueId`.
    pub queue_id: Option<i64>,
    /// `moderatorDid`.
    pub moderator_did: Option<Did>,
    /// `reportTypes`.
    pub report_types: Option<Vec<String>>,
    /// `startDate`.
    pub start_date: Option<Datetime>,
    /// `endDate`.
    pub end_date: Option<Datetime>,
    /// `limit`: 1 to 100, the default is `30`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetHistoricalStats {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `queueId`.
    #[inline]
    #[must_use]
    pub fn queue_id(mut self, queue_id: i64) -> Self {
        self.queue_id = Some(queue_id);
        self
    }

    /// Sets `moderatorDid`.
    #[inline]
    #[must_use]
    pub fn moderator_did(mut self, moderator_did: impl IntoWire<Did>) -> Self {
        self.moderator_did = Some(moderator_did.into_wire());
        self
    }

    /// Sets `reportTypes`.
    #[inline]
    #[must_use]
    pub fn report_types(
        mut self,
        report_types: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.report_types = Some(report_types.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `startDate`.
    #[inline]
    #[must_use]
    pub fn start_date(mut self, start_date: impl IntoWire<Datetime>) -> Self {
        self.start_date = Some(start_date.into_wire());
        self
    }

    /// Sets `endDate`.
    #[inline]
    #[must_use]
    pub fn end_date(mut self, end_date: impl IntoWire<Datetime>) -> Self {
        self.end_date = Some(end_date.into_wire());
        self
    }

    /// Sets `limit`: 1 to 100, the default is `30`.
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

impl Endpoint for GetHistoricalStats {
    const NSID: &'static str = "tools.ozone.report.getHistoricalStats";
    const METHOD: Method = Method::Query;
    type Output = GetHistoricalStatsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.queue_id.write("queueId", parts);
        self.moderator_did.write("moderatorDid", parts);
        self.report_types.write("reportTypes", parts);
        self.start_date.write("startDate", parts);
        self.end_date.write("endDate", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetHistoricalStats {}

impl Paginated for GetHistoricalStats {
    type Item = HistoricalStats;

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
        output.stats.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.stats
    }
}

atproto_core::endpoint_call! {
    GetHistoricalStatsCall(GetHistoricalStats) pages {
        queue_id(i64),
        moderator_did(impl IntoWire<Did>),
        report_types(impl IntoIterator<Item = impl Into<String>>),
        start_date(impl IntoWire<Datetime>),
        end_date(impl IntoWire<Datetime>),
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `tools.ozone.report.getHistoricalStats` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetHistoricalStatsOutput {
    /// `stats`.
    pub stats: Vec<HistoricalStats>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetHistoricalStatsOutput {
        0 stats: "stats" required,
        1 cursor: "cursor" optional,
    }
}
