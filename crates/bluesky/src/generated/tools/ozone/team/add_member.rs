// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.team.addMember`.

use crate::tools::ozone::team::defs::Member;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.team.addMember`: a procedure.
///
/// Its own errors are [`AddMemberError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AddMember {
    /// `did`.
    pub did: Did,
    /// `role`.
    pub role: AddMemberRole,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AddMember {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>, role: impl Into<AddMemberRole>) -> Self {
        Self {
            did: did.into_wire(),
            role: role.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    AddMember {
        0 did: "did" required,
        1 role: "role" required,
    }
}

impl Endpoint for AddMember {
    const NSID: &'static str = "tools.ozone.team.addMember";
    const METHOD: Method = Method::Procedure;
    type Output = Member;
    type Error = AddMemberError;

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

impl Procedure for AddMember {}

atproto_core::endpoint_call! {
    AddMemberCall(AddMember) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.team.addMember` declares.
    pub enum AddMemberError {
        MemberAlreadyExists = "MemberAlreadyExists",
    }
}

atproto_core::known_values! {
    /// The `role` of [`AddMember`].
    pub struct AddMemberRole {
        ROLE_ADMIN = "tools.ozone.team.defs#roleAdmin",
        ROLE_MODERATOR = "tools.ozone.team.defs#roleModerator",
        ROLE_VERIFIER = "tools.ozone.team.defs#roleVerifier",
        ROLE_TRIAGE = "tools.ozone.team.defs#roleTriage",
    }
}
