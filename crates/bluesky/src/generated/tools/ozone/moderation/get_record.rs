// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation.getRecord`.

use crate::tools::ozone::moderation::defs::RecordViewDetail;
use atproto_core::data::{DecodeError, Decoded, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, CidString, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.moderation.getRecord`: a query.
///
/// Its own errors are [`GetRecordError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetRecord {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: Option<CidString>,
}

impl GetRecord {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>) -> Self {
        Self {
            uri: uri.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `cid`.
    #[inline]
    #[must_use]
    pub fn cid(mut self, cid: impl IntoWire<CidString>) -> Self {
        self.cid = Some(cid.into_wire());
        self
    }
}

impl Endpoint for GetRecord {
    const NSID: &'static str = "tools.ozone.moderation.getRecord";
    const METHOD: Method = Method::Query;
    type Output = RecordViewDetail;
    type Error = GetRecordError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.uri.write("uri", parts);
        self.cid.write("cid", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetRecord {}

atproto_core::endpoint_call! {
    GetRecordCall(GetRecord) {
        cid(impl IntoWire<CidString>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.moderation.getRecord` declares.
    pub enum GetRecordError {
        RecordNotFound = "RecordNotFound",
    }
}
