// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.moderation.createReport`.

use crate::com::atproto::admin::defs::RepoRef;
use crate::com::atproto::moderation::defs::ReasonType;
use crate::com::atproto::repo::strong_ref::StrongRef;
use atproto_core::data::{DecodeError, Decoded, Extra, Raw, Unknown, decode_json};
use atproto_core::syntax::{Datetime, Did};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// Reports an account or a record to a moderation service.
///
/// `com.atproto.moderation.createReport`: a procedure.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateReport {
    /// `reasonType`.
    pub reason_type: ReasonType,
    /// `reason`: at most 2000 graphemes, at most 20000 bytes.
    pub reason: Option<String>,
    /// `subject`.
    pub subject: CreateReportSubject,
    /// `modTool`.
    pub mod_tool: Option<Box<ModTool>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CreateReport {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        reason_type: impl Into<ReasonType>,
        subject: impl Into<CreateReportSubject>,
    ) -> Self {
        Self {
            reason_type: reason_type.into(),
            subject: subject.into(),
            ..Self::default()
        }
    }

    /// Sets `reason`: at most 2000 graphemes, at most 20000 bytes.
    #[inline]
    #[must_use]
    pub fn reason(mut self, reason: impl Into<String>) -> Self {
        self.reason = Some(reason.into());
        self
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
    CreateReport {
        0 reason_type: "reasonType" required,
        1 reason: "reason" optional,
        2 subject: "subject" required,
        3 mod_tool: "modTool" optional,
    }
}

impl Endpoint for CreateReport {
    const NSID: &'static str = "com.atproto.moderation.createReport";
    const METHOD: Method = Method::Procedure;
    type Output = CreateReportOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for CreateReport {}

atproto_core::endpoint_call! {
    CreateReportCall(CreateReport) {
        reason(impl Into<String>),
        mod_tool(ModTool),
    }
}

/// The `subject` of [`CreateReport`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum CreateReportSubject {
    /// `com.atproto.admin.defs#repoRef`.
    RepoRef(Box<RepoRef>),
    /// `com.atproto.repo.strongRef`.
    StrongRef(Box<StrongRef>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    CreateReportSubject {
        0 RepoRef(RepoRef): "com.atproto.admin.defs#repoRef" from "did",
        1 StrongRef(StrongRef): "com.atproto.repo.strongRef" from "uri",
    }
}

/// What `com.atproto.moderation.createReport` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateReportOutput {
    /// `id`.
    pub id: i64,
    /// `reasonType`.
    pub reason_type: ReasonType,
    /// `reason`: at most 2000 graphemes, at most 20000 bytes.
    pub reason: Option<String>,
    /// `subject`.
    pub subject: CreateReportOutputSubject,
    /// `reportedBy`.
    pub reported_by: Did,
    /// `createdAt`.
    pub created_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    CreateReportOutput {
        0 id: "id" required,
        1 reason_type: "reasonType" required,
        2 reason: "reason" optional,
        3 subject: "subject" required,
        4 reported_by: "reportedBy" required,
        5 created_at: "createdAt" required,
    }
}

/// The `subject` of [`CreateReportOutput`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum CreateReportOutputSubject {
    /// `com.atproto.admin.defs#repoRef`.
    RepoRef(Box<RepoRef>),
    /// `com.atproto.repo.strongRef`.
    StrongRef(Box<StrongRef>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    CreateReportOutputSubject {
        0 RepoRef(RepoRef): "com.atproto.admin.defs#repoRef" from "did",
        1 StrongRef(StrongRef): "com.atproto.repo.strongRef" from "uri",
    }
}

/// `com.atproto.moderation.createReport#modTool`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ModTool {
    /// `name`.
    pub name: String,
    /// `meta`.
    pub meta: Option<Raw>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ModTool {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            ..Self::default()
        }
    }

    /// Sets `meta`.
    #[inline]
    #[must_use]
    pub fn meta(mut self, meta: impl Into<Raw>) -> Self {
        self.meta = Some(meta.into());
        self
    }
}

atproto_core::object! {
    ModTool {
        0 name: "name" required,
        1 meta: "meta" optional,
    }
}
