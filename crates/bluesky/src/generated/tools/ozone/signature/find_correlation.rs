// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.signature.findCorrelation`.

use crate::tools::ozone::signature::defs::SigDetail;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.signature.findCorrelation`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct FindCorrelation {
    /// `dids`.
    pub dids: Vec<Did>,
}

impl FindCorrelation {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(dids: impl IntoIterator<Item = impl IntoWire<Did>>) -> Self {
        Self {
            dids: dids.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }
}

impl Endpoint for FindCorrelation {
    const NSID: &'static str = "tools.ozone.signature.findCorrelation";
    const METHOD: Method = Method::Query;
    type Output = FindCorrelationOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.dids.write("dids", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for FindCorrelation {}

atproto_core::endpoint_call! {
    FindCorrelationCall(FindCorrelation) {
    }
}

/// What `tools.ozone.signature.findCorrelation` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct FindCorrelationOutput {
    /// `details`.
    pub details: Vec<SigDetail>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    FindCorrelationOutput {
        0 details: "details" required,
    }
}
