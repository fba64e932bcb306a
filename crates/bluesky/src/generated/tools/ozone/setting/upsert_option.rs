// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.setting.upsertOption`.

use crate::tools::ozone::setting::defs::OptionDef;
use atproto_core::data::{DecodeError, Decoded, Extra, Raw, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{IntoWire, Nsid};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.setting.upsertOption`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpsertOption {
    /// `key`.
    pub key: Nsid,
    /// `scope`.
    pub scope: UpsertOptionScope,
    /// `value`.
    pub value: Raw,
    /// `description`: at most 2000 bytes.
    pub description: Option<String>,
    /// `managerRole`.
    pub manager_role: Option<UpsertOptionManagerRole>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UpsertOption {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        key: impl IntoWire<Nsid>,
        scope: impl Into<UpsertOptionScope>,
        value: impl Into<Raw>,
    ) -> Self {
        Self {
            key: key.into_wire(),
            scope: scope.into(),
            value: value.into(),
            ..Self::default()
        }
    }

    /// Sets `description`: at most 2000 bytes.
    #[inline]
    #[must_use]
    pub fn description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets `managerRole`.
    #[inline]
    #[must_use]
    pub fn manager_role(mut self, manager_role: impl Into<UpsertOptionManagerRole>) -> Self {
        self.manager_role = Some(manager_role.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    UpsertOption {
        0 key: "key" required,
        1 scope: "scope" required,
        2 value: "value" required,
        3 description: "description" optional,
        4 manager_role: "managerRole" optional,
    }
}

impl Endpoint for UpsertOption {
    const NSID: &'static str = "tools.ozone.setting.upsertOption";
    const METHOD: Method = Method::Procedure;
    type Output = UpsertOptionOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.key.check("key", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for UpsertOption {}

atproto_core::endpoint_call! {
    UpsertOptionCall(UpsertOption) {
        description(impl Into<String>),
        manager_role(impl Into<UpsertOptionManagerRole>),
    }
}

atproto_core::known_values! {
    /// The `scope` of [`UpsertOption`].
    pub struct UpsertOptionScope {
        INSTANCE = "instance",
        PERSONAL = "personal",
    }
}

atproto_core::known_values! {
    /// The `managerRole` of [`UpsertOption`].
    pub struct UpsertOptionManagerRole {
        ROLE_MODERATOR = "tools.ozone.team.defs#roleModerator",
        ROLE_TRIAGE = "tools.ozone.team.defs#roleTriage",
        ROLE_VERIFIER = "tools.ozone.team.defs#roleVerifier",
        ROLE_ADMIN = "tools.ozone.team.defs#roleAdmin",
    }
}

/// What `tools.ozone.setting.upsertOption` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpsertOptionOutput {
    /// `option`.
    pub option: OptionDef,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    UpsertOptionOutput {
        0 option: "option" required,
    }
}
