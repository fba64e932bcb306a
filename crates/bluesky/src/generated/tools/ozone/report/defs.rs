// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.report.defs`.

use crate::tools::ozone::moderation::defs::{ModEventView, SubjectStatusView, SubjectView};
use crate::tools::ozone::queue::defs::QueueView;
use crate::tools::ozone::team::defs::Member;
use atproto_core::data::{Extra, Raw, Unknown};
use atproto_core::syntax::{Datetime, Did, IntoWire};

atproto_core::known_values! {
    /// `tools.ozone.report.defs#reasonType`: a string with known values.
    pub struct ReasonType {
        REASON_APPEAL = "tools.ozone.report.defs#reasonAppeal",
        REASON_OTHER = "tools.ozone.report.defs#reasonOther",
        REASON_VIOLENCE_ANIMAL = "tools.ozone.report.defs#reasonViolenceAnimal",
        REASON_VIOLENCE_THREATS = "tools.ozone.report.defs#reasonViolenceThreats",
        REASON_VIOLENCE_GRAPHIC_CONTENT = "tools.ozone.report.defs#reasonViolenceGraphicContent",
        REASON_VIOLENCE_GLORIFICATION = "tools.ozone.report.defs#reasonViolenceGlorification",
        REASON_VIOLENCE_EXTREMIST_CONTENT = "tools.ozone.report.defs#reasonViolenceExtremistContent",
        REASON_VIOLENCE_TRAFFICKING = "tools.ozone.report.defs#reasonViolenceTrafficking",
        REASON_VIOLENCE_OTHER = "tools.ozone.report.defs#reasonViolenceOther",
        REASON_SEXUAL_ABUSE_CONTENT = "tools.ozone.report.defs#reasonSexualAbuseContent",
        REASON_SEXUAL_NCII = "tools.ozone.report.defs#reasonSexualNCII",
        REASON_SEXUAL_DEEPFAKE = "tools.ozone.report.defs#reasonSexualDeepfake",
        REASON_SEXUAL_ANIMAL = "tools.ozone.report.defs#reasonSexualAnimal",
        REASON_SEXUAL_UNLABELED = "tools.ozone.report.defs#reasonSexualUnlabeled",
        REASON_SEXUAL_OTHER = "tools.ozone.report.defs#reasonSexualOther",
        REASON_CHILD_SAFETY_CSAM = "tools.ozone.report.defs#reasonChildSafetyCSAM",
        REASON_CHILD_SAFETY_GROOM = "tools.ozone.report.defs#reasonChildSafetyGroom",
        REASON_CHILD_SAFETY_PRIVACY = "tools.ozone.report.defs#reasonChildSafetyPrivacy",
        REASON_CHILD_SAFETY_HARASSMENT = "tools.ozone.report.defs#reasonChildSafetyHarassment",
        REASON_CHILD_SAFETY_OTHER = "tools.ozone.report.defs#reasonChildSafetyOther",
        REASON_HARASSMENT_TROLL = "tools.ozone.report.defs#reasonHarassmentTroll",
        REASON_HARASSMENT_TARGETED = "tools.ozone.report.defs#reasonHarassmentTargeted",
        REASON_HARASSMENT_HATE_SPEECH = "tools.ozone.report.defs#reasonHarassmentHateSpeech",
        REASON_HARASSMENT_DOXXING = "tools.ozone.report.defs#reasonHarassmentDoxxing",
        REASON_HARASSMENT_OTHER = "tools.ozone.report.defs#reasonHarassmentOther",
        REASON_MISLEADING_BOT = "tools.ozone.report.defs#reasonMisleadingBot",
        REASON_MISLEADING_IMPERSONATION = "tools.ozone.report.defs#reasonMisleadingImpersonation",
        REASON_MISLEADING_SPAM = "tools.ozone.report.defs#reasonMisleadingSpam",
        REASON_MISLEADING_SCAM = "tools.ozone.report.defs#reasonMisleadingScam",
        REASON_MISLEADING_ELECTIONS = "tools.ozone.report.defs#reasonMisleadingElections",
        REASON_MISLEADING_OTHER = "tools.ozone.report.defs#reasonMisleadingOther",
        REASON_RULE_SITE_SECURITY = "tools.ozone.report.defs#reasonRuleSiteSecurity",
        REASON_RULE_PROHIBITED_SALES = "tools.ozone.report.defs#reasonRuleProhibitedSales",
        REASON_RULE_BAN_EVASION = "tools.ozone.report.defs#reasonRuleBanEvasion",
        REASON_RULE_OTHER = "tools.ozone.report.defs#reasonRuleOther",
        REASON_SELF_HARM_CONTENT = "tools.ozone.report.defs#reasonSelfHarmContent",
        REASON_SELF_HARM_ED = "tools.ozone.report.defs#reasonSelfHarmED",
        REASON_SELF_HARM_STUNTS = "tools.ozone.report.defs#reasonSelfHarmStunts",
        REASON_SELF_HARM_SUBSTANCES = "tools.ozone.report.defs#reasonSelfHarmSubstances",
        REASON_SELF_HARM_OTHER = "tools.ozone.report.defs#reasonSelfHarmOther",
    }
}

