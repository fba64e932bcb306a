// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.queue.createQueue`.

use crate::tools::ozone::queue::defs::QueueView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{IntoWire, Nsid};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.queue.createQueue`: a procedure.
///
/// Its own errors are [`CreateQueueError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateQueue {
    /// `name`.
    pub name: String,
    /// `subjectTypes`: at least 1 items.
    pub subject_types: Vec<CreateQueueSubjectTypesItem>,
    /// `collection`.
    pub collection: Option<Nsid>,
    /// `reportTypes`: 1 to 25 items.
    pub report_types: Vec<String>,
    /// `description`.
    pub description: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CreateQueue {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        name: impl Into<String>,
        subject_types: impl IntoIterator<Item = impl Into<CreateQueueSubjectTypesItem>>,
        report_types: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        Self {
            name: name.into(),
            subject_types: subject_types.into_iter().map(Into::into).collect(),
            report_types: report_types.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }

    /// Sets `collection`.
    #[inline]
    #[must_use]
    pub fn collection(mut self, collection: impl IntoWire<Nsid>) -> Self {
        self.collection = Some(collection.into_wire());
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
    CreateQueue {
        0 name: "name" required,
        1 subject_types: "subjectTypes" required,
        2 collection: "collection" optional,
        3 report_types: "reportTypes" required,
        4 description: "description" optional,
    }
}

impl Endpoint for CreateQueue {
    const NSID: &'static str = "tools.ozone.queue.createQueue";
    const METHOD: Method = Method::Procedure;
    type Output = CreateQueueOutput;
    type Error = CreateQueueError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.collection.check("collection", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for CreateQueue {}

atproto_core::endpoint_call! {
    CreateQueueCall(CreateQueue) {
        collection(impl IntoWire<Nsid>),
        description(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.queue.createQueue` declares.
    pub enum CreateQueueError {
        ConflictingQueue = "ConflictingQueue",
    }
}

atproto_core::known_values! {
    /// An item of `subjectTypes` of [`CreateQueue`].
    pub struct CreateQueueSubjectTypesItem {
        ACCOUNT = "account",
        RECORD = "record",
        MESSAGE = "message",
    }
}

/// What `tools.ozone.queue.createQueue` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateQueueOutput {
    /// `queue`.
    pub queue: QueueView,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    CreateQueueOutput {
        0 queue: "queue" required,
    }
}
