// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.queue.listQueues`.

use crate::tools::ozone::queue::defs::QueueView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.queue.listQueues`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListQueues {
    /// `enabled`.
    pub enabled: Option<bool>,
    /// `subjectType`.
    pub subject_type: Option<String>,
    /// `collection`.
    pub collection: Option<String>,
    /// `reportTypes`: at most 10 items.
    pub report_types: Option<Vec<String>>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl ListQueues {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `enabled`.
    #[inline]
    #[must_use]
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = Some(enabled);
        self
    }

    /// Sets `subjectType`.
    #[inline]
    #[must_use]
    pub fn subject_type(mut self, subject_type: impl Into<String>) -> Self {
        self.subject_type = Some(subject_type.into());
        self
    }

    /// Sets `collection`.
    #[inline]
    #[must_use]
    pub fn collection(mut self, collection: impl Into<String>) -> Self {
        self.collection = Some(collection.into());
        self
    }

    /// Sets `reportTypes`: at most 10 items.
    #[inline]
    #[must_use]
    pub fn report_types(
        mut self,
        report_types: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.report_types = Some(report_types.into_iter().map(Into::into).collect());
        self
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

impl Endpoint for ListQueues {
    const NSID: &'static str = "tools.ozone.queue.listQueues";
    const METHOD: Method = Method::Query;
    type Output = ListQueuesOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.enabled.write("enabled", parts);
        self.subject_type.write("subjectType", parts);
        self.collection.write("collection", parts);
        self.report_types.write("reportTypes", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListQueues {}

impl Paginated for ListQueues {
    type Item = QueueView;

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
        output.queues.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.queues
    }
}

atproto_core::endpoint_call! {
    ListQueuesCall(ListQueues) pages {
        enabled(bool),
        subject_type(impl Into<String>),
        collection(impl Into<String>),
        report_types(impl IntoIterator<Item = impl Into<String>>),
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `tools.ozone.queue.listQueues` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListQueuesOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `queues`.
    pub queues: Vec<QueueView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ListQueuesOutput {
        0 cursor: "cursor" optional,
        1 queues: "queues" required,
    }
}
