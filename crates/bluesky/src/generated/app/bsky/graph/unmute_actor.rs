// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.unmuteActor`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{AtIdentifier, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `app.bsky.graph.unmuteActor`: a procedure.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UnmuteActor {
    /// `actor`.
    pub actor: AtIdentifier,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UnmuteActor {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(actor: impl IntoWire<AtIdentifier>) -> Self {
        Self {
            actor: actor.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    UnmuteActor {
        0 actor: "actor" required,
    }
}

impl Endpoint for UnmuteActor {
    const NSID: &'static str = "app.bsky.graph.unmuteActor";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.actor.check("actor", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for UnmuteActor {}

atproto_core::endpoint_call! {
    UnmuteActorCall(UnmuteActor) {
    }
}
