// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.repo.listRecords`.

use atproto_core::data::{DecodeError, Decoded, Extra, Raw, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, AtUri, CidString, IntoWire, Nsid};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// The records of one collection, the latest key first.
///
/// `com.atproto.repo.listRecords`: a query.
///
/// Needs no session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListRecords {
    /// `repo`.
    pub repo: AtIdentifier,
    /// `collection`.
    pub collection: Nsid,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `reverse`.
    pub reverse: Option<bool>,
}

impl ListRecords {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(repo: impl IntoWire<AtIdentifier>, collection: impl IntoWire<Nsid>) -> Self {
        Self {
            repo: repo.into_wire(),
            collection: collection.into_wire(),
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

    /// Sets `reverse`.
    #[inline]
    #[must_use]
    pub fn reverse(mut self, reverse: bool) -> Self {
        self.reverse = Some(reverse);
        self
    }
}

impl Endpoint for ListRecords {
    const NSID: &'static str = "com.atproto.repo.listRecords";
    const METHOD: Method = Method::Query;
    type Output = ListRecordsOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.repo.write("repo", parts);
        self.collection.write("collection", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
        self.reverse.write("reverse", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListRecords {}

impl Paginated for ListRecords {
    type Item = Record;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.records.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.records
    }
}

atproto_core::endpoint_call! {
    ListRecordsCall(ListRecords) pages {
        limit(i64),
        cursor(impl Into<String>),
        reverse(bool),
    }
}

/// What `com.atproto.repo.listRecords` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListRecordsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `records`.
    pub records: Vec<Record>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    ListRecordsOutput {
        0 cursor: "cursor" optional,
        1 records: "records" required,
    }
}

/// `com.atproto.repo.listRecords#record`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Record {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `value`.
    pub value: Raw,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Record {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        uri: impl IntoWire<AtUri>,
        cid: impl IntoWire<CidString>,
        value: impl Into<Raw>,
    ) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            value: value.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    Record {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 value: "value" required,
    }
}
