// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `network.bsky.jetstream.listSegments`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `network.bsky.jetstream.listSegments`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListSegments {
    /// `limit`: 1 to 1000, the default is `100`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl ListSegments {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `limit`: 1 to 1000, the default is `100`.
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

impl Endpoint for ListSegments {
    const NSID: &'static str = "network.bsky.jetstream.listSegments";
    const METHOD: Method = Method::Query;
    type Output = ListSegmentsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListSegments {}

impl Paginated for ListSegments {
    type Item = Segment;

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
        output.segments.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.segments
    }
}

atproto_core::endpoint_call! {
    ListSegmentsCall(ListSegments) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `network.bsky.jetstream.listSegments` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListSegmentsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `segments`.
    pub segments: Vec<Segment>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ListSegmentsOutput {
        0 cursor: "cursor" optional,
        1 segments: "segments" required,
    }
}

/// `network.bsky.jetstream.listSegments#segment`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Segment {
    /// `name`.
    pub name: String,
    /// `index`: at least 0.
    pub index: i64,
    /// `sizeBytes`: at least 0.
    pub size_bytes: i64,
    /// `checksum`.
    pub checksum: String,
    /// `eventCount`: at least 0.
    pub event_count: i64,
    /// `minSeq`: at least 0.
    pub min_seq: i64,
    /// `maxSeq`: at least 0.
    pub max_seq: i64,
    /// `minIndexedAt`: at least 0.
    pub min_indexed_at: i64,
    /// `maxIndexedAt`: at least 0.
    pub max_indexed_at: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Segment {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        name: impl Into<String>,
        index: i64,
        size_bytes: i64,
        checksum: impl Into<String>,
        event_count: i64,
        min_seq: i64,
        max_seq: i64,
        min_indexed_at: i64,
        max_indexed_at: i64,
    ) -> Self {
        Self {
            name: name.into(),
            index,
            size_bytes,
            checksum: checksum.into(),
            event_count,
            min_seq,
            max_seq,
            min_indexed_at,
            max_indexed_at,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Segment {
        0 name: "name" required,
        1 index: "index" required,
        2 size_bytes: "sizeBytes" required,
        3 checksum: "checksum" required,
        4 event_count: "eventCount" required,
        5 min_seq: "minSeq" required,
        6 max_seq: "maxSeq" required,
        7 min_indexed_at: "minIndexedAt" required,
        8 max_indexed_at: "maxIndexedAt" required,
    }
}
