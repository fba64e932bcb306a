// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `network.bsky.jetstream.getSegment`.

use atproto_core::data::{DecodeError, Decoded};
use atproto_core::generated::{Param, decode_bytes};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `network.bsky.jetstream.getSegment`: a query.
///
/// Its own errors are [`GetSegmentError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSegment {
    /// `name`.
    pub name: String,
}

impl GetSegment {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetSegment {
    const NSID: &'static str = "network.bsky.jetstream.getSegment";
    const METHOD: Method = Method::Query;
    type Output = Bytes;
    type Error = GetSegmentError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.name.write("name", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_bytes(body)
    }
}

impl Query for GetSegment {}

atproto_core::endpoint_call! {
    GetSegmentCall(GetSegment) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `network.bsky.jetstream.getSegment` declares.
    pub enum GetSegmentError {
        SegmentNotFound = "SegmentNotFound",
    }
}
