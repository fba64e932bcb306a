// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.queue.deleteQueue`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.queue.deleteQueue`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteQueue {
    /// `queueId`.
    pub queue_id: i64,
    /// `migrateToQueueId`.
    pub migrate_to_queue_id: Option<i64>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DeleteQueue {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(queue_id: i64) -> Self {
        Self {
            queue_id,
            ..Self::default()
        }
    }

    /// Sets `migrateToQueueId`.
    #[inline]
    #[must_use]
    pub fn migrate_to_queue_id(mut self, migrate_to_queue_id: i64) -> Self {
        self.migrate_to_queue_id = Some(migrate_to_queue_id);
        self
    }
}

atproto_core::object! {
    #[inline]
    DeleteQueue {
        0 queue_id: "queueId" required,
        1 migrate_to_queue_id: "migrateToQueueId" optional,
    }
}

impl Endpoint for DeleteQueue {
    const NSID: &'static str = "tools.ozone.queue.deleteQueue";
    const METHOD: Method = Method::Procedure;
    type Output = DeleteQueueOutput;
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

impl Procedure for DeleteQueue {}

atproto_core::endpoint_call! {
    DeleteQueueCall(DeleteQueue) {
        migrate_to_queue_id(i64),
    }
}

/// What `tools.ozone.queue.deleteQueue` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteQueueOutput {
    /// `deleted`.
    pub deleted: bool,
    /// `reportsMigrated`.
    pub reports_migrated: Option<i64>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    DeleteQueueOutput {
        0 deleted: "deleted" required,
        1 reports_migrated: "reportsMigrated" optional,
    }
}
