// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.team.defs`.

use crate::app::bsky::actor::defs::ProfileViewDetailed;
use atproto_core::data::Extra;
use atproto_core::syntax::{Datetime, Did, IntoWire};

/// `tools.ozone.team.defs#member`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Member {
    /// `did`.
    pub did: Did,
    /// `disabled`.
    pub disabled: Option<bool>,
    /// `profile`.
    pub profile: Option<Box<ProfileViewDetailed>>,
    /// `createdAt`.
    pub created_at: Option<Datetime>,
    /// `updatedAt`.
    pub updated_at: Option<Datetime>,
    /// `lastUpdatedBy`.
    pub last_updated_by: Option<String>,
    /// `role`.
    pub role: MemberRole,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Member {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>, role: impl Into<MemberRole>) -> Self {
        Self {
            did: did.into_wire(),
            role: role.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Member {
        0 did: "did" required,
        1 disabled: "disabled" optional,
        2 profile: "profile" optional,
        3 created_at: "createdAt" optional,
        4 updated_at: "updatedAt" optional,
        5 last_updated_by: "lastUpdatedBy" optional,
        6 role: "role" required,
    }
}

atproto_core::known_values! {
    /// The `role` of [`Member`].
    pub struct MemberRole {
        ROLE_ADMIN = "tools.ozone.team.defs#roleAdmin",
        ROLE_MODERATOR = "tools.ozone.team.defs#roleModerator",
        ROLE_TRIAGE = "tools.ozone.team.defs#roleTriage",
        ROLE_VERIFIER = "tools.ozone.team.defs#roleVerifier",
    }
}

/// `tools.ozone.team.defs#roleAdmin`: a token.
pub const ROLE_ADMIN: &str = "tools.ozone.team.defs#roleAdmin";

/// `tools.ozone.team.defs#roleModerator`: a token.
pub const ROLE_MODERATOR: &str = "tools.ozone.team.defs#roleModerator";

/// `tools.ozone.team.defs#roleTriage`: a token.
pub const ROLE_TRIAGE: &str = "tools.ozone.team.defs#roleTriage";

/// `tools.ozone.team.defs#roleVerifier`: a token.
pub const ROLE_VERIFIER: &str = "tools.ozone.team.defs#roleVerifier";
