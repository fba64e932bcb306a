// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.moderation.getActorMetadata`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `chat.bsky.moderation.getActorMetadata`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetActorMetadata {
    /// `actor`.
    pub actor: Did,
}

impl GetActorMetadata {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(actor: impl IntoWire<Did>) -> Self {
        Self {
            actor: actor.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetActorMetadata {
    const NSID: &'static str = "chat.bsky.moderation.getActorMetadata";
    const METHOD: Method = Method::Query;
    type Output = GetActorMetadataOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.actor.write("actor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetActorMetadata {}

atproto_core::endpoint_call! {
    GetActorMetadataCall(GetActorMetadata) {
    }
}

/// What `chat.bsky.moderation.getActorMetadata` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetActorMetadataOutput {
    /// `day`.
    pub day: Metadata,
    /// `month`.
    pub month: Metadata,
    /// `all`.
    pub all: Metadata,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetActorMetadataOutput {
        0 day: "day" required,
        1 month: "month" required,
        2 all: "all" required,
    }
}

/// `chat.bsky.moderation.getActorMetadata#metadata`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Metadata {
    /// `messagesSent`.
    pub messages_sent: i64,
    /// `messagesReceived`.
    pub messages_received: i64,
    /// `convos`.
    pub convos: i64,
    /// `convosStarted`.
    pub convos_started: i64,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Metadata {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        messages_sent: i64,
        messages_received: i64,
        convos: i64,
        convos_started: i64,
    ) -> Self {
        Self {
            messages_sent,
            messages_received,
            convos,
            convos_started,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Metadata {
        0 messages_sent: "messagesSent" required,
        1 messages_received: "messagesReceived" required,
        2 convos: "convos" required,
        3 convos_started: "convosStarted" required,
    }
}
