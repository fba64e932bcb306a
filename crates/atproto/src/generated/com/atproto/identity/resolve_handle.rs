// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.identity.resolveHandle`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, Handle, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// The DID of a handle.
///
/// `com.atproto.identity.resolveHandle`: a query.
///
/// Its own errors are [`ResolveHandleError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ResolveHandle {
    /// `handle`.
    pub handle: Handle,
}

impl ResolveHandle {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(handle: impl IntoWire<Handle>) -> Self {
        Self {
            handle: handle.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for ResolveHandle {
    const NSID: &'static str = "com.atproto.identity.resolveHandle";
    const METHOD: Method = Method::Query;
    type Output = ResolveHandleOutput;
    type Error = ResolveHandleError;

    fn request(&self, parts: &mut RequestParts) {
        self.handle.write("handle", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ResolveHandle {}

atproto_core::endpoint_call! {
    ResolveHandleCall(ResolveHandle) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.identity.resolveHandle` declares.
    pub enum ResolveHandleError {
        HandleNotFound = "HandleNotFound",
    }
}

/// What `com.atproto.identity.resolveHandle` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ResolveHandleOutput {
    /// `did`.
    pub did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    ResolveHandleOutput {
        0 did: "did" required,
    }
}
