// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.safelink.defs`.

use atproto_core::data::Extra;
use atproto_core::syntax::{Datetime, Did, IntoWire};

/// `tools.ozone.safelink.defs#event`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Event {
    /// `id`.
    pub id: i64,
    /// `eventType`.
    pub event_type: EventType,
    /// `url`.
    pub url: String,
    /// `pattern`.
    pub pattern: PatternType,
    /// `action`.
    pub action: ActionType,
    /// `reason`.
    pub reason: ReasonType,
    /// `createdBy`.
    pub created_by: Did,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `comment`.
    pub comment: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Event {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        id: i64,
        event_type: impl Into<EventType>,
        url: impl Into<String>,
        pattern: impl Into<PatternType>,
        action: impl Into<ActionType>,
        reason: impl Into<ReasonType>,
        created_by: impl IntoWire<Did>,
        created_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            id,
            event_type: event_type.into(),
            url: url.into(),
            pattern: pattern.into(),
            action: action.into(),
            reason: reason.into(),
            created_by: created_by.into_wire(),
            created_at: created_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Event {
        0 id: "id" required,
        1 event_type: "eventType" required,
        2 url: "url" required,
        3 pattern: "pattern" required,
        4 action: "action" required,
        5 reason: "reason" required,
        6 created_by: "createdBy" required,
        7 created_at: "createdAt" required,
        8 comment: "comment" optional,
    }
}

atproto_core::known_values! {
    /// `tools.ozone.safelink.defs#eventType`: a string with known values.
    pub struct EventType {
        ADD_RULE = "addRule",
        UPDATE_RULE = "updateRule",
        REMOVE_RULE = "removeRule",
    }
}

atproto_core::known_values! {
    /// `tools.ozone.safelink.defs#patternType`: a string with known values.
    pub struct PatternType {
        DOMAIN = "domain",
        URL = "url",
    }
}

atproto_core::known_values! {
    /// `tools.ozone.safelink.defs#actionType`: a string with known values.
    pub struct ActionType {
        BLOCK = "block",
        WARN = "warn",
        WHITELIST = "whitelist",
    }
}

atproto_core::known_values! {
    /// `tools.ozone.safelink.defs#reasonType`: a string with known values.
    pub struct ReasonType {
        CSAM = "csam",
        SPAM = "spam",
        PHISHING = "phishing",
        NONE = "none",
    }
}

/// `tools.ozone.safelink.defs#urlRule`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UrlRule {
    /// `url`.
    pub url: String,
    /// `pattern`.
    pub pattern: PatternType,
    /// `action`.
    pub action: ActionType,
    /// `reason`.
    pub reason: ReasonType,
    /// `comment`.
    pub comment: Option<String>,
    /// `createdBy`.
    pub created_by: Did,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `updatedAt`.
    pub updated_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UrlRule {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        url: impl Into<String>,
        pattern: impl Into<PatternType>,
        action: impl Into<ActionType>,
        reason: impl Into<ReasonType>,
        created_by: impl IntoWire<Did>,
        created_at: impl IntoWire<Datetime>,
        updated_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            url: url.into(),
            pattern: pattern.into(),
            action: action.into(),
            reason: reason.into(),
            created_by: created_by.into_wire(),
            created_at: created_at.into_wire(),
            updated_at: updated_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    UrlRule {
        0 url: "url" required,
        1 pattern: "pattern" required,
        2 action: "action" required,
        3 reason: "reason" required,
        4 comment: "comment" optional,
        5 created_by: "createdBy" required,
        6 created_at: "createdAt" required,
        7 updated_at: "updatedAt" required,
    }
}
