// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.moderation.scheduleAction`.

use crate::tools::ozone::moderation::defs::ModTool;
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Datetime, Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.moderation.scheduleAction`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ScheduleAction {
    /// `action`.
    pub action: ScheduleActionAction,
    /// `subjects`: at most 100 items.
    pub subjects: Vec<Did>,
    /// `createdBy`.
    pub created_by: Did,
    /// `scheduling`.
    pub scheduling: SchedulingConfig,
    /// `modTool`.
    pub mod_tool: Option<Box<ModTool>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ScheduleAction {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        action: impl Into<ScheduleActionAction>,
        subjects: impl IntoIterator<Item = impl IntoWire<Did>>,
        created_by: impl IntoWire<Did>,
        scheduling: SchedulingConfig,
    ) -> Self {
        Self {
            action: action.into(),
            subjects: subjects.into_iter().map(IntoWire::into_wire).collect(),
            created_by: created_by.into_wire(),
            scheduling,
            ..Self::default()
        }
    }

    /// Sets `modTool`.
    #[inline]
    #[must_use]
    pub fn mod_tool(mut self, mod_tool: ModTool) -> Self {
        self.mod_tool = Some(Box::new(mod_tool));
        self
    }
}

atproto_core::object! {
    #[inline]
    ScheduleAction {
        0 action: "action" required,
        1 subjects: "subjects" required,
        2 created_by: "createdBy" required,
        3 scheduling: "scheduling" required,
        4 mod_tool: "modTool" optional,
    }
}

impl Endpoint for ScheduleAction {
    const NSID: &'static str = "tools.ozone.moderation.scheduleAction";
    const METHOD: Method = Method::Procedure;
    type Output = ScheduledActionResults;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.subjects.check("subjects", parts);
        self.created_by.check("createdBy", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for ScheduleAction {}

atproto_core::endpoint_call! {
    ScheduleActionCall(ScheduleAction) {
        mod_tool(ModTool),
    }
}

/// The `action` of [`ScheduleAction`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ScheduleActionAction {
    /// `tools.ozone.moderation.scheduleAction#takedown`.
    Takedown(Box<Takedown>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    ScheduleActionAction {
        0 Takedown(Takedown): "tools.ozone.moderation.scheduleAction#takedown" from "comment",
    }
}

