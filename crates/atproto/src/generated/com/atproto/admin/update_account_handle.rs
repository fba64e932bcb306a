// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.admin.updateAccountHandle`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{Did, Handle, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.admin.updateAccountHandle`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateAccountHandle {
    /// `did`.
    pub did: Did,
    /// `handle`.
    pub handle: Handle,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UpdateAccountHandle {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>, handle: impl IntoWire<Handle>) -> Self {
        Self {
            did: did.into_wire(),
            handle: handle.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    UpdateAccountHandle {
        0 did: "did" required,
        1 handle: "handle" required,
    }
}

impl Endpoint for UpdateAccountHandle {
    const NSID: &'static str = "com.atproto.admin.updateAccountHandle";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.check("did", parts);
        self.handle.check("handle", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for UpdateAccountHandle {}

atproto_core::endpoint_call! {
    UpdateAccountHandleCall(UpdateAccountHandle) {
    }
}
