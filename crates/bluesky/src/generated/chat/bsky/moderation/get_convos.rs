// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.moderation.getConvos`.

use crate::chat::bsky::moderation::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `chat.bsky.moderation.getConvos`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetConvos {
    /// `convoIds`: 1 to 100 items.
    pub convo_ids: Vec<String>,
}

impl GetConvos {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(convo_ids: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            convo_ids: convo_ids.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetConvos {
    const NSID: &'static str = "chat.bsky.moderation.getConvos";
    const METHOD: Method = Method::Query;
    type Output = GetConvosOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.convo_ids.write("convoIds", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetConvos {}

atproto_core::endpoint_call! {
    GetConvosCall(GetConvos) {
    }
}

/// What `chat.bsky.moderation.getConvos` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetConvosOutput {
    /// `convos`.
    pub convos: Vec<ConvoView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetConvosOutput {
        0 convos: "convos" required,
    }
}
