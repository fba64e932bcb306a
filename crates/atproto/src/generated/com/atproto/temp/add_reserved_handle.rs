// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.temp.addReservedHandle`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.temp.addReservedHandle`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AddReservedHandle {
    /// `handle`.
    pub handle: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AddReservedHandle {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(handle: impl Into<String>) -> Self {
        Self {
            handle: handle.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    AddReservedHandle {
        0 handle: "handle" required,
    }
}

impl Endpoint for AddReservedHandle {
    const NSID: &'static str = "com.atproto.temp.addReservedHandle";
    const METHOD: Method = Method::Procedure;
    type Output = AddReservedHandleOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for AddReservedHandle {}

atproto_core::endpoint_call! {
    AddReservedHandleCall(AddReservedHandle) {
    }
}

/// What `com.atproto.temp.addReservedHandle` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AddReservedHandleOutput {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    AddReservedHandleOutput {
    }
}
