// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.getMessages`.

use crate::chat::bsky::actor::defs::ProfileViewBasic;
use crate::chat::bsky::convo::defs::{DeletedMessageView, MessageView, SystemMessageView};
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, Paginated, Query, RequestParts};
use bytes::Bytes;

/// The messages of a conversation, newest first.
///
/// `chat.bsky.convo.getMessages`: a query.
///
/// Its own errors are [`GetMessagesError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetMessages {
    /// `convoId`.
    pub convo_id: String,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetMessages {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(convo_id: impl Into<String>) -> Self {
        Self {
            convo_id: convo_id.into(),
            ..Self::default()
        }
    }

    /// Sets `limit`: 1 to 100, the default is `50`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }
}

impl Endpoint for GetMessages {
    const NSID: &'static str = "chat.bsky.convo.getMessages";
    const METHOD: Method = Method::Query;
    type Output = GetMessagesOutput;
    type Error = GetMessagesError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.convo_id.write("convoId", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetMessages {}

impl Paginated for GetMessages {
    type Item = GetMessagesOutputMessagesItem;

    #[inline]
    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    #[inline]
    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    #[inline]
    fn len(output: &Self::Output) -> usize {
        output.messages.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.messages
    }
}

atproto_core::endpoint_call! {
    GetMessagesCall(GetMessages) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `chat.bsky.convo.getMessages` declares.
    pub enum GetMessagesError {
        InvalidConvo = "InvalidConvo",
    }
}

/// What `chat.bsky.convo.getMessages` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetMessagesOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `messages`.
    pub messages: Vec<GetMessagesOutputMessagesItem>,
    /// `relatedProfiles`.
    pub related_profiles: Option<Vec<ProfileViewBasic>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetMessagesOutput {
        0 cursor: "cursor" optional,
        1 messages: "messages" required,
        2 related_profiles: "relatedProfiles" optional,
    }
}

/// An item of `messages` of [`GetMessagesOutput`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum GetMessagesOutputMessagesItem {
    /// `chat.bsky.convo.defs#messageView`.
    MessageView(Box<MessageView>),
    /// `chat.bsky.convo.defs#deletedMessageView`.
    DeletedMessageView(Box<DeletedMessageView>),
    /// `chat.bsky.convo.defs#systemMessageView`.
    SystemMessageView(Box<SystemMessageView>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    GetMessagesOutputMessagesItem {
        0 MessageView(MessageView): "chat.bsky.convo.defs#messageView" from "id",
        1 DeletedMessageView(DeletedMessageView): "chat.bsky.convo.defs#deletedMessageView" from "id",
        2 SystemMessageView(SystemMessageView): "chat.bsky.convo.defs#systemMessageView" from "id",
    }
}
