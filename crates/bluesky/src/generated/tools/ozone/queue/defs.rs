// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.queue.defs`.

use crate::tools::ozone::team::defs::Member;
use atproto_core::data::Extra;
use atproto_core::syntax::{Datetime, Did, IntoWire, Nsid};

/// `tools.ozone.queue.defs#queueView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QueueView {
    /// `id`.
    pub id: i64,
    /// `name`.
    pub name: String,
    /// `subjectTypes`.
    pub subject_types: Option<Vec<QueueViewSubjectTypesItem>>,
    /// `collection`.
    pub collection: Option<Nsid>,
    /// `reportTypes`.
    pub report_types: Option<Vec<String>>,
    /// `description`.
    pub description: Option<String>,
    /// `createdBy`.
    pub created_by: Did,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `updatedAt`.
    pub updated_at: Datetime,
    /// `enabled`.
    pub enabled: bool,
    /// `deletedAt`.
    pub deleted_at: Option<Datetime>,
    /// `stats`.
    pub stats: QueueStats,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl QueueView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        id: i64,
        name: impl Into<String>,
        created_by: impl IntoWire<Did>,
        created_at: impl IntoWire<Datetime>,
        updated_at: impl IntoWire<Datetime>,
        enabled: bool,
        stats: QueueStats,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            created_by: created_by.into_wire(),
            created_at: created_at.into_wire(),
            updated_at: updated_at.into_wire(),
            enabled,
            stats,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    QueueView {
        0 id: "id" required,
        1 name: "name" required,
        2 subject_types: "subjectTypes" optional,
        3 collection: "collection" optional,
        4 report_types: "reportTypes" optional,
        5 description: "description" optional,
        6 created_by: "createdBy" required,
        7 created_at: "createdAt" required,
        8 updated_at: "updatedAt" required,
        9 enabled: "enabled" required,
        10 deleted_at: "deletedAt" optional,
        11 stats: "stats" required,
    }
}

atproto_core::known_values! {
    /// An item of `subjectTypes` of [`QueueView`].
    pub struct QueueViewSubjectTypesItem {
        ACCOUNT = "account",
        RECORD = "record",
        MESSAGE = "message",
        CONVERSATION = "conversation",
    }
}

/// `tools.ozone.queue.defs#queueStats`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QueueStats {
    /// `pendingCount`.
    pub pending_count: Option<i64>,
    /// `actionedCount`.
    pub actioned_count: Option<i64>,
    /// `escalatedCount`.
    pub escalated_count: Option<i64>,
    /// `inboundCount`.
    pub inbound_count: Option<i64>,
    /// `actionRate`.
    pub action_rate: Option<i64>,
    /// `avgHandlingTimeSec`.
    pub avg_handling_time_sec: Option<i64>,
    /// `lastUpdated`.
    pub last_updated: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl QueueStats {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    QueueStats {
        0 pending_count: "pendingCount" optional,
        1 actioned_count: "actionedCount" optional,
        2 escalated_count: "escalatedCount" optional,
        3 inbound_count: "inboundCount" optional,
        4 action_rate: "actionRate" optional,
        5 avg_handling_time_sec: "avgHandlingTimeSec" optional,
        6 last_updated: "lastUpdated" optional,
    }
}

/// `tools.ozone.queue.defs#assignmentView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AssignmentView {
    /// `id`.
    pub id: i64,
    /// `did`.
    pub did: Did,
    /// `moderator`.
    pub moderator: Option<Box<Member>>,
    /// `queue`.
    pub queue: QueueView,
    /// `startAt`.
    pub start_at: Datetime,
    /// `endAt`.
    pub end_at: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AssignmentView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        id: i64,
        did: impl IntoWire<Did>,
        queue: QueueView,
        start_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            id,
            did: did.into_wire(),
            queue,
            start_at: start_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    AssignmentView {
        0 id: "id" required,
        1 did: "did" required,
        2 moderator: "moderator" optional,
        3 queue: "queue" required,
        4 start_at: "startAt" required,
        5 end_at: "endAt" optional,
    }
}
