// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.communication.listTemplates`.

use crate::tools::ozone::communication::defs::TemplateView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.communication.listTemplates`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListTemplates {}

impl ListTemplates {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for ListTemplates {
    const NSID: &'static str = "tools.ozone.communication.listTemplates";
    const METHOD: Method = Method::Query;
    type Output = ListTemplatesOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, _parts: &mut RequestParts) {}

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListTemplates {}

atproto_core::endpoint_call! {
    ListTemplatesCall(ListTemplates) {
    }
}

/// What `tools.ozone.communication.listTemplates` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListTemplatesOutput {
    /// `communicationTemplates`.
    pub communication_templates: Vec<TemplateView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ListTemplatesOutput {
        0 communication_templates: "communicationTemplates" required,
    }
}
