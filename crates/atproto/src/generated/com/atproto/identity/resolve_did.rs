// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.identity.resolveDid`.

use atproto_core::data::{DecodeError, Decoded, Extra, Raw, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.identity.resolveDid`: a query.
///
/// Its own errors are [`ResolveDidError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ResolveDid {
    /// `did`.
    pub did: Did,
}

impl ResolveDid {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for ResolveDid {
    const NSID: &'static str = "com.atproto.identity.resolveDid";
    const METHOD: Method = Method::Query;
    type Output = ResolveDidOutput;
    type Error = ResolveDidError;

    fn request(&self, parts: &mut RequestParts) {
        self.did.write("did", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ResolveDid {}

atproto_core::endpoint_call! {
    ResolveDidCall(ResolveDid) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.identity.resolveDid` declares.
    pub enum ResolveDidError {
        DidNotFound = "DidNotFound",
        DidDeactivated = "DidDeactivated",
    }
}

/// What `com.atproto.identity.resolveDid` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ResolveDidOutput {
    /// `didDoc`.
    pub did_doc: Raw,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    ResolveDidOutput {
        0 did_doc: "didDoc" required,
    }
}
