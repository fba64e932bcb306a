// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.labeler.getServices`.

use crate::app::bsky::labeler::defs::{LabelerView, LabelerViewDetailed};
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.labeler.getServices`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetServices {
    /// `dids`.
    pub dids: Vec<Did>,
    /// `detailed`: the default is `false`.
    pub detailed: Option<bool>,
}

impl GetServices {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(dids: impl IntoIterator<Item = impl IntoWire<Did>>) -> Self {
        Self {
            dids: dids.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }

    /// Sets `detailed`: the default is `false`.
    #[inline]
    #[must_use]
    pub fn detailed(mut self, detailed: bool) -> Self {
        self.detailed = Some(detailed);
        self
    }
}

impl Endpoint for GetServices {
    const NSID: &'static str = "app.bsky.labeler.getServices";
    const METHOD: Method = Method::Query;
    type Output = GetServicesOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.dids.write("dids", parts);
        self.detailed.write("detailed", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetServices {}

atproto_core::endpoint_call! {
    GetServicesCall(GetServices) {
        detailed(bool),
    }
}

/// What `app.bsky.labeler.getServices` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetServicesOutput {
    /// `views`.
    pub views: Vec<GetServicesOutputViewsItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetServicesOutput {
        0 views: "views" required,
    }
}

/// An item of `views` of [`GetServicesOutput`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum GetServicesOutputViewsItem {
    /// `app.bsky.labeler.defs#labelerView`.
    LabelerView(Box<LabelerView>),
    /// `app.bsky.labeler.defs#labelerViewDetailed`.
    LabelerViewDetailed(Box<LabelerViewDetailed>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    GetServicesOutputViewsItem {
        0 LabelerView(LabelerView): "app.bsky.labeler.defs#labelerView" from "uri",
        1 LabelerViewDetailed(LabelerViewDetailed): "app.bsky.labeler.defs#labelerViewDetailed" from "uri",
    }
}
