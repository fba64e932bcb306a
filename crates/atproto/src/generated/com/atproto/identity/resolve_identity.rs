// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.identity.resolveIdentity`.

use crate::com::atproto::identity::defs::IdentityInfo;
use atproto_core::data::{DecodeError, Decoded, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.identity.resolveIdentity`: a query.
///
/// Its own errors are [`ResolveIdentityError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ResolveIdentity {
    /// `identifier`.
    pub identifier: AtIdentifier,
}

impl ResolveIdentity {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(identifier: impl IntoWire<AtIdentifier>) -> Self {
        Self {
            identifier: identifier.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for ResolveIdentity {
    const NSID: &'static str = "com.atproto.identity.resolveIdentity";
    const METHOD: Method = Method::Query;
    type Output = IdentityInfo;
    type Error = ResolveIdentityError;

    fn request(&self, parts: &mut RequestParts) {
        self.identifier.write("identifier", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ResolveIdentity {}

atproto_core::endpoint_call! {
    ResolveIdentityCall(ResolveIdentity) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.identity.resolveIdentity` declares.
    pub enum ResolveIdentityError {
        HandleNotFound = "HandleNotFound",
        DidNotFound = "DidNotFound",
        DidDeactivated = "DidDeactivated",
    }
}
