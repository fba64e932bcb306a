// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.admin.deleteAccount`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.admin.deleteAccount`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteAccount {
    /// `did`.
    pub did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DeleteAccount {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DeleteAccount {
        0 did: "did" required,
    }
}

impl Endpoint for DeleteAccount {
    const NSID: &'static str = "com.atproto.admin.deleteAccount";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.check("did", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for DeleteAccount {}

atproto_core::endpoint_call! {
    DeleteAccountCall(DeleteAccount) {
    }
}
