// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.set.upsertSet`.

use crate::tools::ozone::set::defs::{Set, SetView};
use atproto_core::data::{DecodeError, Decoded, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.set.upsertSet`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpsertSet {
    /// What is sent.
    pub input: Set,
}

impl UpsertSet {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(input: Set) -> Self {
        Self {
            input,
            ..Self::default()
        }
    }
}

impl Endpoint for UpsertSet {
    const NSID: &'static str = "tools.ozone.set.upsertSet";
    const METHOD: Method = Method::Procedure;
    type Output = SetView;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(&self.input);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for UpsertSet {}

atproto_core::endpoint_call! {
    UpsertSetCall(UpsertSet) {
    }
}
