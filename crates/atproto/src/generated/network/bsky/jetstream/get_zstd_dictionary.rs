// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `network.bsky.jetstream.getZstdDictionary`.

use atproto_core::data::{DecodeError, Decoded};
use atproto_core::generated::{Param, decode_bytes};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `network.bsky.jetstream.getZstdDictionary`: a query.
///
/// Its own errors are [`GetZstdDictionaryError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetZstdDictionary {
    /// `id`: at least 1.
    pub id: Option<i64>,
}

impl GetZstdDictionary {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `id`: at least 1.
    #[inline]
    #[must_use]
    pub fn id(mut self, id: i64) -> Self {
        self.id = Some(id);
        self
    }
}

impl Endpoint for GetZstdDictionary {
    const NSID: &'static str = "network.bsky.jetstream.getZstdDictionary";
    const METHOD: Method = Method::Query;
    type Output = Bytes;
    type Error = GetZstdDictionaryError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.id.write("id", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_bytes(body)
    }
}

impl Query for GetZstdDictionary {}

atproto_core::endpoint_call! {
    GetZstdDictionaryCall(GetZstdDictionary) {
        id(i64),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `network.bsky.jetstream.getZstdDictionary` declares.
    pub enum GetZstdDictionaryError {
        DictionaryNotFound = "DictionaryNotFound",
    }
}
