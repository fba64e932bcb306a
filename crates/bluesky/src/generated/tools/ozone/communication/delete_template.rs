// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.communication.deleteTemplate`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.communication.deleteTemplate`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteTemplate {
    /// `id`.
    pub id: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DeleteTemplate {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DeleteTemplate {
        0 id: "id" required,
    }
}

impl Endpoint for DeleteTemplate {
    const NSID: &'static str = "tools.ozone.communication.deleteTemplate";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for DeleteTemplate {}

atproto_core::endpoint_call! {
    DeleteTemplateCall(DeleteTemplate) {
    }
}
