// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.identity.submitPlcOperation`.

use atproto_core::data::{DecodeError, Decoded, Extra, Raw};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.identity.submitPlcOperation`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SubmitPlcOperation {
    /// `operation`.
    pub operation: Raw,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SubmitPlcOperation {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(operation: impl Into<Raw>) -> Self {
        Self {
            operation: operation.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    SubmitPlcOperation {
        0 operation: "operation" required,
    }
}

impl Endpoint for SubmitPlcOperation {
    const NSID: &'static str = "com.atproto.identity.submitPlcOperation";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for SubmitPlcOperation {}

atproto_core::endpoint_call! {
    SubmitPlcOperationCall(SubmitPlcOperation) {
    }
}
