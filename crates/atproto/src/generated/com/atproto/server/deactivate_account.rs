// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.deactivateAccount`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{Datetime, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.server.deactivateAccount`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeactivateAccount {
    /// `deleteAfter`.
    pub delete_after: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DeactivateAccount {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `deleteAfter`.
    #[inline]
    #[must_use]
    pub fn delete_after(mut self, delete_after: impl IntoWire<Datetime>) -> Self {
        self.delete_after = Some(delete_after.into_wire());
        self
    }
}

atproto_core::object! {
    DeactivateAccount {
        0 delete_after: "deleteAfter" optional,
    }
}

impl Endpoint for DeactivateAccount {
    const NSID: &'static str = "com.atproto.server.deactivateAccount";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.delete_after.check("deleteAfter", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for DeactivateAccount {}

atproto_core::endpoint_call! {
    DeactivateAccountCall(DeactivateAccount) {
        delete_after(impl IntoWire<Datetime>),
    }
}
