// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.lexicon.resolveLexicon`.

use crate::com::atproto::lexicon::schema::Schema;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, CidString, IntoWire, Nsid};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.lexicon.resolveLexicon`: a query.
///
/// Its own errors are [`ResolveLexiconError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ResolveLexicon {
    /// `nsid`.
    pub nsid: Nsid,
}

impl ResolveLexicon {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(nsid: impl IntoWire<Nsid>) -> Self {
        Self {
            nsid: nsid.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for ResolveLexicon {
    const NSID: &'static str = "com.atproto.lexicon.resolveLexicon";
    const METHOD: Method = Method::Query;
    type Output = ResolveLexiconOutput;
    type Error = ResolveLexiconError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.nsid.write("nsid", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ResolveLexicon {}

atproto_core::endpoint_call! {
    ResolveLexiconCall(ResolveLexicon) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.lexicon.resolveLexicon` declares.
    pub enum ResolveLexiconError {
        LexiconNotFound = "LexiconNotFound",
    }
}

/// What `com.atproto.lexicon.resolveLexicon` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ResolveLexiconOutput {
    /// `cid`.
    pub cid: CidString,
    /// `schema`.
    pub schema: Schema,
    /// `uri`.
    pub uri: AtUri,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ResolveLexiconOutput {
        0 cid: "cid" required,
        1 schema: "schema" required,
        2 uri: "uri" required,
    }
}
