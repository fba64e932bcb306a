// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.getHead`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{CidString, Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.sync.getHead`: a query.
///
/// Its own errors are [`GetHeadError`].
#[deprecated(note = "deprecated by its lexicon")]
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetHead {
    /// `did`.
    pub did: Did,
}

impl GetHead {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetHead {
    const NSID: &'static str = "com.atproto.sync.getHead";
    const METHOD: Method = Method::Query;
    type Output = GetHeadOutput;
    type Error = GetHeadError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.write("did", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetHead {}

atproto_core::endpoint_call! {
    GetHeadCall(GetHead) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.sync.getHead` declares.
    pub enum GetHeadError {
        HeadNotFound = "HeadNotFound",
    }
}

/// What `com.atproto.sync.getHead` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetHeadOutput {
    /// `root`.
    pub root: CidString,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetHeadOutput {
        0 root: "root" required,
    }
}
