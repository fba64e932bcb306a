// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.getJoinLinkPreviews`.

use crate::chat::bsky::group::defs::{
    DisabledJoinLinkPreviewView, InvalidJoinLinkPreviewView, JoinLinkPreviewView,
};
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.getJoinLinkPreviews`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetJoinLinkPreviews {
    /// `codes`: 1 to 50 items.
    pub codes: Vec<String>,
}

impl GetJoinLinkPreviews {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(codes: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            codes: codes.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetJoinLinkPreviews {
    const NSID: &'static str = "chat.bsky.group.getJoinLinkPreviews";
    const METHOD: Method = Method::Query;
    type Output = GetJoinLinkPreviewsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.codes.write("codes", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetJoinLinkPreviews {}

atproto_core::endpoint_call! {
    GetJoinLinkPreviewsCall(GetJoinLinkPreviews) {
    }
}

/// What `chat.bsky.group.getJoinLinkPreviews` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetJoinLinkPreviewsOutput {
    /// `joinLinkPreviews`.
    pub join_link_previews: Vec<GetJoinLinkPreviewsOutputJoinLinkPreviewsItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetJoinLinkPreviewsOutput {
        0 join_link_previews: "joinLinkPreviews" required,
    }
}

/// An item of `joinLinkPreviews` of [`GetJoinLinkPreviewsOutput`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum GetJoinLinkPreviewsOutputJoinLinkPreviewsItem {
    /// `chat.bsky.group.defs#joinLinkPreviewView`.
    JoinLinkPreviewView(Box<JoinLinkPreviewView>),
    /// `chat.bsky.group.defs#disabledJoinLinkPreviewView`.
    DisabledJoinLinkPreviewView(Box<DisabledJoinLinkPreviewView>),
    /// `chat.bsky.group.defs#invalidJoinLinkPreviewView`.
    InvalidJoinLinkPreviewView(Box<InvalidJoinLinkPreviewView>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    GetJoinLinkPreviewsOutputJoinLinkPreviewsItem {
        0 JoinLinkPreviewView(JoinLinkPreviewView): "chat.bsky.group.defs#joinLinkPreviewView" from "convoId",
        1 DisabledJoinLinkPreviewView(DisabledJoinLinkPreviewView): "chat.bsky.group.defs#disabledJoinLinkPreviewView" from "code",
        2 InvalidJoinLinkPreviewView(InvalidJoinLinkPreviewView): "chat.bsky.group.defs#invalidJoinLinkPreviewView" from "code",
    }
}
