// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.report`.

pub mod assign_moderator;
pub mod create_activity;
pub mod defs;
pub mod get_assignments;
pub mod get_historical_stats;
pub mod get_latest_report;
pub mod get_live_stats;
pub mod get_report;
pub mod list_activities;
pub mod query_reports;
pub mod reassign_queue;
pub mod refresh_stats;
pub mod unassign_moderator;

pub use assign_moderator::{AssignModerator, AssignModeratorCall, AssignModeratorError};
pub use create_activity::{
    CreateActivity, CreateActivityCall, CreateActivityError, CreateActivityOutput,
};
pub use get_assignments::{GetAssignments, GetAssignmentsCall, GetAssignmentsOutput};
pub use get_historical_stats::{
    GetHistoricalStats, GetHistoricalStatsCall, GetHistoricalStatsOutput,
};
pub use get_latest_report::{
    GetLatestReport, GetLatestReportCall, GetLatestReportError, GetLatestReportOutput,
};
pub use get_live_stats::{GetLiveStats, GetLiveStatsCall, GetLiveStatsOutput};
pub use get_report::{GetReport, GetReportCall, GetReportError};
pub use list_activities::{ListActivities, ListActivitiesCall, ListActivitiesOutput};
pub use query_reports::{QueryReports, QueryReportsCall, QueryReportsOutput};
pub use reassign_queue::{
    ReassignQueue, ReassignQueueCall, ReassignQueueError, ReassignQueueOutput,
};
pub use refresh_stats::{RefreshStats, RefreshStatsCall, RefreshStatsOutput};
pub use unassign_moderator::{UnassignModerator, UnassignModeratorCall, UnassignModeratorError};

use atproto_core::xrpc::Client;

/// The methods and records of `tools.ozone.report`.
#[derive(Clone, Debug)]
pub struct Report {
    client: Client,
}

impl Report {
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

    /// Calls `tools.ozone.report.assignModerator`: see [`AssignModerator`].
    #[inline]
    pub fn assign_moderator(&self, report_id: i64) -> AssignModeratorCall {
        AssignModeratorCall::new(&self.client, AssignModerator::new(report_id))
    }

    /// Calls `tools.ozone.report.createActivity`: see [`CreateActivity`].
    #[inline]
    pub fn create_activity(
        &self,
        report_id: i64,
        activity: impl Into<create_activity::CreateActivityActivity>,
    ) -> CreateActivityCall {
        CreateActivityCall::new(&self.client, CreateActivity::new(report_id, activity))
    }

    /// Asks `tools.ozone.report.getAssignments`: see [`GetAssignments`].
    #[inline]
    pub fn get_assignments(&self) -> GetAssignmentsCall {
        GetAssignmentsCall::new(&self.client, GetAssignments::new())
    }

    /// Asks `tools.ozone.report.getHistoricalStats`: see [`GetHistoricalStats`].
    #[inline]
    pub fn get_historical_stats(&self) -> GetHistoricalStatsCall {
        GetHistoricalStatsCall::new(&self.client, GetHistoricalStats::new())
    }

    /// Asks `tools.ozone.report.getLatestReport`: see [`GetLatestReport`].
    #[inline]
    pub fn get_latest_report(&self) -> GetLatestReportCall {
        GetLatestReportCall::new(&self.client, GetLatestReport::new())
    }

    /// Asks `tools.ozone.report.getLiveStats`: see [`GetLiveStats`].
    #[inline]
    pub fn get_live_stats(&self) -> GetLiveStatsCall {
        GetLiveStatsCall::new(&self.client, GetLiveStats::new())
    }

    /// Asks `tools.ozone.report.getReport`: see [`GetReport`].
    #[inline]
    pub fn get_report(&self, id: i64) -> GetReportCall {
        GetReportCall::new(&self.client, GetReport::new(id))
    }

    /// Asks `tools.ozone.report.listActivities`: see [`ListActivities`].
    #[inline]
    pub fn list_activities(&self, report_id: i64) -> ListActivitiesCall {
        ListActivitiesCall::new(&self.client, ListActivities::new(report_id))
    }

    /// Asks `tools.ozone.report.queryReports`: see [`QueryReports`].
    #[inline]
    pub fn query_reports(
        &self,
        status: impl Into<query_reports::QueryReportsStatus>,
    ) -> QueryReportsCall {
        QueryReportsCall::new(&self.client, QueryReports::new(status))
    }

    /// Calls `tools.ozone.report.reassignQueue`: see [`ReassignQueue`].
    #[inline]
    pub fn reassign_queue(&self, report_id: i64, queue_id: i64) -> ReassignQueueCall {
        ReassignQueueCall::new(&self.client, ReassignQueue::new(report_id, queue_id))
    }

    /// Calls `tools.ozone.report.refreshStats`: see [`RefreshStats`].
    #[inline]
    pub fn refresh_stats(
        &self,
        start_date: impl Into<String>,
        end_date: impl Into<String>,
    ) -> RefreshStatsCall {
        RefreshStatsCall::new(&self.client, RefreshStats::new(start_date, end_date))
    }

    /// Calls `tools.ozone.report.unassignModerator`: see [`UnassignModerator`].
    #[inline]
    pub fn unassign_moderator(&self, report_id: i64) -> UnassignModeratorCall {
        UnassignModeratorCall::new(&self.client, UnassignModerator::new(report_id))
    }
}
