// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.admin.defs`.

use crate::com::atproto::server::defs::InviteCode;
use atproto_core::data::{Extra, Raw};
use atproto_core::syntax::{AtUri, CidString, Datetime, Did, Handle, IntoWire};

/// `com.atproto.admin.defs#statusAttr`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct StatusAttr {
    /// `applied`.
    pub applied: bool,
    /// `ref`.
    pub r#ref: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl StatusAttr {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(applied: bool) -> Self {
        Self {
            applied,
            ..Self::default()
        }
    }

    /// Sets `ref`.
    #[inline]
    #[must_use]
    pub fn r#ref(mut self, r#ref: impl Into<String>) -> Self {
        self.r#ref = Some(r#ref.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    StatusAttr {
        0 applied: "applied" required,
        1 r#ref: "ref" optional,
    }
}

/// `com.atproto.admin.defs#accountView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AccountView {
    /// `did`.
    pub did: Did,
    /// `handle`.
    pub handle: Handle,
    /// `email`.
    pub email: Option<String>,
    /// `relatedRecords`.
    pub related_records: Option<Vec<Raw>>,
    /// `indexedAt`.
    pub indexed_at: Datetime,
    /// `invitedBy`.
    pub invited_by: Option<Box<InviteCode>>,
    /// `invites`.
    pub invites: Option<Vec<InviteCode>>,
    /// `invitesDisabled`.
    pub invites_disabled: Option<bool>,
    /// `emailConfirmedAt`.
    pub email_confirmed_at: Option<Datetime>,
    /// `inviteNote`.
    pub invite_note: Option<String>,
    /// `deactivatedAt`.
    pub deactivated_at: Option<Datetime>,
    /// `threatSignatures`.
    pub threat_signatures: Option<Vec<ThreatSignature>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AccountView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        did: impl IntoWire<Did>,
        handle: impl IntoWire<Handle>,
        indexed_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            did: did.into_wire(),
            handle: handle.into_wire(),
            indexed_at: indexed_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    AccountView {
        0 did: "did" required,
        1 handle: "handle" required,
        2 email: "email" optional,
        3 related_records: "relatedRecords" optional,
        4 indexed_at: "indexedAt" required,
        5 invited_by: "invitedBy" optional,
        6 invites: "invites" optional,
        7 invites_disabled: "invitesDisabled" optional,
        8 email_confirmed_at: "emailConfirmedAt" optional,
        9 invite_note: "inviteNote" optional,
        10 deactivated_at: "deactivatedAt" optional,
        11 threat_signatures: "threatSignatures" optional,
    }
}

/// `com.atproto.admin.defs#repoRef`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RepoRef {
    /// `did`.
    pub did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RepoRef {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RepoRef {
        0 did: "did" required,
    }
}

/// `com.atproto.admin.defs#repoBlobRef`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RepoBlobRef {
    /// `did`.
    pub did: Did,
    /// `cid`.
    pub cid: CidString,
    /// `recordUri`.
    pub record_uri: Option<AtUri>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RepoBlobRef {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>, cid: impl IntoWire<CidString>) -> Self {
        Self {
            did: did.into_wire(),
            cid: cid.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `recordUri`.
    #[inline]
    #[must_use]
    pub fn record_uri(mut self, record_uri: impl IntoWire<AtUri>) -> Self {
        self.record_uri = Some(record_uri.into_wire());
        self
    }
}

atproto_core::object! {
    #[inline]
    RepoBlobRef {
        0 did: "did" required,
        1 cid: "cid" required,
        2 record_uri: "recordUri" optional,
    }
}

/// `com.atproto.admin.defs#threatSignature`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ThreatSignature {
    /// `property`.
    pub property: String,
    /// `value`.
    pub value: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ThreatSignature {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(property: impl Into<String>, value: impl Into<String>) -> Self {
        Self {
            property: property.into(),
            value: value.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ThreatSignature {
        0 property: "property" required,
        1 value: "value" required,
    }
}
