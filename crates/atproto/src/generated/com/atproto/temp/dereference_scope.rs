// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.temp.dereferenceScope`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.temp.dereferenceScope`: a query.
///
/// Its own errors are [`DereferenceScopeError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DereferenceScope {
    /// `scope`.
    pub scope: String,
}

impl DereferenceScope {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(scope: impl Into<String>) -> Self {
        Self {
            scope: scope.into(),
            ..Self::default()
        }
    }
}

impl Endpoint for DereferenceScope {
    const NSID: &'static str = "com.atproto.temp.dereferenceScope";
    const METHOD: Method = Method::Query;
    type Output = DereferenceScopeOutput;
    type Error = DereferenceScopeError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.scope.write("scope", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for DereferenceScope {}

atproto_core::endpoint_call! {
    DereferenceScopeCall(DereferenceScope) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.temp.dereferenceScope` declares.
    pub enum DereferenceScopeError {
        InvalidScopeReference = "InvalidScopeReference",
    }
}

/// What `com.atproto.temp.dereferenceScope` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DereferenceScopeOutput {
    /// `scope`.
    pub scope: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    DereferenceScopeOutput {
        0 scope: "scope" required,
    }
}
