// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.notification.putPreferences`.

use crate::chat::bsky::notification::defs::{ChatPreference, Preferences};
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.notification.putPreferences`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PutPreferences {
    /// `chat`.
    pub chat: Option<Box<ChatPreference>>,
    /// `chatRequest`.
    pub chat_request: Option<Box<ChatPreference>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl PutPreferences {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `chat`.
    #[inline]
    #[must_use]
    pub fn chat(mut self, chat: ChatPreference) -> Self {
        self.chat = Some(Box::new(chat));
        self
    }

    /// Sets `chatRequest`.
    #[inline]
    #[must_use]
    pub fn chat_request(mut self, chat_request: ChatPreference) -> Self {
        self.chat_request = Some(Box::new(chat_request));
        self
    }
}

atproto_core::object! {
    #[inline]
    PutPreferences {
        0 chat: "chat" optional,
        1 chat_request: "chatRequest" optional,
    }
}

impl Endpoint for PutPreferences {
    const NSID: &'static str = "chat.bsky.notification.putPreferences";
    const METHOD: Method = Method::Procedure;
    type Output = PutPreferencesOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for PutPreferences {}

atproto_core::endpoint_call! {
    PutPreferencesCall(PutPreferences) {
        chat(ChatPreference),
        chat_request(ChatPreference),
    }
}

/// What `chat.bsky.notification.putPreferences` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PutPreferencesOutput {
    /// `preferences`.
    pub preferences: Preferences,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    PutPreferencesOutput {
        0 preferences: "preferences" required,
    }
}
