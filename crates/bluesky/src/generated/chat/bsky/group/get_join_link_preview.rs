// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.getJoinLinkPreview`.

use crate::chat::bsky::group::defs::JoinLinkPreviewView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.getJoinLinkPreview`: a query.
///
/// Its own errors are [`GetJoinLinkPreviewError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetJoinLinkPreview {
    /// `code`.
    pub code: String,
}

impl GetJoinLinkPreview {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(code: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetJoinLinkPreview {
    const NSID: &'static str = "chat.bsky.group.getJoinLinkPreview";
    const METHOD: Method = Method::Query;
    type Output = GetJoinLinkPreviewOutput;
    type Error = GetJoinLinkPreviewError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.code.write("code", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetJoinLinkPreview {}

atproto_core::endpoint_call! {
    GetJoinLinkPreviewCall(GetJoinLinkPreview) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.group.getJoinLinkPreview` declares.
    pub enum GetJoinLinkPreviewError {
        InvalidCode = "InvalidCode",
    }
}

/// What `chat.bsky.group.getJoinLinkPreview` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetJoinLinkPreviewOutput {
    /// `joinLinkPreview`.
    pub join_link_preview: JoinLinkPreviewView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetJoinLinkPreviewOutput {
        0 join_link_preview: "joinLinkPreview" required,
    }
}
