// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation.queryEvents`.

use crate::tools::ozone::moderation::defs::ModEventView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Datetime, Did, IntoWire, Nsid, Uri};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.moderation.queryEvents`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QueryEvents {
    /// `types`.
    pub types: Option<Vec<String>>,
    /// `createdBy`.
    pub created_by: Option<Did>,
    /// `sortDirection`: the default is `desc`.
    pub sort_direction: Option<QueryEventsSortDirection>,
    /// `createdAfter`.
    pub created_after: Option<Datetime>,
    /// `createdBefore`.
    pub created_before: Option<Datetime>,
    /// `subject`.
    pub subject: Option<Uri>,
    /// `collections`: at most 20 items.
    pub collections: Option<Vec<Nsid>>,
    /// `subjectType`.
    pub subject_type: Option<QueryEventsSubjectType>,
    /// `includeAllUserRecords`: the default is `false`.
    pub include_all_user_records: Option<bool>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `hasComment`.
    pub has_comment: Option<bool>,
    /// `comment`.
    pub comment: Option<String>,
    /// `addedLabels`.
    pub added_labels: Option<Vec<String>>,
    /// `removedLabels`.
    pub removed_labels: Option<Vec<String>>,
    /// `addedTags`.
    pub added_tags: Option<Vec<String>>,
    /// `removedTags`.
    pub removed_tags: Option<Vec<String>>,
    /// `reportTypes`.
    pub report_types: Option<Vec<String>>,
    /// `policies`.
    pub policies: Option<Vec<String>>,
    /// `modTool`.
    pub mod_tool: Option<Vec<String>>,
    /// `batchId`.
    pub batch_id: Option<String>,
    /// `ageAssuranceState`.
    pub age_assurance_state: Option<QueryEventsAgeAssuranceState>,
    /// `withStrike`.
    pub with_strike: Option<bool>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl QueryEvents {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `types`.
    #[inline]
    #[must_use]
    pub fn types(mut self, types: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.types = Some(types.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `createdBy`.
    #[inline]
    #[must_use]
    pub fn created_by(mut self, created_by: impl IntoWire<Did>) -> Self {
        self.created_by = Some(created_by.into_wire());
        self
    }

    /// Sets `sortDirection`: the default is `desc`.
    #[inline]
    #[must_use]
    pub fn sort_direction(mut self, sort_direction: impl Into<QueryEventsSortDirection>) -> Self {
        self.sort_direction = Some(sort_direction.into());
        self
    }

    /// Sets `createdAfter`.
    #[inline]
    #[must_use]
    pub fn created_after(mut self, created_after: impl IntoWire<Datetime>) -> Self {
        self.created_after = Some(created_after.into_wire());
        self
    }

    /// Sets `createdBefore`.
    #[inline]
    #[must_use]
    pub fn created_before(mut self, created_before: impl IntoWire<Datetime>) -> Self {
        self.created_before = Some(created_before.into_wire());
        self
    }

    /// Sets `subject`.
    #[inline]
    #[must_use]
    pub fn subject(mut self, subject: impl IntoWire<Uri>) -> Self {
        self.subject = Some(subject.into_wire());
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
    pub fn subject_type(mut self, subject_type: impl Into<QueryEventsSubjectType>) -> Self {
        self.subject_type = Some(subject_type.into());
        self
    }

    /// Sets `includeAllUserRecords`: the default is `false`.
    #[inline]
    #[must_use]
    pub fn include_all_user_records(mut self, include_all_user_records: bool) -> Self {
        self.include_all_user_records = Some(include_all_user_records);
        self
    }

    /// Sets `limit`: 1 to 100, the default is `50`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Sets `hasComment`.
    #[inline]
    #[must_use]
    pub fn has_comment(mut self, has_comment: bool) -> Self {
        self.has_comment = Some(has_comment);
        self
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// Sets `addedLabels`.
    #[inline]
    #[must_use]
    pub fn added_labels(
        mut self,
        added_labels: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.added_labels = Some(added_labels.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `removedLabels`.
    #[inline]
    #[must_use]
    pub fn removed_labels(
        mut self,
        removed_labels: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.removed_labels = Some(removed_labels.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `addedTags`.
    #[inline]
    #[must_use]
    pub fn added_tags(mut self, added_tags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.added_tags = Some(added_tags.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `removedTags`.
    #[inline]
    #[must_use]
    pub fn removed_tags(
        mut self,
        removed_tags: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.removed_tags = Some(removed_tags.into_iter().map(Into::into).collect());
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

    /// Sets `policies`.
    #[inline]
    #[must_use]
    pub fn policies(mut self, policies: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.policies = Some(policies.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `modTool`.
    #[inline]
    #[must_use]
    pub fn mod_tool(mut self, mod_tool: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.mod_tool = Some(mod_tool.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `batchId`.
    #[inline]
    #[must_use]
    pub fn batch_id(mut self, batch_id: impl Into<String>) -> Self {
        self.batch_id = Some(batch_id.into());
        self
    }

    /// Sets `ageAssuranceState`.
    #[inline]
    #[must_use]
    pub fn age_assurance_state(
        mut self,
        age_assurance_state: impl Into<QueryEventsAgeAssuranceState>,
    ) -> Self {
        self.age_assurance_state = Some(age_assurance_state.into());
        self
    }

    /// Sets `withStrike`.
    #[inline]
    #[must_use]
    pub fn with_strike(mut self, with_strike: bool) -> Self {
        self.with_strike = Some(with_strike);
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

impl Endpoint for QueryEvents {
    const NSID: &'static str = "tools.ozone.moderation.queryEvents";
    const METHOD: Method = Method::Query;
    type Output = QueryEventsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.types.write("types", parts);
        self.created_by.write("createdBy", parts);
        self.sort_direction.write("sortDirection", parts);
        self.created_after.write("createdAfter", parts);
        self.created_before.write("createdBefore", parts);
        self.subject.write("subject", parts);
        self.collections.write("collections", parts);
        self.subject_type.write("subjectType", parts);
        self.include_all_user_records
            .write("includeAllUserRecords", parts);
        self.limit.write("limit", parts);
        self.has_comment.write("hasComment", parts);
        self.comment.write("comment", parts);
        self.added_labels.write("addedLabels", parts);
        self.removed_labels.write("removedLabels", parts);
        self.added_tags.write("addedTags", parts);
        self.removed_tags.write("removedTags", parts);
        self.report_types.write("reportTypes", parts);
        self.policies.write("policies", parts);
        self.mod_tool.write("modTool", parts);
        self.batch_id.write("batchId", parts);
        self.age_assurance_state.write("ageAssuranceState", parts);
        self.with_strike.write("withStrike", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for QueryEvents {}

impl Paginated for QueryEvents {
    type Item = ModEventView;

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
        output.events.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.events
    }
}

atproto_core::endpoint_call! {
    QueryEventsCall(QueryEvents) pages {
        types(impl IntoIterator<Item = impl Into<String>>),
        created_by(impl IntoWire<Did>),
        sort_direction(impl Into<QueryEventsSortDirection>),
        created_after(impl IntoWire<Datetime>),
        created_before(impl IntoWire<Datetime>),
        subject(impl IntoWire<Uri>),
        collections(impl IntoIterator<Item = impl IntoWire<Nsid>>),
        subject_type(impl Into<QueryEventsSubjectType>),
        include_all_user_records(bool),
        limit(i64),
        has_comment(bool),
        comment(impl Into<String>),
        added_labels(impl IntoIterator<Item = impl Into<String>>),
        removed_labels(impl IntoIterator<Item = impl Into<String>>),
        added_tags(impl IntoIterator<Item = impl Into<String>>),
        removed_tags(impl IntoIterator<Item = impl Into<String>>),
        report_types(impl IntoIterator<Item = impl Into<String>>),
        policies(impl IntoIterator<Item = impl Into<String>>),
        mod_tool(impl IntoIterator<Item = impl Into<String>>),
        batch_id(impl Into<String>),
        age_assurance_state(impl Into<QueryEventsAgeAssuranceState>),
        with_strike(bool),
        cursor(impl Into<String>),
    }
}

atproto_core::known_values! {
    /// The `sortDirection` of [`QueryEvents`].
    pub struct QueryEventsSortDirection {
        ASC = "asc",
        DESC = "desc",
    }
}

atproto_core::known_values! {
    /// The `subjectType` of [`QueryEvents`].
    pub struct QueryEventsSubjectType {
        ACCOUNT = "account",
        RECORD = "record",
    }
}

atproto_core::known_values! {
    /// The `ageAssuranceState` of [`QueryEvents`].
    pub struct QueryEventsAgeAssuranceState {
        PENDING = "pending",
        ASSURED = "assured",
        UNKNOWN = "unknown",
        RESET = "reset",
        BLOCKED = "blocked",
    }
}

/// What `tools.ozone.moderation.queryEvents` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QueryEventsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `events`.
    pub events: Vec<ModEventView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    QueryEventsOutput {
        0 cursor: "cursor" optional,
        1 events: "events" required,
    }
}
