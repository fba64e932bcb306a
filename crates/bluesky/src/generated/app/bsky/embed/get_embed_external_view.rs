// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.embed.getEmbedExternalView`.

use crate::app::bsky::embed::external;
use atproto::com::atproto::repo::strong_ref::StrongRef;
use atproto_core::data::{DecodeError, Decoded, Extra, Raw, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtUri, IntoWire, Uri};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.embed.getEmbedExternalView`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetEmbedExternalView {
    /// `url`.
    pub url: Uri,
    /// `uris`: at most 4 items.
    pub uris: Vec<AtUri>,
}

impl GetEmbedExternalView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        url: impl IntoWire<Uri>,
        uris: impl IntoIterator<Item = impl IntoWire<AtUri>>,
    ) -> Self {
        Self {
            url: url.into_wire(),
            uris: uris.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetEmbedExternalView {
    const NSID: &'static str = "app.bsky.embed.getEmbedExternalView";
    const METHOD: Method = Method::Query;
    type Output = GetEmbedExternalViewOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.url.write("url", parts);
        self.uris.write("uris", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetEmbedExternalView {}

atproto_core::endpoint_call! {
    GetEmbedExternalViewCall(GetEmbedExternalView) {
    }
}

/// What `app.bsky.embed.getEmbedExternalView` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetEmbedExternalViewOutput {
    /// `view`.
    pub view: Option<Box<external::View>>,
    /// `associatedRefs`.
    pub associated_refs: Option<Vec<StrongRef>>,
    /// `associatedRecords`.
    pub associated_records: Option<Vec<Raw>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetEmbedExternalViewOutput {
        0 view: "view" optional,
        1 associated_refs: "associatedRefs" optional,
        2 associated_records: "associatedRecords" optional,
    }
}
