// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation.getReporterStats`.

use crate::tools::ozone::moderation::defs::ReporterStats;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.moderation.getReporterStats`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetReporterStats {
    /// `dids`: at most 100 items.
    pub dids: Vec<Did>,
}

impl GetReporterStats {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(dids: impl IntoIterator<Item = impl IntoWire<Did>>) -> Self {
        Self {
            dids: dids.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetReporterStats {
    const NSID: &'static str = "tools.ozone.moderation.getReporterStats";
    const METHOD: Method = Method::Query;
    type Output = GetReporterStatsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.dids.write("dids", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetReporterStats {}

atproto_core::endpoint_call! {
    GetReporterStatsCall(GetReporterStats) {
    }
}

/// What `tools.ozone.moderation.getReporterStats` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetReporterStatsOutput {
    /// `stats`.
    pub stats: Vec<ReporterStats>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetReporterStatsOutput {
        0 stats: "stats" required,
    }
}
