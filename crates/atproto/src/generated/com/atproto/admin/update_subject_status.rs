// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.admin.updateSubjectStatus`.

use crate::com::atproto::admin::defs::{RepoBlobRef, RepoRef, StatusAttr};
use crate::com::atproto::repo::strong_ref::StrongRef;
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.admin.updateSubjectStatus`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateSubjectStatus {
    /// `subject`.
    pub subject: UpdateSubjectStatusSubject,
    /// `takedown`.
    pub takedown: Option<Box<StatusAttr>>,
    /// `deactivated`.
    pub deactivated: Option<Box<StatusAttr>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UpdateSubjectStatus {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(subject: impl Into<UpdateSubjectStatusSubject>) -> Self {
        Self {
            subject: subject.into(),
            ..Self::default()
        }
    }

    /// Sets `takedown`.
    #[inline]
    #[must_use]
    pub fn takedown(mut self, takedown: StatusAttr) -> Self {
        self.takedown = Some(Box::new(takedown));
        self
    }

    /// Sets `deactivated`.
    #[inline]
    #[must_use]
    pub fn deactivated(mut self, deactivated: StatusAttr) -> Self {
        self.deactivated = Some(Box::new(deactivated));
        self
    }
}

atproto_core::object! {
    #[inline]
    UpdateSubjectStatus {
        0 subject: "subject" required,
        1 takedown: "takedown" optional,
        2 deactivated: "deactivated" optional,
    }
}

impl Endpoint for UpdateSubjectStatus {
    const NSID: &'static str = "com.atproto.admin.updateSubjectStatus";
    const METHOD: Method = Method::Procedure;
    type Output = UpdateSubjectStatusOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for UpdateSubjectStatus {}

atproto_core::endpoint_call! {
    UpdateSubjectStatusCall(UpdateSubjectStatus) {
        takedown(StatusAttr),
        deactivated(StatusAttr),
    }
}

/// The `subject` of [`UpdateSubjectStatus`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum UpdateSubjectStatusSubject {
    /// `com.atproto.admin.defs#repoRef`.
    RepoRef(Box<RepoRef>),
    /// `com.atproto.repo.strongRef`.
    StrongRef(Box<StrongRef>),
    /// `com.atproto.admin.defs#repoBlobRef`.
    RepoBlobRef(Box<RepoBlobRef>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    UpdateSubjectStatusSubject {
        0 RepoRef(RepoRef): "com.atproto.admin.defs#repoRef" from "did",
        1 StrongRef(StrongRef): "com.atproto.repo.strongRef" from "uri",
        2 RepoBlobRef(RepoBlobRef): "com.atproto.admin.defs#repoBlobRef" from "did",
    }
}

/// What `com.atproto.admin.updateSubjectStatus` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateSubjectStatusOutput {
    /// `subject`.
    pub subject: UpdateSubjectStatusOutputSubject,
    /// `takedown`.
    pub takedown: Option<Box<StatusAttr>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    UpdateSubjectStatusOutput {
        0 subject: "subject" required,
        1 takedown: "takedown" optional,
    }
}

/// The `subject` of [`UpdateSubjectStatusOutput`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum UpdateSubjectStatusOutputSubject {
    /// `com.atproto.admin.defs#repoRef`.
    RepoRef(Box<RepoRef>),
    /// `com.atproto.repo.strongRef`.
    StrongRef(Box<StrongRef>),
    /// `com.atproto.admin.defs#repoBlobRef`.
    RepoBlobRef(Box<RepoBlobRef>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    UpdateSubjectStatusOutputSubject {
        0 RepoRef(RepoRef): "com.atproto.admin.defs#repoRef" from "did",
        1 StrongRef(StrongRef): "com.atproto.repo.strongRef" from "uri",
        2 RepoBlobRef(RepoBlobRef): "com.atproto.admin.defs#repoBlobRef" from "did",
    }
}
