// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation.getRecords`.

use crate::tools::ozone::moderation::defs::{RecordViewDetail, RecordViewNotFound};
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.moderation.getRecords`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetRecords {
    /// `uris`: at most 100 items.
    pub uris: Vec<AtUri>,
}

impl GetRecords {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uris: impl IntoIterator<Item = impl IntoWire<AtUri>>) -> Self {
        Self {
            uris: uris.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetRecords {
    const NSID: &'static str = "tools.ozone.moderation.getRecords";
    const METHOD: Method = Method::Query;
    type Output = GetRecordsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.uris.write("uris", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetRecords {}

atproto_core::endpoint_call! {
    GetRecordsCall(GetRecords) {
    }
}

/// What `tools.ozone.moderation.getRecords` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetRecordsOutput {
    /// `records`.
    pub records: Vec<GetRecordsOutputRecordsItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetRecordsOutput {
        0 records: "records" required,
    }
}

/// An item of `records` of [`GetRecordsOutput`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum GetRecordsOutputRecordsItem {
    /// `tools.ozone.moderation.defs#recordViewDetail`.
    RecordViewDetail(Box<RecordViewDetail>),
    /// `tools.ozone.moderation.defs#recordViewNotFound`.
    RecordViewNotFound(Box<RecordViewNotFound>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    GetRecordsOutputRecordsItem {
        0 RecordViewDetail(RecordViewDetail): "tools.ozone.moderation.defs#recordViewDetail" from "uri",
        1 RecordViewNotFound(RecordViewNotFound): "tools.ozone.moderation.defs#recordViewNotFound" from "uri",
    }
}
