// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.ageassurance.defs`.

use atproto_core::data::{Extra, Unknown};
use atproto_core::syntax::{Datetime, IntoWire};

atproto_core::known_values! {
    /// `app.bsky.ageassurance.defs#access`: a string with known values.
    pub struct Access {
        UNKNOWN = "unknown",
        NONE = "none",
        SAFE = "safe",
        FULL = "full",
    }
}

atproto_core::known_values! {
    /// `app.bsky.ageassurance.defs#status`: a string with known values.
    pub struct Status {
        UNKNOWN = "unknown",
        PENDING = "pending",
        ASSURED = "assured",
        BLOCKED = "blocked",
    }
}

/// `app.bsky.ageassurance.defs#state`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct State {
    /// `lastInitiatedAt`.
    pub last_initiated_at: Option<Datetime>,
    /// `status`.
    pub status: Status,
    /// `access`.
    pub access: Access,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl State {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(status: impl Into<Status>, access: impl Into<Access>) -> Self {
        Self {
            status: status.into(),
            access: access.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    State {
        0 last_initiated_at: "lastInitiatedAt" optional,
        1 status: "status" required,
        2 access: "access" required,
    }
}

/// `app.bsky.ageassurance.defs#stateMetadata`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct StateMetadata {
    /// `accountCreatedAt`.
    pub account_created_at: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl StateMetadata {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    StateMetadata {
        0 account_created_at: "accountCreatedAt" optional,
    }
}

/// `app.bsky.ageassurance.defs#config`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Config {
    /// `regions`.
    pub regions: Vec<ConfigRegion>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Config {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(regions: impl IntoIterator<Item = ConfigRegion>) -> Self {
        Self {
            regions: regions.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Config {
        0 regions: "regions" required,
    }
}

/// `app.bsky.ageassurance.defs#configRegion`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ConfigRegion {
    /// `platforms`.
    pub platforms: Option<Vec<ConfigRegionPlatformsItem>>,
    /// `countryCode`.
    pub country_code: String,
    /// `regionCode`.
    pub region_code: Option<String>,
    /// `minAccessAge`.
    pub min_access_age: i64,
    /// `additionalVerificationMethods`.
    pub additional_verification_methods: Option<Vec<ConfigRegionAdditionalVerificationMethodsItem>>,
    /// `rules`.
    pub rules: Vec<ConfigRegionRulesItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ConfigRegion {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        country_code: impl Into<String>,
        min_access_age: i64,
        rules: impl IntoIterator<Item = impl Into<ConfigRegionRulesItem>>,
    ) -> Self {
        Self {
            country_code: country_code.into(),
            min_access_age,
            rules: rules.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ConfigRegion {
        0 platforms: "platforms" optional,
        1 country_code: "countryCode" required,
        2 region_code: "regionCode" optional,
        3 min_access_age: "minAccessAge" required,
        4 additional_verification_methods: "additionalVerificationMethods" optional,
        5 rules: "rules" required,
    }
}

atproto_core::known_values! {
    /// An item of `platforms` of [`ConfigRegion`].
    pub struct ConfigRegionPlatformsItem {
        WEB = "web",
        IOS = "ios",
        ANDROID = "android",
    }
}

atproto_core::known_values! {
    /// An item of `additionalVerificationMethods` of [`ConfigRegion`].
    pub struct ConfigRegionAdditionalVerificationMethodsItem {
        DEVICE = "device",
    }
}

/// An item of `rules` of [`ConfigRegion`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ConfigRegionRulesItem {
    /// `app.bsky.ageassurance.defs#configRegionRuleDefault`.
    ConfigRegionRuleDefault(Box<ConfigRegionRuleDefault>),
    /// `app.bsky.ageassurance.defs#configRegionRuleIfDeclaredOverAge`.
    ConfigRegionRuleIfDeclaredOverAge(Box<ConfigRegionRuleIfDeclaredOverAge>),
    /// `app.bsky.ageassurance.defs#configRegionRuleIfDeclaredUnderAge`.
    ConfigRegionRuleIfDeclaredUnderAge(Box<ConfigRegionRuleIfDeclaredUnderAge>),
    /// `app.bsky.ageassurance.defs#configRegionRuleIfAssuredOverAge`.
    ConfigRegionRuleIfAssuredOverAge(Box<ConfigRegionRuleIfAssuredOverAge>),
    /// `app.bsky.ageassurance.defs#configRegionRuleIfAssuredUnderAge`.
    ConfigRegionRuleIfAssuredUnderAge(Box<ConfigRegionRuleIfAssuredUnderAge>),
    /// `app.bsky.ageassurance.defs#configRegionRuleIfAccountNewerThan`.
    ConfigRegionRuleIfAccountNewerThan(Box<ConfigRegionRuleIfAccountNewerThan>),
    /// `app.bsky.ageassurance.defs#configRegionRuleIfAccountOlderThan`.
    ConfigRegionRuleIfAccountOlderThan(Box<ConfigRegionRuleIfAccountOlderThan>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    ConfigRegionRulesItem {
        0 ConfigRegionRuleDefault(ConfigRegionRuleDefault): "app.bsky.ageassurance.defs#configRegionRuleDefault" from "access",
        1 ConfigRegionRuleIfDeclaredOverAge(ConfigRegionRuleIfDeclaredOverAge): "app.bsky.ageassurance.defs#configRegionRuleIfDeclaredOverAge" from "age",
        2 ConfigRegionRuleIfDeclaredUnderAge(ConfigRegionRuleIfDeclaredUnderAge): "app.bsky.ageassurance.defs#configRegionRuleIfDeclaredUnderAge" from "age",
        3 ConfigRegionRuleIfAssuredOverAge(ConfigRegionRuleIfAssuredOverAge): "app.bsky.ageassurance.defs#configRegionRuleIfAssuredOverAge" from "age",
        4 ConfigRegionRuleIfAssuredUnderAge(ConfigRegionRuleIfAssuredUnderAge): "app.bsky.ageassurance.defs#configRegionRuleIfAssuredUnderAge" from "age",
        5 ConfigRegionRuleIfAccountNewerThan(ConfigRegionRuleIfAccountNewerThan): "app.bsky.ageassurance.defs#configRegionRuleIfAccountNewerThan" from "date",
        6 ConfigRegionRuleIfAccountOlderThan(ConfigRegionRuleIfAccountOlderThan): "app.bsky.ageassurance.defs#configRegionRuleIfAccountOlderThan" from "date",
    }
}

/// `app.bsky.ageassurance.defs#configRegionRuleDefault`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ConfigRegionRuleDefault {
    /// `access`.
    pub access: Access,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ConfigRegionRuleDefault {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(access: impl Into<Access>) -> Self {
        Self {
            access: access.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ConfigRegionRuleDefault {
        0 access: "access" required,
    }
}

/// `app.bsky.ageassurance.defs#configRegionRuleIfDeclaredOverAge`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ConfigRegionRuleIfDeclaredOverAge {
    /// `age`.
    pub age: i64,
    /// `access`.
    pub access: Access,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ConfigRegionRuleIfDeclaredOverAge {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(age: i64, access: impl Into<Access>) -> Self {
        Self {
            age,
            access: access.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ConfigRegionRuleIfDeclaredOverAge {
        0 age: "age" required,
        1 access: "access" required,
    }
}

/// `app.bsky.ageassurance.defs#configRegionRuleIfDeclaredUnderAge`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ConfigRegionRuleIfDeclaredUnderAge {
    /// `age`.
    pub age: i64,
    /// `access`.
    pub access: Access,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ConfigRegionRuleIfDeclaredUnderAge {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(age: i64, access: impl Into<Access>) -> Self {
        Self {
            age,
            access: access.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ConfigRegionRuleIfDeclaredUnderAge {
        0 age: "age" required,
        1 access: "access" required,
    }
}

/// `app.bsky.ageassurance.defs#configRegionRuleIfAssuredOverAge`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ConfigRegionRuleIfAssuredOverAge {
    /// `age`.
    pub age: i64,
    /// `access`.
    pub access: Access,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ConfigRegionRuleIfAssuredOverAge {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(age: i64, access: impl Into<Access>) -> Self {
        Self {
            age,
            access: access.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ConfigRegionRuleIfAssuredOverAge {
        0 age: "age" required,
        1 access: "access" required,
    }
}

/// `app.bsky.ageassurance.defs#configRegionRuleIfAssuredUnderAge`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ConfigRegionRuleIfAssuredUnderAge {
    /// `age`.
    pub age: i64,
    /// `access`.
    pub access: Access,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ConfigRegionRuleIfAssuredUnderAge {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(age: i64, access: impl Into<Access>) -> Self {
        Self {
            age,
            access: access.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ConfigRegionRuleIfAssuredUnderAge {
        0 age: "age" required,
        1 access: "access" required,
    }
}

/// `app.bsky.ageassurance.defs#configRegionRuleIfAccountNewerThan`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ConfigRegionRuleIfAccountNewerThan {
    /// `date`.
    pub date: Datetime,
    /// `access`.
    pub access: Access,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ConfigRegionRuleIfAccountNewerThan {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(date: impl IntoWire<Datetime>, access: impl Into<Access>) -> Self {
        Self {
            date: date.into_wire(),
            access: access.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ConfigRegionRuleIfAccountNewerThan {
        0 date: "date" required,
        1 access: "access" required,
    }
}

/// `app.bsky.ageassurance.defs#configRegionRuleIfAccountOlderThan`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ConfigRegionRuleIfAccountOlderThan {
    /// `date`.
    pub date: Datetime,
    /// `access`.
    pub access: Access,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ConfigRegionRuleIfAccountOlderThan {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(date: impl IntoWire<Datetime>, access: impl Into<Access>) -> Self {
        Self {
            date: date.into_wire(),
            access: access.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    ConfigRegionRuleIfAccountOlderThan {
        0 date: "date" required,
        1 access: "access" required,
    }
}

/// `app.bsky.ageassurance.defs#event`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Event {
    /// `createdAt`.
    pub created_at: Datetime,
    /// `attemptId`.
    pub attempt_id: String,
    /// `status`.
    pub status: EventStatus,
    /// `access`.
    pub access: EventAccess,
    /// `countryCode`.
    pub country_code: String,
    /// `regionCode`.
    pub region_code: Option<String>,
    /// `email`.
    pub email: Option<String>,
    /// `initIp`.
    pub init_ip: Option<String>,
    /// `initUa`.
    pub init_ua: Option<String>,
    /// `completeIp`.
    pub complete_ip: Option<String>,
    /// `completeUa`.
    pub complete_ua: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Event {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        created_at: impl IntoWire<Datetime>,
        attempt_id: impl Into<String>,
        status: impl Into<EventStatus>,
        access: impl Into<EventAccess>,
        country_code: impl Into<String>,
    ) -> Self {
        Self {
            created_at: created_at.into_wire(),
            attempt_id: attempt_id.into(),
            status: status.into(),
            access: access.into(),
            country_code: country_code.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Event {
        0 created_at: "createdAt" required,
        1 attempt_id: "attemptId" required,
        2 status: "status" required,
        3 access: "access" required,
        4 country_code: "countryCode" required,
        5 region_code: "regionCode" optional,
        6 email: "email" optional,
        7 init_ip: "initIp" optional,
        8 init_ua: "initUa" optional,
        9 complete_ip: "completeIp" optional,
        10 complete_ua: "completeUa" optional,
    }
}

atproto_core::known_values! {
    /// The `status` of [`Event`].
    pub struct EventStatus {
        UNKNOWN = "unknown",
        PENDING = "pending",
        ASSURED = "assured",
        BLOCKED = "blocked",
    }
}

atproto_core::known_values! {
    /// The `access` of [`Event`].
    pub struct EventAccess {
        UNKNOWN = "unknown",
        NONE = "none",
        SAFE = "safe",
        FULL = "full",
    }
}
