// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.actor.getProfile`.

use crate::app::bsky::actor::defs::ProfileViewDetailed;
use atproto_core::data::{DecodeError, Decoded, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// One profile, with its counts. Signed in, it says how you stand to it as well.
///
/// `app.bsky.actor.getProfile`: a query.
///
/// Needs no session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetProfile {
    /// `actor`.
    pub actor: AtIdentifier,
}

impl GetProfile {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(actor: impl IntoWire<AtIdentifier>) -> Self {
        Self {
            actor: actor.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetProfile {
    const NSID: &'static str = "app.bsky.actor.getProfile";
    const METHOD: Method = Method::Query;
    type Output = ProfileViewDetailed;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.actor.write("actor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetProfile {}

atproto_core::endpoint_call! {
    GetProfileCall(GetProfile) {
    }
}
