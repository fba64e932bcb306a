// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.repo.listMissingBlobs`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, CidString, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.repo.listMissingBlobs`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListMissingBlobs {
    /// `limit`: 1 to 1000, the default is `500`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl ListMissingBlobs {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `limit`: 1 to 1000, the default is `500`.
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

impl Endpoint for ListMissingBlobs {
    const NSID: &'static str = "com.atproto.repo.listMissingBlobs";
    const METHOD: Method = Method::Query;
    type Output = ListMissingBlobsOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListMissingBlobs {}

impl Paginated for ListMissingBlobs {
    type Item = RecordBlob;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.blobs.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.blobs
    }
}

atproto_core::endpoint_call! {
    ListMissingBlobsCall(ListMissingBlobs) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `com.atproto.repo.listMissingBlobs` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListMissingBlobsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `blobs`.
    pub blobs: Vec<RecordBlob>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    ListMissingBlobsOutput {
        0 cursor: "cursor" optional,
        1 blobs: "blobs" required,
    }
}

/// `com.atproto.repo.listMissingBlobs#recordBlob`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RecordBlob {
    /// `cid`.
    pub cid: CidString,
    /// `recordUri`.
    pub record_uri: AtUri,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RecordBlob {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(cid: impl IntoWire<CidString>, record_uri: impl IntoWire<AtUri>) -> Self {
        Self {
            cid: cid.into_wire(),
            record_uri: record_uri.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    RecordBlob {
        0 cid: "cid" required,
        1 record_uri: "recordUri" required,
    }
}
