// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.moderation.getMessageContext`.

use crate::chat::bsky::convo::defs::{MessageView, SystemMessageView};
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `chat.bsky.moderation.getMessageContext`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetMessageContext {
    /// `convoId`.
    pub convo_id: Option<String>,
    /// `messageId`.
    pub message_id: String,
    /// `before`: the default is `5`.
    pub before: Option<i64>,
    /// `after`: the default is `5`.
    pub after: Option<i64>,
    /// `maxInterleavedSystemMessages`: 0 to 1000, the default is `10`.
    pub max_interleaved_system_messages: Option<i64>,
}

impl GetMessageContext {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(message_id: impl Into<String>) -> Self {
        Self {
            message_id: message_id.into(),
            ..Self::default()
        }
    }

    /// Sets `convoId`.
    #[inline]
    #[must_use]
    pub fn convo_id(mut self, convo_id: impl Into<String>) -> Self {
        self.convo_id = Some(convo_id.into());
        self
    }

    /// Sets `before`: the default is `5`.
    #[inline]
    #[must_use]
    pub fn before(mut self, before: i64) -> Self {
        self.before = Some(before);
        self
    }

    /// Sets `after`: the default is `5`.
    #[inline]
    #[must_use]
    pub fn after(mut self, after: i64) -> Self {
        self.after = Some(after);
        self
    }

    /// Sets `maxInterleavedSystemMessages`: 0 to 1000, the default is `10`.
    #[inline]
    #[must_use]
    pub fn max_interleaved_system_messages(mut self, max_interleaved_system_messages: i64) -> Self {
        self.max_interleaved_system_messages = Some(max_interleaved_system_messages);
        self
    }
}

impl Endpoint for GetMessageContext {
    const NSID: &'static str = "chat.bsky.moderation.getMessageContext";
    const METHOD: Method = Method::Query;
    type Output = GetMessageContextOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.convo_id.write("convoId", parts);
        self.message_id.write("messageId", parts);
        self.before.write("before", parts);
        self.after.write("after", parts);
        self.max_interleaved_system_messages
            .write("maxInterleavedSystemMessages", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetMessageContext {}

atproto_core::endpoint_call! {
    GetMessageContextCall(GetMessageContext) {
        convo_id(impl Into<String>),
        before(i64),
        after(i64),
        max_interleaved_system_messages(i64),
    }
}

/// What `chat.bsky.moderation.getMessageContext` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetMessageContextOutput {
    /// `messages`.
    pub messages: Vec<GetMessageContextOutputMessagesItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetMessageContextOutput {
        0 messages: "messages" required,
    }
}

/// An item of `messages` of [`GetMessageContextOutput`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum GetMessageContextOutputMessagesItem {
    /// `chat.bsky.convo.defs#messageView`.
    MessageView(Box<MessageView>),
    /// `chat.bsky.convo.defs#systemMessageView`.
    SystemMessageView(Box<SystemMessageView>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    GetMessageContextOutputMessagesItem {
        0 MessageView(MessageView): "chat.bsky.convo.defs#messageView" from "id",
        1 SystemMessageView(SystemMessageView): "chat.bsky.convo.defs#systemMessageView" from "id",
    }
}
