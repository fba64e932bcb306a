// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.identity.refreshIdentity`.

use crate::com::atproto::identity::defs::IdentityInfo;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.identity.refreshIdentity`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`RefreshIdentityError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RefreshIdentity {
    /// `identifier`.
    pub identifier: AtIdentifier,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RefreshIdentity {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(identifier: impl IntoWire<AtIdentifier>) -> Self {
        Self {
            identifier: identifier.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    RefreshIdentity {
        0 identifier: "identifier" required,
    }
}

impl Endpoint for RefreshIdentity {
    const NSID: &'static str = "com.atproto.identity.refreshIdentity";
    const METHOD: Method = Method::Procedure;
    type Output = IdentityInfo;
    type Error = RefreshIdentityError;

    fn request(&self, parts: &mut RequestParts) {
        self.identifier.check("identifier", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for RefreshIdentity {}

atproto_core::endpoint_call! {
    RefreshIdentityCall(RefreshIdentity) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.identity.refreshIdentity` declares.
    pub enum RefreshIdentityError {
        HandleNotFound = "HandleNotFound",
        DidNotFound = "DidNotFound",
        DidDeactivated = "DidDeactivated",
    }
}
