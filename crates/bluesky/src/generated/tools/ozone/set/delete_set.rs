// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.set.deleteSet`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.set.deleteSet`: a procedure.
///
/// Its own errors are [`DeleteSetError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteSet {
    /// `name`.
    pub name: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DeleteSet {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DeleteSet {
        0 name: "name" required,
    }
}

impl Endpoint for DeleteSet {
    const NSID: &'static str = "tools.ozone.set.deleteSet";
    const METHOD: Method = Method::Procedure;
    type Output = DeleteSetOutput;
    type Error = DeleteSetError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for DeleteSet {}

atproto_core::endpoint_call! {
    DeleteSetCall(DeleteSet) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.set.deleteSet` declares.
    pub enum DeleteSetError {
        SetNotFound = "SetNotFound",
    }
}

/// What `tools.ozone.set.deleteSet` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteSetOutput {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    DeleteSetOutput {
    }
}
