// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.muteActor`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::{Param, decode_nothing};
use atproto_core::syntax::{AtIdentifier, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// Mutes an account. Mutes are private.
///
/// `app.bsky.graph.muteActor`: a procedure.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct MuteActor {
    /// `actor`.
    pub actor: AtIdentifier,
    /// `onlyReposts`.
    pub only_reposts: Option<bool>,
    /// `onlyQuoteposts`.
    pub only_quoteposts: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl MuteActor {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(actor: impl IntoWire<AtIdentifier>) -> Self {
        Self {
            actor: actor.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `onlyReposts`.
    #[inline]
    #[must_use]
    pub fn only_reposts(mut self, only_reposts: bool) -> Self {
        self.only_reposts = Some(only_reposts);
        self
    }

    /// Sets `onlyQuoteposts`.
    #[inline]
    #[must_use]
    pub fn only_quoteposts(mut self, only_quoteposts: bool) -> Self {
        self.only_quoteposts = Some(only_quoteposts);
        self
    }
}

atproto_core::object! {
    MuteActor {
        0 actor: "actor" required,
        1 only_reposts: "onlyReposts" optional,
        2 only_quoteposts: "onlyQuoteposts" optional,
    }
}

impl Endpoint for MuteActor {
    const NSID: &'static str = "app.bsky.graph.muteActor";
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

impl Procedure for MuteActor {}

atproto_core::endpoint_call! {
    MuteActorCall(MuteActor) {
        only_reposts(bool),
        only_quoteposts(bool),
    }
}
