// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.moderation.updateActorAccess`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `chat.bsky.moderation.updateActorAccess`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateActorAccess {
    /// `actor`.
    pub actor: Did,
    /// `allowAccess`.
    pub allow_access: bool,
    /// `ref`.
    pub r#ref: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UpdateActorAccess {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(actor: impl IntoWire<Did>, allow_access: bool) -> Self {
        Self {
            actor: actor.into_wire(),
            allow_access,
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
    UpdateActorAccess {
        0 actor: "actor" required,
        1 allow_access: "allowAccess" required,
        2 r#ref: "ref" optional,
    }
}

impl Endpoint for UpdateActorAccess {
    const NSID: &'static str = "chat.bsky.moderation.updateActorAccess";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.actor.check("actor", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for UpdateActorAccess {}

atproto_core::endpoint_call! {
    UpdateActorAccessCall(UpdateActorAccess) {
        r#ref(impl Into<String>),
    }
}
