// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.getConvo`.

use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `chat.bsky.convo.getConvo`: a query.
///
/// Its own errors are [`GetConvoError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetConvo {
    /// `convoId`.
    pub convo_id: String,
}

impl GetConvo {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(convo_id: impl Into<String>) -> Self {
        Self {
            convo_id: convo_id.into(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetConvo {
    const NSID: &'static str = "chat.bsky.convo.getConvo";
    const METHOD: Method = Method::Query;
    type Output = GetConvoOutput;
    type Error = GetConvoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.convo_id.write("convoId", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetConvo {}

atproto_core::endpoint_call! {
    GetConvoCall(GetConvo) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.convo.getConvo` declares.
    pub enum GetConvoError {
        InvalidConvo = "InvalidConvo",
    }
}

/// What `chat.bsky.convo.getConvo` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetConvoOutput {
    /// `convo`.
    pub convo: ConvoView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetConvoOutput {
        0 convo: "convo" required,
    }
}
