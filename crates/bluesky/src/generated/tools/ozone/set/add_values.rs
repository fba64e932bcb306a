// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.set.addValues`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.set.addValues`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AddValues {
    /// `name`.
    pub name: String,
    /// `values`: 1 to 1000 items.
    pub values: Vec<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AddValues {
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
    AddValues {
        0 name: "name" required,
        1 values: "values" required,
    }
}

impl Endpoint for AddValues {
    const NSID: &'static str = "tools.ozone.set.addValues";
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

impl Procedure for AddValues {}

atproto_core::endpoint_call! {
    AddValuesCall(AddValues) {
    }
}
