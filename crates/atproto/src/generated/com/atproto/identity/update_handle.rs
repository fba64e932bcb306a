// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.identity.updateHandle`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{Handle, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.identity.updateHandle`: a procedure.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateHandle {
    /// `handle`.
    pub handle: Handle,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UpdateHandle {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(handle: impl IntoWire<Handle>) -> Self {
        Self {
            handle: handle.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    UpdateHandle {
        0 handle: "handle" required,
    }
}

impl Endpoint for UpdateHandle {
    const NSID: &'static str = "com.atproto.identity.updateHandle";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.handle.check("handle", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for UpdateHandle {}

atproto_core::endpoint_call! {
    UpdateHandleCall(UpdateHandle) {
    }
}
