// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.setting.defs`.

use atproto_core::data::{Extra, Raw};
use atproto_core::syntax::{Datetime, Did, IntoWire, Nsid};

/// `tools.ozone.setting.defs#option`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct OptionDef {
    /// `key`.
    pub key: Nsid,
    /// `did`.
    pub did: Did,
    /// `value`.
    pub value: Raw,
    /// `description`: at most 1024 graphemes, at most 10240 bytes.
    pub description: Option<String>,
    /// `createdAt`.
    pub created_at: Option<Datetime>,
    /// `updatedAt`.
    pub updated_at: Option<Datetime>,
    /// `managerRole`.
    pub manager_role: Option<OptionDefManagerRole>,
    /// `scope`.
    pub scope: OptionDefScope,
    /// `createdBy`.
    pub created_by: Did,
    /// `lastUpdatedBy`.
    pub last_updated_by: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl OptionDef {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        key: impl IntoWire<Nsid>,
        did: impl IntoWire<Did>,
        value: impl Into<Raw>,
        scope: impl Into<OptionDefScope>,
        created_by: impl IntoWire<Did>,
        last_updated_by: impl IntoWire<Did>,
    ) -> Self {
        Self {
            key: key.into_wire(),
            did: did.into_wire(),
            value: value.into(),
            scope: scope.into(),
            created_by: created_by.into_wire(),
            last_updated_by: last_updated_by.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    OptionDef {
        0 key: "key" required,
        1 did: "did" required,
        2 value: "value" required,
        3 description: "description" optional,
        4 created_at: "createdAt" optional,
        5 updated_at: "updatedAt" optional,
        6 manager_role: "managerRole" optional,
        7 scope: "scope" required,
        8 created_by: "createdBy" required,
        9 last_updated_by: "lastUpdatedBy" required,
    }
}

atproto_core::known_values! {
    /// The `managerRole` of [`OptionDef`].
    pub struct OptionDefManagerRole {
        ROLE_MODERATOR = "tools.ozone.team.defs#roleModerator",
        ROLE_TRIAGE = "tools.ozone.team.defs#roleTriage",
        ROLE_ADMIN = "tools.ozone.team.defs#roleAdmin",
        ROLE_VERIFIER = "tools.ozone.team.defs#roleVerifier",
    }
}

atproto_core::known_values! {
    /// The `scope` of [`OptionDef`].
    pub struct OptionDefScope {
        INSTANCE = "instance",
        PERSONAL = "personal",
    }
}
