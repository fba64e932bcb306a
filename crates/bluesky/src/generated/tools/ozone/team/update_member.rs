// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.team.updateMember`.

use crate::tools::ozone::team::defs::Member;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.team.updateMember`: a procedure.
///
/// Its own errors are [`UpdateMemberError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateMember {
    /// `did`.
    pub did: Did,
    /// `disabled`.
    pub disabled: Option<bool>,
    /// `role`.
    pub role: Option<UpdateMemberRole>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UpdateMember {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `disabled`.
    #[inline]
    #[must_use]
    pub fn disabled(mut self, disabled: bool) -> Self {
        self.disabled = Some(disabled);
        self
    }

    /// Sets `role`.
    #[inline]
    #[must_use]
    pub fn role(mut self, role: impl Into<UpdateMemberRole>) -> Self {
        self.role = Some(role.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    UpdateMember {
        0 did: "did" required,
        1 disabled: "disabled" optional,
        2 role: "role" optional,
    }
}

impl Endpoint for UpdateMember {
    const NSID: &'static str = "tools.ozone.team.updateMember";
    const METHOD: Method = Method::Procedure;
    type Output = Member;
    type Error = UpdateMemberError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.check("did", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for UpdateMember {}

atproto_core::endpoint_call! {
    UpdateMemberCall(UpdateMember) {
        disabled(bool),
        role(impl Into<UpdateMemberRole>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.team.updateMember` declares.
    pub enum UpdateMemberError {
        MemberNotFound = "MemberNotFound",
    }
}

atproto_core::known_values! {
    /// The `role` of [`UpdateMember`].
    pub struct UpdateMemberRole {
        ROLE_ADMIN = "tools.ozone.team.defs#roleAdmin",
        ROLE_MODERATOR = "tools.ozone.team.defs#roleModerator",
        ROLE_VERIFIER = "tools.ozone.team.defs#roleVerifier",
        ROLE_TRIAGE = "tools.ozone.team.defs#roleTriage",
    }
}
