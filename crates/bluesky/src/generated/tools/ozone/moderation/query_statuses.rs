// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation.queryStatuses`.

use crate::tools::ozone::moderation::defs::SubjectStatusView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Datetime, Did, IntoWire, Nsid, Uri};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.moderation.queryStatuses`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QueryStatuses {
    /// `queueCount`.
    pub queue_count: Option<i64>,
    /// `queueIndex`.
    pub queue_index: Option<i64>,
    /// `queueSeed`.
    pub queue_seed: Option<String>,
    /// `includeAllUserRecords`.
    pub include_all_user_records: Option<bool>,
    /// `subject`.
    pub subject: Option<Uri>,
    /// `comment`.
    pub comment: Option<String>,
    /// `reportedAfter`.
    pub reported_after: Option<Datetime>,
    /// `reportedBefore`.
    pub reported_before: Option<Datetime>,
    /// `reviewedAfter`.
    pub reviewed_after: Option<Datetime>,
    /// `hostingDeletedAfter`.
    pub hosting_deleted_after: Option<Datetime>,
    /// `hostingDeletedBefore`.
    pub hosting_deleted_before: Option<Datetime>,
    /// `hostingUpdatedAfter`.
    pub hosting_updated_after: Option<Datetime>,
    /// `hostingUpdatedBefore`.
    pub hosting_updated_before: Option<Datetime>,
    /// `hostingStatuses`.
    pub hosting_statuses: Option<Vec<String>>,
    /// `reviewedBefore`.
    pub reviewed_before: Option<Datetime>,
    /// `includeMuted`.
    pub include_muted: Option<bool>,
    /// `onlyMuted`.
    pub only_muted: Option<bool>,
    /// `reviewState`.
    pub review_state: Option<QueryStatusesReviewState>,
    /// `ignoreSubjects`.
    pub ignore_subjects: Option<Vec<Uri>>,
    /// `lastReviewedBy`.
    pub last_reviewed_by: Option<Did>,
    /// `sortField`: the default is `lastReportedAt`.
    pub sort_field: Option<QueryStatusesSortField>,
    /// `sortDirection`: the default is `desc`.
    pub sort_direction: Option<QueryStatusesSortDirection>,
    /// `takendown`.
    pub takendown: Option<bool>,
    /// `appealed`.
    pub appealed: Option<bool>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `tags`: at most 25 items.
    pub tags: Option<Vec<String>>,
    /// `excludeTags`.
    pub exclude_tags: Option<Vec<String>>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `collections`: at most 20 items.
    pub collections: Option<Vec<Nsid>>,
    /// `subjectType`.
    pub subject_type: Option<QueryStatusesSubjectType>,
    /// `minAccountSuspendCount`.
    pub min_account_suspend_count: Option<i64>,
    /// `minReportedRecordsCount`.
    pub min_reported_records_count: Option<i64>,
    /// `minTakendownRecordsCount`.
    pub min_takendown_records_count: Option<i64>,
    /// `minPriorityScore`: 0 to 100.
    pub min_priority_score: Option<i64>,
    /// `minStrikeCount`: at least 1.
    pub min_strike_count: Option<i64>,
    /// `ageAssuranceState`.
    pub age_assurance_state: Option<QueryStatusesAgeAssuranceState>,
}

impl QueryStatuses {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `queueCount`.
    #[inline]
    #[must_use]
    pub fn queue_count(mut self, queue_count: i64) -> Self {
        self.queue_count = Some(queue_count);
        self
    }

    /// Sets `queueIndex`.
    #[inline]
    #[must_use]
    pub fn queue_index(mut self, queue_index: i64) -> Self {
        self.queue_index = Some(queue_index);
        self
    }

    /// Sets `queueSeed`.
    #[inline]
    #[must_use]
    pub fn queue_seed(mut self, queue_seed: impl Into<String>) -> Self {
        self.queue_seed = Some(queue_seed.into());
        self
    }

    /// Sets `includeAllUserRecords`.
    #[inline]
    #[must_use]
    pub fn include_all_user_records(mut self, include_all_user_records: bool) -> Self {
        self.include_all_user_records = Some(include_all_user_records);
        self
    }

    /// Sets `subject`.
    #[inline]
    #[must_use]
    pub fn subject(mut self, subject: impl IntoWire<Uri>) -> Self {
        self.subject = Some(subject.into_wire());
        self
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
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

    /// Sets `reviewedAfter`.
    #[inline]
    #[must_use]
    pub fn reviewed_after(mut self, reviewed_after: impl IntoWire<Datetime>) -> Self {
        self.reviewed_after = Some(reviewed_after.into_wire());
        self
    }

    /// Sets `hostingDeletedAfter`.
    #[inline]
    #[must_use]
    pub fn hosting_deleted_after(mut self, hosting_deleted_after: impl IntoWire<Datetime>) -> Self {
        self.hosting_deleted_after = Some(hosting_deleted_after.into_wire());
        self
    }

    /// Sets `hostingDeletedBefore`.
    #[inline]
    #[must_use]
    pub fn hosting_deleted_before(
        mut self,
        hosting_deleted_before: impl IntoWire<Datetime>,
    ) -> Self {
        self.hosting_deleted_before = Some(hosting_deleted_before.into_wire());
        self
    }

    /// Sets `hostingUpdatedAfter`.
    #[inline]
    #[must_use]
    pub fn hosting_updated_after(mut self, hosting_updated_after: impl IntoWire<Datetime>) -> Self {
        self.hosting_updated_after = Some(hosting_updated_after.into_wire());
        self
    }

    /// Sets `hostingUpdatedBefore`.
    #[inline]
    #[must_use]
    pub fn hosting_updated_before(
        mut self,
        hosting_updated_before: impl IntoWire<Datetime>,
    ) -> Self {
        self.hosting_updated_before = Some(hosting_updated_before.into_wire());
        self
    }

    /// Sets `hostingStatuses`.
    #[inline]
    #[must_use]
    pub fn hosting_statuses(
        mut self,
        hosting_statuses: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.hosting_statuses = Some(hosting_statuses.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `reviewedBefore`.
    #[inline]
    #[must_use]
    pub fn reviewed_before(mut self, reviewed_before: impl IntoWire<Datetime>) -> Self {
        self.reviewed_before = Some(reviewed_before.into_wire());
        self
    }

    /// Sets `includeMuted`.
    #[inline]
    #[must_use]
    pub fn include_muted(mut self, include_muted: bool) -> Self {
        self.include_muted = Some(include_muted);
        self
    }

    /// Sets `onlyMuted`.
    #[inline]
    #[must_use]
    pub fn only_muted(mut self, only_muted: bool) -> Self {
        self.only_muted = Some(only_muted);
        self
    }

    /// Sets `reviewState`.
    #[inline]
    #[must_use]
    pub fn review_state(mut self, review_state: impl Into<QueryStatusesReviewState>) -> Self {
        self.review_state = Some(review_state.into());
        self
    }

    /// Sets `ignoreSubjects`.
    #[inline]
    #[must_use]
    pub fn ignore_subjects(
        mut self,
        ignore_subjects: impl IntoIterator<Item = impl IntoWire<Uri>>,
    ) -> Self {
        self.ignore_subjects = Some(
            ignore_subjects
                .into_iter()
                .map(IntoWire::into_wire)
                .collect(),
        );
        self
    }

    /// Sets `lastReviewedBy`.
    #[inline]
    #[must_use]
    pub fn last_reviewed_by(mut self, last_reviewed_by: impl IntoWire<Did>) -> Self {
        self.last_reviewed_by = Some(last_reviewed_by.into_wire());
        self
    }

    /// Sets `sortField`: the default is `lastReportedAt`.
    #[inline]
    #[must_use]
    pub fn sort_field(mut self, sort_field: impl Into<QueryStatusesSortField>) -> Self {
        self.sort_field = Some(sort_field.into());
        self
    }

    /// Sets `sortDirection`: the default is `desc`.
    #[inline]
    #[must_use]
    pub fn sort_direction(mut self, sort_direction: impl Into<QueryStatusesSortDirection>) -> Self {
        self.sort_direction = Some(sort_direction.into());
        self
    }

    /// Sets `takendown`.
    #[inline]
    #[must_use]
    pub fn takendown(mut self, takendown: bool) -> Self {
        self.takendown = Some(takendown);
        self
    }

    /// Sets `appealed`.
    #[inline]
    #[must_use]
    pub fn appealed(mut self, appealed: bool) -> Self {
        self.appealed = Some(appealed);
        self
    }

    /// Sets `limit`: 1 to 100, the default is `50`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Sets `tags`: at most 25 items.
    #[inline]
    #[must_use]
    pub fn tags(mut self, tags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tags = Some(tags.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `excludeTags`.
    #[inline]
    #[must_use]
    pub fn exclude_tags(
        mut self,
        exclude_tags: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.exclude_tags = Some(exclude_tags.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
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

    /// Sets `subjectType`.
    #[inline]
    #[must_use]
    pub fn subject_type(mut self, subject_type: impl Into<QueryStatusesSubjectType>) -> Self {
        self.subject_type = Some(subject_type.into());
        self
    }

    /// Sets `minAccountSuspendCount`.
    #[inline]
    #[must_use]
    pub fn min_account_suspend_count(mut self, min_account_suspend_count: i64) -> Self {
        self.min_account_suspend_count = Some(min_account_suspend_count);
        self
    }

    /// Sets `minReportedRecordsCount`.
    #[inline]
    #[must_use]
    pub fn min_reported_records_count(mut self, min_reported_records_count: i64) -> Self {
        self.min_reported_records_count = Some(min_reported_records_count);
        self
    }

    /// Sets `minTakendownRecordsCount`.
    #[inline]
    #[must_use]
    pub fn min_takendown_records_count(mut self, min_takendown_records_count: i64) -> Self {
        self.min_takendown_records_count = Some(min_takendown_records_count);
        self
    }

    /// Sets `minPriorityScore`: 0 to 100.
    #[inline]
    #[must_use]
    pub fn min_priority_score(mut self, min_priority_score: i64) -> Self {
        self.min_priority_score = Some(min_priority_score);
        self
    }

    /// Sets `minStrikeCount`: at least 1.
    #[inline]
    #[must_use]
    pub fn min_strike_count(mut self, min_strike_count: i64) -> Self {
        self.min_strike_count = Some(min_strike_count);
        self
    }

    /// Sets `ageAssuranceState`.
    #[inline]
    #[must_use]
    pub fn age_assurance_state(
        mut self,
        age_assurance_state: impl Into<QueryStatusesAgeAssuranceState>,
    ) -> Self {
        self.age_assurance_state = Some(age_assurance_state.into());
        self
    }
}

impl Endpoint for QueryStatuses {
    const NSID: &'static str = "tools.ozone.moderation.queryStatuses";
    const METHOD: Method = Method::Query;
    type Output = QueryStatusesOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.queue_count.write("queueCount", parts);
        self.queue_index.write("queueIndex", parts);
        self.queue_seed.write("queueSeed", parts);
        self.include_all_user_records
            .write("includeAllUserRecords", parts);
        self.subject.write("subject", parts);
        self.comment.write("comment", parts);
        self.reported_after.write("reportedAfter", parts);
        self.reported_before.write("reportedBefore", parts);
        self.reviewed_after.write("reviewedAfter", parts);
        self.hosting_deleted_after
            .write("hostingDeletedAfter", parts);
        self.hosting_deleted_before
            .write("hostingDeletedBefore", parts);
        self.hosting_updated_after
            .write("hostingUpdatedAfter", parts);
        self.hosting_updated_before
            .write("hostingUpdatedBefore", parts);
        self.hosting_statuses.write("hostingStatuses", parts);
        self.reviewed_before.write("reviewedBefore", parts);
        self.include_muted.write("includeMuted", parts);
        self.only_muted.write("onlyMuted", parts);
        self.review_state.write("reviewState", parts);
        self.ignore_subjects.write("ignoreSubjects", parts);
        self.last_reviewed_by.write("lastReviewedBy", parts);
        self.sort_field.write("sortField", parts);
        self.sort_direction.write("sortDirection", parts);
        self.takendown.write("takendown", parts);
        self.appealed.write("appealed", parts);
        self.limit.write("limit", parts);
        self.tags.write("tags", parts);
        self.exclude_tags.write("excludeTags", parts);
        self.cursor.write("cursor", parts);
        self.collections.write("collections", parts);
        self.subject_type.write("subjectType", parts);
        self.min_account_suspend_count
            .write("minAccountSuspendCount", parts);
        self.min_reported_records_count
            .write("minReportedRecordsCount", parts);
        self.min_takendown_records_count
            .write("minTakendownRecordsCount", parts);
        self.min_priority_score.write("minPriorityScore", parts);
        self.min_strike_count.write("minStrikeCount", parts);
        self.age_assurance_state.write("ageAssuranceState", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for QueryStatuses {}

impl Paginated for QueryStatuses {
    type Item = SubjectStatusView;

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
        output.subject_statuses.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.subject_statuses
    }
}

atproto_core::endpoint_call! {
    QueryStatusesCall(QueryStatuses) pages {
        queue_count(i64),
        queue_index(i64),
        queue_seed(impl Into<String>),
        include_all_user_records(bool),
        subject(impl IntoWire<Uri>),
        comment(impl Into<String>),
        reported_after(impl IntoWire<Datetime>),
        reported_before(impl IntoWire<Datetime>),
        reviewed_after(impl IntoWire<Datetime>),
        hosting_deleted_after(impl IntoWire<Datetime>),
        hosting_deleted_before(impl IntoWire<Datetime>),
        hosting_updated_after(impl IntoWire<Datetime>),
        hosting_updated_before(impl IntoWire<Datetime>),
        hosting_statuses(impl IntoIterator<Item = impl Into<String>>),
        reviewed_before(impl IntoWire<Datetime>),
        include_muted(bool),
        only_muted(bool),
        review_state(impl Into<QueryStatusesReviewState>),
        ignore_subjects(impl IntoIterator<Item = impl IntoWire<Uri>>),
        last_reviewed_by(impl IntoWire<Did>),
        sort_field(impl Into<QueryStatusesSortField>),
        sort_direction(impl Into<QueryStatusesSortDirection>),
        takendown(bool),
        appealed(bool),
        limit(i64),
        tags(impl IntoIterator<Item = impl Into<String>>),
        exclude_tags(impl IntoIterator<Item = impl Into<String>>),
        cursor(impl Into<String>),
        collections(impl IntoIterator<Item = impl IntoWire<Nsid>>),
        subject_type(impl Into<QueryStatusesSubjectType>),
        min_account_suspend_count(i64),
        min_reported_records_count(i64),
        min_takendown_records_count(i64),
        min_priority_score(i64),
        min_strike_count(i64),
        age_assurance_state(impl Into<QueryStatusesAgeAssuranceState>),
    }
}

atproto_core::known_values! {
    /// The `reviewState` of [`QueryStatuses`].
    pub struct QueryStatusesReviewState {
        REVIEW_OPEN = "tools.ozone.moderation.defs#reviewOpen",
        REVIEW_CLOSED = "tools.ozone.moderation.defs#reviewClosed",
        REVIEW_ESCALATED = "tools.ozone.moderation.defs#reviewEscalated",
        REVIEW_NONE = "tools.ozone.moderation.defs#reviewNone",
    }
}

atproto_core::known_values! {
    /// The `sortField` of [`QueryStatuses`].
    pub struct QueryStatusesSortField {
        LAST_REVIEWED_AT = "lastReviewedAt",
        LAST_REPORTED_AT = "lastReportedAt",
        REPORTED_RECORDS_COUNT = "reportedRecordsCount",
        TAKENDOWN_RECORDS_COUNT = "takendownRecordsCount",
        PRIORITY_SCORE = "priorityScore",
    }
}

atproto_core::known_values! {
    /// The `sortDirection` of [`QueryStatuses`].
    pub struct QueryStatusesSortDirection {
        ASC = "asc",
        DESC = "desc",
    }
}

atproto_core::known_values! {
    /// The `subjectType` of [`QueryStatuses`].
    pub struct QueryStatusesSubjectType {
        ACCOUNT = "account",
        RECORD = "record",
    }
}

atproto_core::known_values! {
    /// The `ageAssuranceState` of [`QueryStatuses`].
    pub struct QueryStatusesAgeAssuranceState {
        PENDING = "pending",
        ASSURED = "assured",
        UNKNOWN = "unknown",
        RESET = "reset",
        BLOCKED = "blocked",
    }
}

/// What `tools.ozone.moderation.queryStatuses` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QueryStatusesOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `subjectStatuses`.
    pub subject_statuses: Vec<SubjectStatusView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    QueryStatusesOutput {
        0 cursor: "cursor" optional,
        1 subject_statuses: "subjectStatuses" required,
    }
}
