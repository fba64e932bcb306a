// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation.getEvent`.

use crate::tools::ozone::moderation::defs::ModEventViewDetail;
use atproto_core::data::{DecodeError, Decoded, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.moderation.getEvent`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetEvent {
    /// `id`.
    pub id: i64,
}

impl GetEvent {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(id: i64) -> Self {
        Self {
            id,
            ..Self::default()
        }
    }
}

impl Endpoint for GetEvent {
    const NSID: &'static str = "tools.ozone.moderation.getEvent";
    const METHOD: Method = Method::Query;
    type Output = ModEventViewDetail;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.id.write("id", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetEvent {}

atproto_core::endpoint_call! {
    GetEventCall(GetEvent) {
    }
}