/// `tools.ozone.report.defs#reasonAppeal`: a token.
pub const REASON_APPEAL: &str = "tools.ozone.report.defs#reasonAppeal";

/// `tools.ozone.report.defs#reasonOther`: a token.
pub const REASON_OTHER: &str = "tools.ozone.report.defs#reasonOther";

/// `tools.ozone.report.defs#reasonViolenceAnimal`: a token.
pub const REASON_VIOLENCE_ANIMAL: &str = "tools.ozone.report.defs#reasonViolenceAnimal";

/// `tools.ozone.report.defs#reasonViolenceThreats`: a token.
pub const REASON_VIOLENCE_THREATS: &str = "tools.ozone.report.defs#reasonViolenceThreats";

/// `tools.ozone.report.defs#reasonViolenceGraphicContent`: a token.
pub const REASON_VIOLENCE_GRAPHIC_CONTENT: &str =
    "tools.ozone.report.defs#reasonViolenceGraphicContent";

/// `tools.ozone.report.defs#reasonViolenceGlorification`: a token.
pub const REASON_VIOLENCE_GLORIFICATION: &str =
    "tools.ozone.report.defs#reasonViolenceGlorification";

/// `tools.ozone.report.defs#reasonViolenceExtremistContent`: a token.
pub const REASON_VIOLENCE_EXTREMIST_CONTENT: &str =
    "tools.ozone.report.defs#reasonViolenceExtremistContent";

/// `tools.ozone.report.defs#reasonViolenceTrafficking`: a token.
pub const REASON_VIOLENCE_TRAFFICKING: &str = "tools.ozone.report.defs#reasonViolenceTrafficking";

/// `tools.ozone.report.defs#reasonViolenceOther`: a token.
pub const REASON_VIOLENCE_OTHER: &str = "tools.ozone.report.defs#reasonViolenceOther";

/// `tools.ozone.report.defs#reasonSexualAbuseContent`: a token.
pub const REASON_SEXUAL_ABUSE_CONTENT: &str = "tools.ozone.report.defs#reasonSexualAbuseContent";

/// `tools.ozone.report.defs#reasonSexualNCII`: a token.
pub const REASON_SEXUAL_NCII: &str = "tools.ozone.report.defs#reasonSexualNCII";

/// `tools.ozone.report.defs#reasonSexualDeepfake`: a token.
pub const REASON_SEXUAL_DEEPFAKE: &str = "tools.ozone.report.defs#reasonSexualDeepfake";

/// `tools.ozone.report.defs#reasonSexualAnimal`: a token.
pub const REASON_SEXUAL_ANIMAL: &str = "tools.ozone.report.defs#reasonSexualAnimal";

/// `tools.ozone.report.defs#reasonSexualUnlabeled`: a token.
pub const REASON_SEXUAL_UNLABELED: &str = "tools.ozone.report.defs#reasonSexualUnlabeled";

/// `tools.ozone.report.defs#reasonSexualOther`: a token.
pub const REASON_SEXUAL_OTHER: &str = "tools.ozone.report.defs#reasonSexualOther";

/// `tools.ozone.report.defs#reasonChildSafetyCSAM`: a token.
pub const REASON_CHILD_SAFETY_CSAM: &str = "tools.ozone.report.defs#reasonChildSafetyCSAM";

/// `tools.ozone.report.defs#reasonChildSafetyGroom`: a token.
pub const REASON_CHILD_SAFETY_GROOM: &str = "tools.ozone.report.defs#reasonChildSafetyGroom";

