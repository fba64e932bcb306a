// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.report.getLiveStats`.

use crate::tools::ozone::report::defs::LiveStats;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.report.getLiveStats`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetLiveStats {
    /// `queueId`.
    pub queue_id: Option<i64>,
    /// `moderatorDid`.
    pub moderator_did: Option<Did>,
    /// `reportTypes`.
    pub report_types: Option<Vec<String>>,
}

impl GetLiveStats {
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
}

impl Endpoint for GetLiveStats {
    const NSID: &'static str = "tools.ozone.report.getLiveStats";
    const METHOD: Method = Method::Query;
    type Output = GetLiveStatsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.queue_id.write("queueId", parts);
        self.moderator_did.write("moderatorDid", parts);
        self.report_types.write("reportTypes", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetLiveStats {}

atproto_core::endpoint_call! {
    GetLiveStatsCall(GetLiveStats) {
        queue_id(i64),
        moderator_did(impl IntoWire<Did>),
        report_types(impl IntoIterator<Item = impl Into<String>>),
    }
}

/// What `tools.ozone.report.getLiveStats` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetLiveStatsOutput {
    /// `stats`.
    pub stats: LiveStats,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetLiveStatsOutput {
        0 stats: "stats" required,
    }
}
