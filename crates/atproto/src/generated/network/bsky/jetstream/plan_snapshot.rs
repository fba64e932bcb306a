// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `network.bsky.jetstream.planSnapshot`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `network.bsky.jetstream.planSnapshot`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PlanSnapshot {
    /// `kinds`: at most 4 items.
    pub kinds: Option<Vec<PlanSnapshotKindsItem>>,
    /// `dids`.
    pub dids: Option<Vec<Did>>,
    /// `collections`.
    pub collections: Option<Vec<String>>,
    /// `afterSeq`: at least 0.
    pub after_seq: Option<i64>,
    /// `beforeSeq`: at least 0.
    pub before_seq: Option<i64>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl PlanSnapshot {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `kinds`: at most 4 items.
    #[inline]
    #[must_use]
    pub fn kinds(
        mut self,
        kinds: impl IntoIterator<Item = impl Into<PlanSnapshotKindsItem>>,
    ) -> Self {
        self.kinds = Some(kinds.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `dids`.
    #[inline]
    #[must_use]
    pub fn dids(mut self, dids: impl IntoIterator<Item = impl IntoWire<Did>>) -> Self {
        self.dids = Some(dids.into_iter().map(IntoWire::into_wire).collect());
        self
    }

    /// Sets `collections`.
    #[inline]
    #[must_use]
    pub fn collections(mut self, collections: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.collections = Some(collections.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `afterSeq`: at least 0.
    #[inline]
    #[must_use]
    pub fn after_seq(mut self, after_seq: i64) -> Self {
        self.after_seq = Some(after_seq);
        self
    }

    /// Sets `beforeSeq`: at least 0.
    #[inline]
    #[must_use]
    pub fn before_seq(mut self, before_seq: i64) -> Self {
        self.before_seq = Some(before_seq);
        self
    }
}

atproto_core::object! {
    #[inline]
    PlanSnapshot {
        0 kinds: "kinds" optional,
        1 dids: "dids" optional,
        2 collections: "collections" optional,
        3 after_seq: "afterSeq" optional,
        4 before_seq: "beforeSeq" optional,
    }
}

impl Endpoint for PlanSnapshot {
    const NSID: &'static str = "network.bsky.jetstream.planSnapshot";
    const METHOD: Method = Method::Procedure;
    type Output = PlanSnapshotOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.dids.check("dids", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for PlanSnapshot {}

atproto_core::endpoint_call! {
    PlanSnapshotCall(PlanSnapshot) {
        kinds(impl IntoIterator<Item = impl Into<PlanSnapshotKindsItem>>),
        dids(impl IntoIterator<Item = impl IntoWire<Did>>),
        collections(impl IntoIterator<Item = impl Into<String>>),
        after_seq(i64),
        before_seq(i64),
    }
}

atproto_core::known_values! {
    /// An item of `kinds` of [`PlanSnapshot`].
    pub struct PlanSnapshotKindsItem {
        COMMIT = "commit",
        IDENTITY = "identity",
        ACCOUNT = "account",
        SYNC = "sync",
    }
}

/// What `network.bsky.jetstream.planSnapshot` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PlanSnapshotOutput {
    /// `plannedThroughSeq`: at least 0.
    pub planned_through_seq: i64,
    /// `sealedTipSeq`: at least 0.
    pub sealed_tip_seq: i64,
    /// `segments`.
    pub segments: Vec<Segment>,
    /// `stats`.
    pub stats: Stats,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    PlanSnapshotOutput {
        0 planned_through_seq: "plannedThroughSeq" required,
        1 sealed_tip_seq: "sealedTipSeq" required,
        2 segments: "segments" required,
        3 stats: "stats" required,
    }
}

/// `network.bsky.jetstream.planSnapshot#segment`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Segment {
    /// `name`.
    pub name: String,
    /// `index`: at least 0.
    pub index: i64,
    /// `checksum`: exactly 16 bytes.
    pub checksum: String,
    /// `minSeq`: at least 0.
    pub min_seq: i64,
    /// `maxSeq`: at least 0.
    pub max_seq: i64,
    /// `mode`.
    pub mode: SegmentMode,
    /// `blocks`.
    pub blocks: Option<Vec<BlockRange>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Segment {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        name: impl Into<String>,
        index: i64,
        checksum: impl Into<String>,
        min_seq: i64,
        max_seq: i64,
        mode: impl Into<SegmentMode>,
    ) -> Self {
        Self {
            name: name.into(),
            index,
            checksum: checksum.into(),
            min_seq,
            max_seq,
            mode: mode.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Segment {
        0 name: "name" required,
        1 index: "index" required,
        2 checksum: "checksum" required,
        3 min_seq: "minSeq" required,
        4 max_seq: "maxSeq" required,
        5 mode: "mode" required,
        6 blocks: "blocks" optional,
    }
}

atproto_core::known_values! {
    /// The `mode` of [`Segment`].
    pub struct SegmentMode {
        SEGMENT = "segment",
        BLOCKS = "blocks",
    }
}

/// `network.bsky.jetstream.planSnapshot#blockRange`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct BlockRange {
    /// `first`: at least 0.
    pub first: i64,
    /// `last`: at least 0.
    pub last: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl BlockRange {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(first: i64, last: i64) -> Self {
        Self {
            first,
            last,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    BlockRange {
        0 first: "first" required,
        1 last: "last" required,
    }
}

/// `network.bsky.jetstream.planSnapshot#stats`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Stats {
    /// `segmentsExamined`: at least 0.
    pub segments_examined: i64,
    /// `segmentsMatched`: at least 0.
    pub segments_matched: i64,
    /// `blocksMatched`: at least 0.
    pub blocks_matched: i64,
    /// `entries`: at least 0.
    pub entries: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Stats {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        segments_examined: i64,
        segments_matched: i64,
        blocks_matched: i64,
        entries: i64,
    ) -> Self {
        Self {
            segments_examined,
            segments_matched,
            blocks_matched,
            entries,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Stats {
        0 segments_examined: "segmentsExamined" required,
        1 segments_matched: "segmentsMatched" required,
        2 blocks_matched: "blocksMatched" required,
        3 entries: "entries" required,
    }
}