/// `tools.ozone.report.defs#reasonChildSafetyPrivacy`: a token.
pub const REASON_CHILD_SAFETY_PRIVACY: &str = "tools.ozone.report.defs#reasonChildSafetyPrivacy";

/// `tools.ozone.report.defs#reasonChildSafetyHarassment`: a token.
pub const REASON_CHILD_SAFETY_HARASSMENT: &str =
    "tools.ozone.report.defs#reasonChildSafetyHarassment";

/// `tools.ozone.report.defs#reasonChildSafetyOther`: a token.
pub const REASON_CHILD_SAFETY_OTHER: &str = "tools.ozone.report.defs#reasonChildSafetyOther";

/// `tools.ozone.report.defs#reasonHarassmentTroll`: a token.
pub const REASON_HARASSMENT_TROLL: &str = "tools.ozone.report.defs#reasonHarassmentTroll";

/// `tools.ozone.report.defs#reasonHarassmentTargeted`: a token.
pub const REASON_HARASSMENT_TARGETED: &str = "tools.ozone.report.defs#reasonHarassmentTargeted";

/// `tools.ozone.report.defs#reasonHarassmentHateSpeech`: a token.
pub const REASON_HARASSMENT_HATE_SPEECH: &str =
    "tools.ozone.report.defs#reasonHarassmentHateSpeech";

/// `tools.ozone.report.defs#reasonHarassmentDoxxing`: a token.
pub const REASON_HARASSMENT_DOXXING: &str = "tools.ozone.report.defs#reasonHarassmentDoxxing";

/// `tools.ozone.report.defs#reasonHarassmentOther`: a token.
pub const REASON_HARASSMENT_OTHER: &str = "tools.ozone.report.defs#reasonHarassmentOther";

/// `tools.ozone.report.defs#reasonMisleadingBot`: a token.
pub const REASON_MISLEADING_BOT: &str = "tools.ozone.report.defs#reasonMisleadingBot";

/// `tools.ozone.report.defs#reasonMisleadingImpersonation`: a token.
pub const REASON_MISLEADING_IMPERSONATION: &str =
    "tools.ozone.report.defs#reasonMisleadingImpersonation";

/// `tools.ozone.report.defs#reasonMisleadingSpam`: a token.
pub const REASON_MISLEADING_SPAM: &str = "tools.ozone.report.defs#reasonMisleadingSpam";

/// `tools.ozone.report.defs#reasonMisleadingScam`: a token.
pub const REASON_MISLEADING_SCAM: &str = "tools.ozone.report.defs#reasonMisleadingScam";

/// `tools.ozone.report.defs#reasonMisleadingElections`: a token.
pub const REASON_MISLEADING_ELECTIONS: &str = "tools.ozone.report.defs#reasonMisleadingElections";

/// `tools.ozone.report.defs#reasonMisleadingOther`: a token.
pub const REASON_MISLEADING_OTHER: &str = "tools.ozone.report.defs#reasonMisleadingOther";

/// `tools.ozone.report.defs#reasonRuleSiteSecurity`: a token.
pub const REASON_RULE_SITE_SECURITY: &str = "tools.ozone.report.defs#reasonRuleSiteSecurity";

/// `tools.ozone.report.defs#reasonRuleProhibitedSales`: a token.
pub const REASON_RULE_PROHIBITED_SALES: &str = "tools.ozone.report.defs#reasonRuleProhibitedSales";

/// `tools.ozone.report.defs#reasonRuleBanEvasion`: a token.
pub const REASON_RULE_BAN_EVASION: &str = "tools.ozone.report.defs#reasonRuleBanEvasion";

/// `tools.ozone.report.defs#reasonRuleOther`: a token.
pub const REASON_RULE_OTHER: &str = "tools.ozone.report.defs#reasonRuleOther";

/// `tools.ozone.report.defs#reasonSelfHarmContent`: a token.
pub const REASON_SELF_HARM_CONTENT: &str = "tools.ozone.report.defs#reasonSelfHarmContent";

/// `tools.ozone.report.defs#reasonSelfHarmED`: a token.
pub const REASON_SELF_HARM_ED: &str = "tools.ozone.report.defs#reasonSelfHarmED";

/// `tools.ozone.report.defs#reasonSelfHarmStunts`: a token.
pub const REASON_SELF_HARM_STUNTS: &str = "tools.ozone.report.defs#reasonSelfHarmStunts";