/// `tools.ozone.moderation.scheduleAction#takedown`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Takedown {
    /// `comment`.
    pub comment: Option<String>,
    /// `durationInHours`.
    pub duration_in_hours: Option<i64>,
    /// `acknowledgeAccountSubjects`.
    pub acknowledge_account_subjects: Option<bool>,
    /// `policies`: at most 5 items.
    pub policies: Option<Vec<String>>,
    /// `severityLevel`.
    pub severity_level: Option<String>,
    /// `strikeCount`.
    pub strike_count: Option<i64>,
    /// `strikeExpiresAt`.
    pub strike_expires_at: Option<Datetime>,
    /// `emailContent`.
    pub email_content: Option<String>,
    /// `emailSubject`.
    pub email_subject: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Takedown {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
        self
    }

    /// Sets `durationInHours`.
    #[inline]
    #[must_use]
    pub fn duration_in_hours(mut self, duration_in_hours: i64) -> Self {
        self.duration_in_hours = Some(duration_in_hours);
        self
    }

    /// Sets `acknowledgeAccountSubjects`.
    #[inline]
    #[must_use]
    pub fn acknowledge_account_subjects(mut self, acknowledge_account_subjects: bool) -> Self {
        self.acknowledge_account_subjects = Some(acknowledge_account_subjects);
        self
    }

    /// Sets `policies`: at most 5 items.
    #[inline]
    #[must_use]
    pub fn policies(mut self, policies: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.policies = Some(policies.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `severityLevel`.
    #[inline]
    #[must_use]
    pub fn severity_level(mut self, severity_level: impl Into<String>) -> Self {
        self.severity_level = Some(severity_level.into());
        self
    }

    /// Sets `strikeCount`.
    #[inline]
    #[must_use]
    pub fn strike_count(mut self, strike_count: i64) -> Self {
        self.strike_count = Some(strike_count);
        self
    }

    /// Sets `strikeExpiresAt`.
    #[inline]
    #[must_use]
    pub fn strike_expires_at(mut self, strike_expires_at: impl IntoWire<Datetime>) -> Self {
        self.strike_expires_at = Some(strike_expires_at.into_wire());
        self
    }

    /// Sets `emailContent`.
    #[inline]
    #[must_use]
    pub fn email_content(mut self, email_content: impl Into<String>) -> Self {
        self.email_content = Some(email_content.into());
        self
    }

    /// Sets `emailSubject`.
    #[inline]
    #[must_use]
    pub fn email_subject(mut self, email_subject: impl Into<String>) -> Self {
        self.email_subject = Some(email_subject.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    Takedown {
        0 comment: "comment" optional,
        1 duration_in_hours: "durationInHours" optional,
        2 acknowledge_account_subjects: "acknowledgeAccountSubjects" optional,
        3 policies: "policies" optional,
        4 severity_level: "severityLevel" optional,
        5 strike_count: "strikeCount" optional,
        6 strike_expires_at: "strikeExpiresAt" optional,
        7 email_content: "emailContent" optional,
        8 email_subject: "emailSubject" optional,
    }
}

/// `tools.ozone.moderation.scheduleAction#schedulingConfig`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct SchedulingConfig {
    /// `executeAt`.
    pub execute_at: Option<Datetime>,
    /// `executeAfter`.
    pub execute_after: Option<Datetime>,
    /// `executeUntil`.
    pub execute_until: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl SchedulingConfig {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `executeAt`.
    #[inline]
    #[must_use]
    pub fn execute_at(mut self, execute_at: impl IntoWire<Datetime>) -> Self {
        self.execute_at = Some(execute_at.into_wire());
        self
    }

    /// Sets `executeAfter`.
    #[inline]
    #[must_use]
    pub fn execute_after(mut self, execute_after: impl IntoWire<Datetime>) -> Self {
        self.execute_after = Some(execute_after.into_wire());
        self
    }

    /// Sets `executeUntil`.
    #[inline]
    #[must_use]
    pub fn execute_until(mut self, execute_until: impl IntoWire<Datetime>) -> Self {
        self.execute_until = Some(execute_until.into_wire());
        self
    }
}

atproto_core::object! {
    #[inline]
    SchedulingConfig {
        0 execute_at: "executeAt" optional,
        1 execute_after: "executeAfter" optional,
        2 execute_until: "executeUntil" optional,
    }
}

/// `tools.ozone.moderation.scheduleAction#scheduledActionResults`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ScheduledActionResults {
    /// `succeeded`.
    pub succeeded: Vec<Did>,
    /// `failed`.
    pub failed: Vec<FailedScheduling>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ScheduledActionResults {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        succeeded: impl IntoIterator<Item = impl IntoWire<Did>>,
        failed: impl IntoIterator<Item = FailedScheduling>,
    ) -> Self {
        Self {
            succeeded: succeeded.into_iter().map(IntoWire::into_wire).collect(),
            failed: failed.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ScheduledActionResults {
        0 succeeded: "succeeded" required,
        1 failed: "failed" required,
    }
}

/// `tools.ozone.moderation.scheduleAction#failedScheduling`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct FailedScheduling {
    /// `subject`.
    pub subject: Did,
    /// `error`.
    pub error: String,
    /// `errorCode`.
    pub error_code: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl FailedScheduling {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(subject: impl IntoWire<Did>, error: impl Into<String>) -> Self {
        Self {
            subject: subject.into_wire(),
            error: error.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    FailedScheduling {
        0 subject: "subject" required,
        1 error: "error" required,
        2 error_code: "errorCode" optional,
    }
}
