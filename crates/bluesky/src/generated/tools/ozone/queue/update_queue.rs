// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.queue.updateQueue`.

use crate::tools::ozone::queue::defs::QueueView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.queue.updateQueue`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateQueue {
    /// `queueId`.
    pub queue_id: i64,
    /// `name`.
    pub name: Option<String>,
    /// `enabled`.
    pub enabled: Option<bool>,
    /// `description`.
    pub description: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UpdateQueue {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(queue_id: i64) -> Self {
        Self {
            queue_id,
            ..Self::default()
        }
    }

    /// Sets `name`.
    #[inline]
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Sets `enabled`.
    #[inline]
    #[must_use]
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = Some(enabled);
        self
    }

    /// Sets `description`.
    #[inline]
    #[must_use]
    pub fn description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    UpdateQueue {
        0 queue_id: "queueId" required,
        1 name: "name" optional,
        2 enabled: "enabled" optional,
        3 description: "description" optional,
    }
}

impl Endpoint for UpdateQueue {
    const NSID: &'static str = "tools.ozone.queue.updateQueue";
    const METHOD: Method = Method::Procedure;
    type Output = UpdateQueueOutput;
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

impl Procedure for UpdateQueue {}

atproto_core::endpoint_call! {
    UpdateQueueCall(UpdateQueue) {
        name(impl Into<String>),
        enabled(bool),
        description(impl Into<String>),
    }
}

/// What `tools.ozone.queue.updateQueue` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateQueueOutput {
    /// `queue`.
    pub queue: QueueView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    UpdateQueueOutput {
        0 queue: "queue" required,
    }
}
