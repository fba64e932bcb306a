// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.set.deleteValues`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.set.deleteValues`: a procedure.
///
/// Its own errors are [`DeleteValuesError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteValues {
    /// `name`.
    pub name: String,
    /// `values`: at least 1 items.
    pub values: Vec<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DeleteValues {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        name: impl Into<String>,
        values: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        Self {
            name: name.into(),
            values: values.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    DeleteValues {
        0 name: "name" required,
        1 values: "values" required,
    }
}

impl Endpoint for DeleteValues {
    const NSID: &'static str = "tools.ozone.set.deleteValues";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = DeleteValuesError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for DeleteValues {}

atproto_core::endpoint_call! {
    DeleteValuesCall(DeleteValues) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.set.deleteValues` declares.
    pub enum DeleteValuesError {
        SetNotFound = "SetNotFound",
    }
}
