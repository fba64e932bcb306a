// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.queue`.

pub mod assign_moderator;
pub mod create_queue;
pub mod defs;
pub mod delete_queue;
pub mod get_assignments;
pub mod list_queues;
pub mod route_reports;
pub mod unassign_moderator;
pub mod update_queue;

pub use assign_moderator::{AssignModerator, AssignModeratorCall, AssignModeratorError};
pub use create_queue::{CreateQueue, CreateQueueCall, CreateQueueError, CreateQueueOutput};
pub use delete_queue::{DeleteQueue, DeleteQueueCall, DeleteQueueOutput};
pub use get_assignments::{GetAssignments, GetAssignmentsCall, GetAssignmentsOutput};
pub use list_queues::{ListQueues, ListQueuesCall, ListQueuesOutput};
pub use route_reports::{RouteReports, RouteReportsCall, RouteReportsError, RouteReportsOutput};
pub use unassign_moderator::{UnassignModerator, UnassignModeratorCall, UnassignModeratorError};
pub use update_queue::{UpdateQueue, UpdateQueueCall, UpdateQueueOutput};

use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `tools.ozone.queue`.
#[derive(Clone, Debug)]
pub struct Queue {
    client: Client,
}

impl Queue {
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

    /// Calls `tools.ozone.queue.assignModerator`: see [`AssignModerator`].
    #[inline]
    pub fn assign_moderator(&self, queue_id: i64, did: impl Into<String>) -> AssignModeratorCall {
        AssignModeratorCall::new(&self.client, AssignModerator::new(queue_id, did))
    }

    /// Calls `tools.ozone.queue.createQueue`: see [`CreateQueue`].
    #[inline]
    pub fn create_queue(
        &self,
        name: impl Into<String>,
        subject_types: impl IntoIterator<Item = impl Into<create_queue::CreateQueueSubjectTypesItem>>,
        report_types: impl IntoIterator<Item = impl Into<String>>,
    ) -> CreateQueueCall {
        CreateQueueCall::new(
            &self.client,
            CreateQueue::new(name, subject_types, report_types),
        )
    }

    /// Calls `tools.ozone.queue.deleteQueue`: see [`DeleteQueue`].
    #[inline]
    pub fn delete_queue(&self, queue_id: i64) -> DeleteQueueCall {
        DeleteQueueCall::new(&self.client, DeleteQueue::new(queue_id))
    }

    /// Asks `tools.ozone.queue.getAssignments`: see [`GetAssignments`].
    #[inline]
    pub fn get_assignments(&self) -> GetAssignmentsCall {
        GetAssignmentsCall::new(&self.client, GetAssignments::new())
    }

    /// Asks `tools.ozone.queue.listQueues`: see [`ListQueues`].
    #[inline]
    pub fn list_queues(&self) -> ListQueuesCall {
        ListQueuesCall::new(&self.client, ListQueues::new())
    }

    /// Calls `tools.ozone.queue.routeReports`: see [`RouteReports`].
    #[inline]
    pub fn route_reports(&self, start_report_id: i64, end_report_id: i64) -> RouteReportsCall {
        RouteReportsCall::new(
            &self.client,
            RouteReports::new(start_report_id, end_report_id),
        )
    }

    /// Calls `tools.ozone.queue.unassignModerator`: see [`UnassignModerator`].
    #[inline]
    pub fn unassign_moderator(
        &self,
        queue_id: i64,
        did: impl IntoWire<Did>,
    ) -> UnassignModeratorCall {
        UnassignModeratorCall::new(&self.client, UnassignModerator::new(queue_id, did))
    }

    /// Calls `tools.ozone.queue.updateQueue`: see [`UpdateQueue`].
    #[inline]
    pub fn update_queue(&self, queue_id: i64) -> UpdateQueueCall {
        UpdateQueueCall::new(&self.client, UpdateQueue::new(queue_id))
    }
}
