// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.team.deleteMember`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.team.deleteMember`: a procedure.
///
/// Its own errors are [`DeleteMemberError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DeleteMember {
    /// `did`.
    pub did: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DeleteMember {
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
    DeleteMember {
        0 did: "did" required,
    }
}

impl Endpoint for DeleteMember {
    const NSID: &'static str = "tools.ozone.team.deleteMember";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = DeleteMemberError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.check("did", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for DeleteMember {}

atproto_core::endpoint_call! {
    DeleteMemberCall(DeleteMember) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.team.deleteMember` declares.
    pub enum DeleteMemberError {
        MemberNotFound = "MemberNotFound",
        CannotDeleteSelf = "CannotDeleteSelf",
    }
}