/// `tools.ozone.report.defs#reasonSelfHarmSubstances`: a token.
pub const REASON_SELF_HARM_SUBSTANCES: &str = "tools.ozone.report.defs#reasonSelfHarmSubstances";

/// `tools.ozone.report.defs#reasonSelfHarmOther`: a token.
pub const REASON_SELF_HARM_OTHER: &str = "tools.ozone.report.defs#reasonSelfHarmOther";

/// `tools.ozone.report.defs#reportAssignment`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReportAssignment {
    /// `did`.
    pub did: Did,
    /// `moderator`.
    pub moderator: Option<Box<Member>>,
    /// `assignedAt`.
    pub assigned_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ReportAssignment {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>, assigned_at: impl IntoWire<Datetime>) -> Self {
        Self {
            did: did.into_wire(),
            assigned_at: assigned_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ReportAssignment {
        0 did: "did" required,
        1 moderator: "moderator" optional,
        2 assigned_at: "assignedAt" required,
    }
}

/// `tools.ozone.report.defs#reportView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReportView {
    /// `id`.
    pub id: i64,
    /// `eventId`.
    pub event_id: i64,
    /// `status`.
    pub status: ReportViewStatus,
    /// `subject`.
    pub subject: SubjectView,
    /// `reportType`.
    pub report_type: atproto::com::atproto::moderation::defs::ReasonType,
    /// `reportedBy`.
    pub reported_by: Did,
    /// `reporter`.
    pub reporter: SubjectView,
    /// `comment`.
    pub comment: Option<String>,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `updatedAt`.
    pub updated_at: Option<Datetime>,
    /// `queuedAt`.
    pub queued_at: Option<Datetime>,
    /// `actionEventIds`.
    pub action_event_ids: Option<Vec<i64>>,
    /// `actions`.
    pub actions: Option<Vec<ModEventView>>,
    /// `actionNote`.
    pub action_note: Option<String>,
    /// `subjectStatus`.
    pub subject_status: Option<Box<SubjectStatusView>>,
    /// `relatedReportCount`.
    pub related_report_count: Option<i64>,
    /// `assignment`.
    pub assignment: Option<Box<ReportAssignment>>,
    /// `queue`.
    pub queue: Option<Box<QueueView>>,
    /// `isMuted`.
    pub is_muted: Option<bool>,
    /// `isAutomated`: the default is `false`.
    pub is_automated: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ReportView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        id: i64,
        event_id: i64,
        status: impl Into<ReportViewStatus>,
        subject: SubjectView,
        report_type: impl Into<atproto::com::atproto::moderation::defs::ReasonType>,
        reported_by: impl IntoWire<Did>,
        reporter: SubjectView,
        created_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            id,
            event_id,
            status: status.into(),
            subject,
            report_type: report_type.into(),
            reported_by: reported_by.into_wire(),
            reporter,
            created_at: created_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ReportView {
        0 id: "id" required,
        1 event_id: "eventId" required,
        2 status: "status" required,
        3 subject: "subject" required,
        4 report_type: "reportType" required,
        5 reported_by: "reportedBy" required,
        6 reporter: "reporter" required,
        7 comment: "comment" optional,
        8 created_at: "createdAt" required,
        9 updated_at: "updatedAt" optional,
        10 queued_at: "queuedAt" optional,
        11 action_event_ids: "actionEventIds" optional,
        12 actions: "actions" optional,
        13 action_note: "actionNote" optional,
        14 subject_status: "subjectStatus" optional,
        15 related_report_count: "relatedReportCount" optional,
        16 assignment: "assignment" optional,
        17 queue: "queue" optional,
        18 is_muted: "isMuted" optional,
        19 is_automated: "isAutomated" optional,
    }
}

atproto_core::known_values! {
    /// The `status` of [`ReportView`].
    pub struct ReportViewStatus {
        OPEN = "open",
        CLOSED = "closed",
        ESCALATED = "escalated",
        QUEUED = "queued",
        ASSIGNED = "assigned",
    }
}

