// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `network.bsky.jetstream.getBlock`.

use atproto_core::data::{DecodeError, Decoded};
use atproto_core::generated::{Param, decode_bytes};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `network.bsky.jetstream.getBlock`: a query.
///
/// Its own errors are [`GetBlockError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetBlock {
    /// `segment`.
    pub segment: String,
    /// `blockIndex`: at least 0.
    pub block_index: i64,
}

impl GetBlock {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(segment: impl Into<String>, block_index: i64) -> Self {
        Self {
            segment: segment.into(),
            block_index,
            ..Self::default()
        }
    }
}

impl Endpoint for GetBlock {
    const NSID: &'static str = "network.bsky.jetstream.getBlock";
    const METHOD: Method = Method::Query;
    type Output = Bytes;
    type Error = GetBlockError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.segment.write("segment", parts);
        self.block_index.write("blockIndex", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_bytes(body)
    }
}

impl Query for GetBlock {}

atproto_core::endpoint_call! {
    GetBlockCall(GetBlock) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `network.bsky.jetstream.getBlock` declares.
    pub enum GetBlockError {
        SegmentNotFound = "SegmentNotFound",
        BlockNotFound = "BlockNotFound",
    }
}
