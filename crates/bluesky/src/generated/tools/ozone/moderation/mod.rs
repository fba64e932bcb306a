// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation`.

pub mod cancel_scheduled_actions;
pub mod defs;
pub mod emit_event;
pub mod get_account_timeline;
pub mod get_event;
pub mod get_record;
pub mod get_records;
pub mod get_repo;
pub mod get_reporter_stats;
pub mod get_repos;
pub mod get_subjects;
pub mod list_scheduled_actions;
pub mod query_events;
pub mod query_statuses;
pub mod schedule_action;
pub mod search_repos;

pub use cancel_scheduled_actions::{CancelScheduledActions, CancelScheduledActionsCall};
pub use emit_event::{EmitEvent, EmitEventCall, EmitEventError};
pub use get_account_timeline::{
    GetAccountTimeline, GetAccountTimelineCall, GetAccountTimelineError, GetAccountTimelineOutput,
};
pub use get_event::{GetEvent, GetEventCall};
pub use get_record::{GetRecord, GetRecordCall, GetRecordError};
pub use get_records::{GetRecords, GetRecordsCall, GetRecordsOutput};
pub use get_repo::{GetRepo, GetRepoCall, GetRepoError};
pub use get_reporter_stats::{GetReporterStats, GetReporterStatsCall, GetReporterStatsOutput};
pub use get_repos::{GetRepos, GetReposCall, GetReposOutput};
pub use get_subjects::{GetSubjects, GetSubjectsCall, GetSubjectsOutput};
pub use list_scheduled_actions::{
    ListScheduledActions, ListScheduledActionsCall, ListScheduledActionsOutput,
};
pub use query_events::{QueryEvents, QueryEventsCall, QueryEventsOutput};
pub use query_statuses::{QueryStatuses, QueryStatusesCall, QueryStatusesOutput};
pub use schedule_action::{ScheduleAction, ScheduleActionCall};
pub use search_repos::{SearchRepos, SearchReposCall, SearchReposOutput};

use atproto_core::syntax::{AtUri, Did, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `tools.ozone.moderation`.
#[derive(Clone, Debug)]
pub struct Moderation {
    client: Client,
}

impl Moderation {
    /// Those of this client.
    #[inline]
    pub fn new(client: Client) -> Self {
        Self { client }
    }

    /// The client that sends the calls.
    #[inline]
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Calls `tools.ozone.moderation.cancelScheduledActions`: see [`CancelScheduledActions`].
    #[inline]
    pub fn cancel_scheduled_actions(
        &self,
        subjects: impl IntoIterator<Item = impl IntoWire<Did>>,
    ) -> CancelScheduledActionsCall {
        CancelScheduledActionsCall::new(&self.client, CancelScheduledActions::new(subjects))
    }

    /// Calls `tools.ozone.moderation.emitEvent`: see [`EmitEvent`].
    #[inline]
    pub fn emit_event(
        &self,
        event: impl Into<emit_event::EmitEventEvent>,
        subject: impl Into<emit_event::EmitEventSubject>,
        created_by: impl IntoWire<Did>,
    ) -> EmitEventCall {
        EmitEventCall::new(&self.client, EmitEvent::new(event, subject, created_by))
    }

    /// Asks `tools.ozone.moderation.getAccountTimeline`: see [`GetAccountTimeline`].
    #[inline]
    pub fn get_account_timeline(&self, did: impl IntoWire<Did>) -> GetAccountTimelineCall {
        GetAccountTimelineCall::new(&self.client, GetAccountTimeline::new(did))
    }

    /// Asks `tools.ozone.moderation.getEvent`: see [`GetEvent`].
    #[inline]
    pub fn get_event(&self, id: i64) -> GetEventCall {
        GetEventCall::new(&self.client, GetEvent::new(id))
    }

    /// Asks `tools.ozone.moderation.getRecord`: see [`GetRecord`].
    #[inline]
    pub fn get_record(&self, uri: impl IntoWire<AtUri>) -> GetRecordCall {
        GetRecordCall::new(&self.client, GetRecord::new(uri))
    }

    /// Asks `tools.ozone.moderation.getRecords`: see [`GetRecords`].
    #[inline]
    pub fn get_records(
        &self,
        uris: impl IntoIterator<Item = impl IntoWire<AtUri>>,
    ) -> GetRecordsCall {
        GetRecordsCall::new(&self.client, GetRecords::new(uris))
    }

    /// Asks `tools.ozone.moderation.getRepo`: see [`GetRepo`].
    #[inline]
    pub fn get_repo(&self, did: impl IntoWire<Did>) -> GetRepoCall {
        GetRepoCall::new(&self.client, GetRepo::new(did))
    }

    /// Asks `tools.ozone.moderation.getReporterStats`: see [`GetReporterStats`].
    #[inline]
    pub fn get_reporter_stats(
        &self,
        dids: impl IntoIterator<Item = impl IntoWire<Did>>,
    ) -> GetReporterStatsCall {
        GetReporterStatsCall::new(&self.client, GetReporterStats::new(dids))
    }

    /// Asks `tools.ozone.moderation.getRepos`: see [`GetRepos`].
    #[inline]
    pub fn get_repos(&self, dids: impl IntoIterator<Item = impl IntoWire<Did>>) -> GetReposCall {
        GetReposCall::new(&self.client, GetRepos::new(dids))
    }

    /// Asks `tools.ozone.moderation.getSubjects`: see [`GetSubjects`].
    #[inline]
    pub fn get_subjects(
        &self,
        subjects: impl IntoIterator<Item = impl Into<String>>,
    ) -> GetSubjectsCall {
        GetSubjectsCall::new(&self.client, GetSubjects::new(subjects))
    }

    /// Calls `tools.ozone.moderation.listScheduledActions`: see [`ListScheduledActions`].
    #[inline]
    pub fn list_scheduled_actions(
        &self,
        statuses: impl IntoIterator<
            Item = impl Into<list_scheduled_actions::ListScheduledActionsStatusesItem>,
        >,
    ) -> ListScheduledActionsCall {
        ListScheduledActionsCall::new(&self.client, ListScheduledActions::new(statuses))
    }

    /// Asks `tools.ozone.moderation.queryEvents`: see [`QueryEvents`].
    #[inline]
    pub fn query_events(&self) -> QueryEventsCall {
        QueryEventsCall::new(&self.client, QueryEvents::new())
    }

    /// Asks `tools.ozone.moderation.queryStatuses`: see [`QueryStatuses`].
    #[inline]
    pub fn query_statuses(&self) -> QueryStatusesCall {
        QueryStatusesCall::new(&self.client, QueryStatuses::new())
    }

    /// Calls `tools.ozone.moderation.scheduleAction`: see [`ScheduleAction`].
    #[inline]
    pub fn schedule_action(
        &self,
        action: impl Into<schedule_action::ScheduleActionAction>,
        subjects: impl IntoIterator<Item = impl IntoWire<Did>>,
        created_by: impl IntoWire<Did>,
        scheduling: schedule_action::SchedulingConfig,
    ) -> ScheduleActionCall {
        ScheduleActionCall::new(
            &self.client,
            ScheduleAction::new(action, subjects, created_by, scheduling),
        )
    }

    /// Asks `tools.ozone.moderation.searchRepos`: see [`SearchRepos`].
    #[inline]
    pub fn search_repos(&self) -> SearchReposCall {
        SearchReposCall::new(&self.client, SearchRepos::new())
    }
}
