// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.report.queryReports`.

use crate::tools::ozone::report::defs::ReportView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Datetime, Did, IntoWire, Nsid, Uri};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.report.queryReports`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QueryReports {
    /// `queueId`.
    pub queue_id: Option<i64>,
    /// `reportTypes`.
    pub report_types: Option<Vec<String>>,
    /// `status`.
    pub status: QueryReportsStatus,
    /// `subject`.
    pub subject: Option<Uri>,
    /// `did`.
    pub did: Option<Did>,
    /// `subjectType`.
    pub subject_type: Option<QueryReportsSubjectType>,
    /// `collections`: at most 20 items.
    pub collections: Option<Vec<Nsid>>,
    /// `reportedAfter`.
    pub reported_after: Option<Datetime>,
    /// `reportedBefore`.
    pub reported_before: Option<Datetime>,
    /// `isMuted`: the default is `false`.
    pub is_muted: Option<bool>,
    /// `assignedTo`.
    pub assigned_to: Option<Did>,
    /// `sortField`: the default is `createdAt`.
    pub sort_field: Option<QueryReportsSortField>,
    /// `sortDirection`: the default is `desc`.
    pub sort_direction: Option<QueryReportsSortDirection>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl QueryReports {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(status: impl Into<QueryReportsStatus>) -> Self {
        Self {
            status: status.into(),
            ..Self::default()
        }
    }

    /// Sets `queueId`.
    #[inline]
    #[must_use]
    pub fn queue_id(mut self, queue_id: i64) -> Self {
        self.queue_id = Some(queue_id);
        self
    }

    /// Sets `reportTypes`.
    #[inline]
    #[must_use]
    pub fn report_types(
        mut self,
        report_types: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.report_types = Some(report_types.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `subject`.
    #[inline]
    #[must_use]
    pub fn subject(mut self, subject: impl IntoWire<Uri>) -> Self {
        self.subject = Some(subject.into_wire());
        self
    }

    /// Sets `did`.
    #[inline]
    #[must_use]
    pub fn did(mut self, did: impl IntoWire<Did>) -> Self {
        self.did = Some(did.into_wire());
        self
    }

    /// Sets `subjectType`.
    #[inline]
    #[must_use]
    pub fn subject_type(mut self, subject_type: impl Into<QueryReportsSubjectType>) -> Self {
        self.subject_type = Some(subject_type.into());
        self
    }

    /// Sets `collections`: at most 20 items.
    #[inline]
    #[must_use]
    pub fn collections(
        mut self,
        collections: impl IntoIterator<Item = impl IntoWire<Nsid>>,
    ) -> Self {
        self.collections = Some(collections.into_iter().map(IntoWire::into_wire).collect());
        self
    }

    /// Sets `reportedAfter`.
    #[inline]
    #[must_use]
    pub fn reported_after(mut self, reported_after: impl IntoWire<Datetime>) -> Self {
        self.reported_after = Some(reported_after.into_wire());
        self
    }

    /// Sets `reportedBefore`.
    #[inline]
    #[must_use]
    pub fn reported_before(mut self, reported_before: impl IntoWire<Datetime>) -> Self {
        self.reported_before = Some(reported_before.into_wire());
        self
    }

    /// Sets `isMuted`: the default is `false`.
    #[inline]
    #[must_use]
    pub fn is_muted(mut self, is_muted: bool) -> Self {
        self.is_muted = Some(is_muted);
        self
    }

    /// Sets `assignedTo`.
    #[inline]
    #[must_use]
    pub fn assigned_to(mut self, assigned_to: impl IntoWire<Did>) -> Self {
        self.assigned_to = Some(assigned_to.into_wire());
        self
    }

    /// Sets `sortField`: the default is `createdAt`.
    #[inline]
    #[must_use]
    pub fn sort_field(mut self, sort_field: impl Into<QueryReportsSortField>) -> Self {
        self.sort_field = Some(sort_field.into());
        self
    }

    /// Sets `sortDirection`: the default is `desc`.
    #[inline]
    #[must_use]
    pub fn sort_direction(mut self, sort_direction: impl Into<QueryReportsSortDirection>) -> Self {
        self.sort_direction = Some(sort_direction.into());
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

impl Endpoint for QueryReports {
    const NSID: &'static str = "tools.ozone.report.queryReports";
    const METHOD: Method = Method::Query;
    type Output = QueryReportsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.queue_id.write("queueId", parts);
        self.report_types.write("reportTypes", parts);
        self.status.write("status", parts);
        self.subject.write("subject", parts);
        self.did.write("did", parts);
        self.subject_type.write("subjectType", parts);
        self.collections.write("collections", parts);
        self.reported_after.write("reportedAfter", parts);
        self.reported_before.write("reportedBefore", parts);
        self.is_muted.write("isMuted", parts);
        self.assigned_to.write("assignedTo", parts);
        self.sort_field.write("sortField", parts);
        self.sort_direction.write("sortDirection", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for QueryReports {}

impl Paginated for QueryReports {
    type Item = ReportView;

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
        output.reports.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.reports
    }
}

atproto_core::endpoint_call! {
    QueryReportsCall(QueryReports) pages {
        queue_id(i64),
        report_types(impl IntoIterator<Item = impl Into<String>>),
        subject(impl IntoWire<Uri>),
        did(impl IntoWire<Did>),
        subject_type(impl Into<QueryReportsSubjectType>),
        collections(impl IntoIterator<Item = impl IntoWire<Nsid>>),
        reported_after(impl IntoWire<Datetime>),
        reported_before(impl IntoWire<Datetime>),
        is_muted(bool),
        assigned_to(impl IntoWire<Did>),
        sort_field(impl Into<QueryReportsSortField>),
        sort_direction(impl Into<QueryReportsSortDirection>),
        limit(i64),
        cursor(impl Into<String>),
    }
}

atproto_core::known_values! {
    /// The `status` of [`QueryReports`].
    pub struct QueryReportsStatus {
        OPEN = "open",
        CLOSED = "closed",
        ESCALATED = "escalated",
        QUEUED = "queued",
        ASSIGNED = "assigned",
    }
}

atproto_core::known_values! {
    /// The `subjectType` of [`QueryReports`].
    pub struct QueryReportsSubjectType {
        ACCOUNT = "account",
        RECORD = "record",
    }
}

atproto_core::known_values! {
    /// The `sortField` of [`QueryReports`].
    pub struct QueryReportsSortField {
        CREATED_AT = "createdAt",
        UPDATED_AT = "updatedAt",
    }
}

atproto_core::known_values! {
    /// The `sortDirection` of [`QueryReports`].
    pub struct QueryReportsSortDirection {
        ASC = "asc",
        DESC = "desc",
    }
}

/// What `tools.ozone.report.queryReports` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QueryReportsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `reports`.
    pub reports: Vec<ReportView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    QueryReportsOutput {
        0 cursor: "cursor" optional,
        1 reports: "reports" required,
    }
}
