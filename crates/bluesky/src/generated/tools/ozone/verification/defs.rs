// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.verification.defs`.

use crate::tools::ozone::moderation::defs::{RepoViewDetail, RepoViewNotFound};
use atproto_core::data::{Extra, Unknown};
use atproto_core::syntax::{AtUri, Datetime, Did, Handle, IntoWire};

/// `tools.ozone.verification.defs#verificationView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct VerificationView {
    /// `issuer`.
    pub issuer: Did,
    /// `uri`.
    pub uri: AtUri,
    /// `subject`.
    pub subject: Did,
    /// `handle`.
    pub handle: Handle,
    /// `displayName`.
    pub display_name: String,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `revokeReason`.
    pub revoke_reason: Option<String>,
    /// `revokedAt`.
    pub revoked_at: Option<Datetime>,
    /// `revokedBy`.
    pub revoked_by: Option<Did>,
    /// `subjectProfile`.
    pub subject_profile: Option<VerificationViewSubjectProfile>,
    /// `issuerProfile`.
    pub issuer_profile: Option<VerificationViewIssuerProfile>,
    /// `subjectRepo`.
    pub subject_repo: Option<VerificationViewSubjectRepo>,
    /// `issuerRepo`.
    pub issuer_repo: Option<VerificationViewIssuerRepo>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl VerificationView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        issuer: impl IntoWire<Did>,
        uri: impl IntoWire<AtUri>,
        subject: impl IntoWire<Did>,
        handle: impl IntoWire<Handle>,
        display_name: impl Into<String>,
        created_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            issuer: issuer.into_wire(),
            uri: uri.into_wire(),
            subject: subject.into_wire(),
            handle: handle.into_wire(),
            display_name: display_name.into(),
            created_at: created_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    VerificationView {
        0 issuer: "issuer" required,
        1 uri: "uri" required,
        2 subject: "subject" required,
        3 handle: "handle" required,
        4 display_name: "displayName" required,
        5 created_at: "createdAt" required,
        6 revoke_reason: "revokeReason" optional,
        7 revoked_at: "revokedAt" optional,
        8 revoked_by: "revokedBy" optional,
        9 subject_profile: "subjectProfile" optional,
        10 issuer_profile: "issuerProfile" optional,
        11 subject_repo: "subjectRepo" optional,
        12 issuer_repo: "issuerRepo" optional,
    }
}

/// The `subjectProfile` of [`VerificationView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum VerificationViewSubjectProfile {
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    VerificationViewSubjectProfile {
    }
}

/// The `issuerProfile` of [`VerificationView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum VerificationViewIssuerProfile {
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    VerificationViewIssuerProfile {
    }
}

/// The `subjectRepo` of [`VerificationView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum VerificationViewSubjectRepo {
    /// `tools.ozone.moderation.defs#repoViewDetail`.
    RepoViewDetail(Box<RepoViewDetail>),
    /// `tools.ozone.moderation.defs#repoViewNotFound`.
    RepoViewNotFound(Box<RepoViewNotFound>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    VerificationViewSubjectRepo {
        0 RepoViewDetail(RepoViewDetail): "tools.ozone.moderation.defs#repoViewDetail" from "did",
        1 RepoViewNotFound(RepoViewNotFound): "tools.ozone.moderation.defs#repoViewNotFound" from "did",
    }
}

/// The `issuerRepo` of [`VerificationView`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum VerificationViewIssuerRepo {
    /// `tools.ozone.moderation.defs#repoViewDetail`.
    RepoViewDetail(Box<RepoViewDetail>),
    /// `tools.ozone.moderation.defs#repoViewNotFound`.
    RepoViewNotFound(Box<RepoViewNotFound>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    VerificationViewIssuerRepo {
        0 RepoViewDetail(RepoViewDetail): "tools.ozone.moderation.defs#repoViewDetail" from "did",
        1 RepoViewNotFound(RepoViewNotFound): "tools.ozone.moderation.defs#repoViewNotFound" from "did",
    }
}
