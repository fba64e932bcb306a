// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.defs`.

use atproto_core::data::Extra;
use atproto_core::syntax::{Datetime, Did, IntoWire};

/// `com.atproto.server.defs#inviteCode`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct InviteCode {
    /// `code`.
    pub code: String,
    /// `available`.
    pub available: i64,
    /// `disabled`.
    pub disabled: bool,
    /// `forAccount`.
    pub for_account: String,
    /// `createdBy`.
    pub created_by: String,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `uses`.
    pub uses: Vec<InviteCodeUse>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl InviteCode {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        code: impl Into<String>,
        available: i64,
        disabled: bool,
        for_account: impl Into<String>,
        created_by: impl Into<String>,
        created_at: impl IntoWire<Datetime>,
        uses: impl IntoIterator<Item = InviteCodeUse>,
    ) -> Self {
        Self {
            code: code.into(),
            available,
            disabled,
            for_account: for_account.into(),
            created_by: created_by.into(),
            created_at: created_at.into_wire(),
            uses: uses.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    InviteCode {
        0 code: "code" required,
        1 available: "available" required,
        2 disabled: "disabled" required,
        3 for_account: "forAccount" required,
        4 created_by: "createdBy" required,
        5 created_at: "createdAt" required,
        6 uses: "uses" required,
    }
}

/// `com.atproto.server.defs#inviteCodeUse`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct InviteCodeUse {
    /// `usedBy`.
    pub used_by: Did,
    /// `usedAt`.
    pub used_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl InviteCodeUse {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(used_by: impl IntoWire<Did>, used_at: impl IntoWire<Datetime>) -> Self {
        Self {
            used_by: used_by.into_wire(),
            used_at: used_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    InviteCodeUse {
        0 used_by: "usedBy" required,
        1 used_at: "usedAt" required,
    }
}
