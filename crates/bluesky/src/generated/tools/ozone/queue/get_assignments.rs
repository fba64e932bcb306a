// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.queue.getAssignments`.

use crate::tools::ozone::queue::defs::AssignmentView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.queue.getAssignments`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetAssignments {
    /// `onlyActive`: the default is `true`.
    pub only_active: Option<bool>,
    /// `queueIds`.
    pub queue_ids: Option<Vec<i64>>,
    /// `dids`.
    pub dids: Option<Vec<Did>>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetAssignments {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `onlyActive`: the default is `true`.
    #[inline]
    #[must_use]
    pub fn only_active(mut self, only_active: bool) -> Self {
        self.only_active = Some(only_active);
        self
    }

    /// Sets `queueIds`.
    #[inline]
    #[must_use]
    pub fn queue_ids(mut self, queue_ids: impl IntoIterator<Item = i64>) -> Self {
        self.queue_ids = Some(queue_ids.into_iter().collect());
        self
    }

    /// Sets `dids`.
    #[inline]
    #[must_use]
    pub fn dids(mut self, dids: impl IntoIterator<Item = impl IntoWire<Did>>) -> Self {
        self.dids = Some(dids.into_iter().map(IntoWire::into_wire).collect());
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

impl Endpoint for GetAssignments {
    const NSID: &'static str = "tools.ozone.queue.getAssignments";
    const METHOD: Method = Method::Query;
    type Output = GetAssignmentsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.only_active.write("onlyActive", parts);
        self.queue_ids.write("queueIds", parts);
        self.dids.write("dids", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetAssignments {}

impl Paginated for GetAssignments {
    type Item = AssignmentView;

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
        output.assignments.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.assignments
    }
}

atproto_core::endpoint_call! {
    GetAssignmentsCall(GetAssignments) pages {
        only_active(bool),
        queue_ids(impl IntoIterator<Item = i64>),
        dids(impl IntoIterator<Item = impl IntoWire<Did>>),
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `tools.ozone.queue.getAssignments` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetAssignmentsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `assignments`.
    pub assignments: Vec<AssignmentView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetAssignmentsOutput {
        0 cursor: "cursor" optional,
        1 assignments: "assignments" required,
    }
}