/// `tools.ozone.report.defs#queueActivity`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QueueActivity {
    /// `previousStatus`.
    pub previous_status: Option<QueueActivityPreviousStatus>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl QueueActivity {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `previousStatus`.
    #[inline]
    #[must_use]
    pub fn previous_status(
        mut self,
        previous_status: impl Into<QueueActivityPreviousStatus>,
    ) -> Self {
        self.previous_status = Some(previous_status.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    QueueActivity {
        0 previous_status: "previousStatus" optional,
    }
}

atproto_core::known_values! {
    /// The `previousStatus` of [`QueueActivity`].
    pub struct QueueActivityPreviousStatus {
        OPEN = "open",
        CLOSED = "closed",
        ESCALATED = "escalated",
        QUEUED = "queued",
        ASSIGNED = "assigned",
    }
}

/// `tools.ozone.report.defs#assignmentActivity`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AssignmentActivity {
    /// `previousStatus`.
    pub previous_status: Option<AssignmentActivityPreviousStatus>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AssignmentActivity {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `previousStatus`.
    #[inline]
    #[must_use]
    pub fn previous_status(
        mut self,
        previous_status: impl Into<AssignmentActivityPreviousStatus>,
    ) -> Self {
        self.previous_status = Some(previous_status.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    AssignmentActivity {
        0 previous_status: "previousStatus" optional,
    }
}

atproto_core::known_values! {
    /// The `previousStatus` of [`AssignmentActivity`].
    pub struct AssignmentActivityPreviousStatus {
        OPEN = "open",
        CLOSED = "closed",
        ESCALATED = "escalated",
        QUEUED = "queued",
        ASSIGNED = "assigned",
    }
}

/// `tools.ozone.report.defs#escalationActivity`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EscalationActivity {
    /// `previousStatus`.
    pub previous_status: Option<EscalationActivityPreviousStatus>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EscalationActivity {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `previousStatus`.
    #[inline]
    #[must_use]
    pub fn previous_status(
        mut self,
        previous_status: impl Into<EscalationActivityPreviousStatus>,
    ) -> Self {
        self.previous_status = Some(previous_status.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    EscalationActivity {
        0 previous_status: "previousStatus" optional,
    }
}

atproto_core::known_values! {
    /// The `previousStatus` of [`EscalationActivity`].
    pub struct EscalationActivityPreviousStatus {
        OPEN = "open",
        CLOSED = "closed",
        ESCALATED = "escalated",
        QUEUED = "queued",
        ASSIGNED = "assigned",
    }
}

/// `tools.ozone.report.defs#closeActivity`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CloseActivity {
    /// `previousStatus`.
    pub previous_status: Option<CloseActivityPreviousStatus>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CloseActivity {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `previousStatus`.
    #[inline]
    #[must_use]
    pub fn previous_status(
        mut self,
        previous_status: impl Into<CloseActivityPreviousStatus>,
    ) -> Self {
        self.previous_status = Some(previous_status.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    CloseActivity {
        0 previous_status: "previousStatus" optional,
    }
}

atproto_core::known_values! {
    /// The `previousStatus` of [`CloseActivity`].
    pub struct CloseActivityPreviousStatus {
        OPEN = "open",
        CLOSED = "closed",
        ESCALATED = "escalated",
        QUEUED = "queued",
        ASSIGNED = "assigned",
    }
}

/// `tools.ozone.report.defs#reopenActivity`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReopenActivity {
    /// `previousStatus`.
    pub previous_status: Option<ReopenActivityPreviousStatus>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ReopenActivity {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `previousStatus`.
    #[inline]
    #[must_use]
    pub fn previous_status(
        mut self,
        previous_status: impl Into<ReopenActivityPreviousStatus>,
    ) -> Self {
        self.previous_status = Some(previous_status.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    ReopenActivity {
        0 previous_status: "previousStatus" optional,
    }
}

atproto_core::known_values! {
    /// The `previousStatus` of [`ReopenActivity`].
    pub struct ReopenActivityPreviousStatus {
        OPEN = "open",
        CLOSED = "closed",
        ESCALATED = "escalated",
        QUEUED = "queued",
        ASSIGNED = "assigned",
    }
}

/// `tools.ozone.report.defs#noteActivity`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct NoteActivity {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl NoteActivity {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    NoteActivity {
    }
}

/// `tools.ozone.report.defs#reportActivityView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ReportActivityView {
    /// `id`.
    pub id: i64,
    /// `reportId`.
    pub report_id: i64,
    /// `activity`.
    pub activity: ReportActivityViewActivity,
    /// `internalNote`.
    pub internal_note: Option<String>,
    /// `publicNote`.
    pub public_note: Option<String>,
    /// `meta`.
    pub meta: Option<Raw>,
    /// `isAutomated`.
    pub is_automated: bool,
    /// `createdBy`.
    pub created_by: Did,
    /// `moderator`.
    pub moderator: Option<Box<Member>>,
    /// `report`.
    pub report: Option<Box<ReportView>>,
    /// `createdAt`.
    pub created_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ReportActivityView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        id: i64,
        report_id: i64,
        activity: impl Into<ReportActivityViewActivity>,
        is_automated: bool,
        created_by: impl IntoWire<Did>,
        created_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            id,
            report_id,
            activity: activity.into(),
            is_automated,
            created_by: created_by.into_wire(),
            created_at: created_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ReportActivityView {
        0 id: "id" required,
        1 report_id: "reportId" required,
        2 activity: "activity" required,
        3 internal_note: "internalNote" optional,
        4 public_note: "publicNote" optional,
        5 meta: "meta" optional,
        6 is_automated: "isAutomated" required,
        7 created_by: "createdBy" required,
        8 moderator: "moderator" optional,
        9 report: "report" optional,
        10 created_at: "createdAt" required,
    }
}

/// The `activity` of [`ReportActivityView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ReportActivityViewActivity {
    /// `tools.ozone.report.defs#queueActivity`.
    QueueActivity(Box<QueueActivity>),
    /// `tools.ozone.report.defs#assignmentActivity`.
    AssignmentActivity(Box<AssignmentActivity>),
    /// `tools.ozone.report.defs#escalationActivity`.
    EscalationActivity(Box<EscalationActivity>),
    /// `tools.ozone.report.defs#closeActivity`.
    CloseActivity(Box<CloseActivity>),
    /// `tools.ozone.report.defs#reopenActivity`.
    ReopenActivity(Box<ReopenActivity>),
    /// `tools.ozone.report.defs#noteActivity`.
    NoteActivity(Box<NoteActivity>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    ReportActivityViewActivity {
        0 QueueActivity(QueueActivity): "tools.ozone.report.defs#queueActivity" from "previousStatus",
        1 AssignmentActivity(AssignmentActivity): "tools.ozone.report.defs#assignmentActivity" from "previousStatus",
        2 EscalationActivity(EscalationActivity): "tools.ozone.report.defs#escalationActivity" from "previousStatus",
        3 CloseActivity(CloseActivity): "tools.ozone.report.defs#closeActivity" from "previousStatus",
        4 ReopenActivity(ReopenActivity): "tools.ozone.report.defs#reopenActivity" from "previousStatus",
        5 NoteActivity(NoteActivity): "tools.ozone.report.defs#noteActivity" from "",
    }
}

/// `tools.ozone.report.defs#liveStats`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LiveStats {
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

impl LiveStats {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    LiveStats {
        0 pending_count: "pendingCount" optional,
        1 actioned_count: "actionedCount" optional,
        2 escalated_count: "escalatedCount" optional,
        3 inbound_count: "inboundCount" optional,
        4 action_rate: "actionRate" optional,
        5 avg_handling_time_sec: "avgHandlingTimeSec" optional,
        6 last_updated: "lastUpdated" optional,
    }
}

/// `tools.ozone.report.defs#historicalStats`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct HistoricalStats {
    /// `date`.
    pub date: String,
    /// `computedAt`.
    pub computed_at: Option<Datetime>,
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
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl HistoricalStats {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(date: impl Into<String>) -> Self {
        Self {
            date: date.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    HistoricalStats {
        0 date: "date" required,
        1 computed_at: "computedAt" optional,
        2 pending_count: "pendingCount" optional,
        3 actioned_count: "actionedCount" optional,
        4 escalated_count: "escalatedCount" optional,
        5 inbound_count: "inboundCount" optional,
        6 action_rate: "actionRate" optional,
        7 avg_handling_time_sec: "avgHandlingTimeSec" optional,
    }
}

/// `tools.ozone.report.defs#assignmentView`.
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
    pub queue: Option<Box<QueueView>>,
    /// `reportId`.
    pub report_id: i64,
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
        report_id: i64,
        start_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            id,
            did: did.into_wire(),
            report_id,
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
        3 queue: "queue" optional,
        4 report_id: "reportId" required,
        5 start_at: "startAt" required,
        6 end_at: "endAt" optional,
    }
}
