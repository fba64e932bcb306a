// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.getSuggestedFollowsByActor`.

use crate::app::bsky::actor::defs::ProfileView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.graph.getSuggestedFollowsByActor`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestedFollowsByActor {
    /// `actor`.
    pub actor: AtIdentifier,
}

impl GetSuggestedFollowsByActor {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(actor: impl IntoWire<AtIdentifier>) -> Self {
        Self {
            actor: actor.into_wire(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetSuggestedFollowsByActor {
    const NSID: &'static str = "app.bsky.graph.getSuggestedFollowsByActor";
    const METHOD: Method = Method::Query;
    type Output = GetSuggestedFollowsByActorOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.actor.write("actor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetSuggestedFollowsByActor {}

atproto_core::endpoint_call! {
    GetSuggestedFollowsByActorCall(GetSuggestedFollowsByActor) {
    }
}

/// What `app.bsky.graph.getSuggestedFollowsByActor` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSuggestedFollowsByActorOutput {
    /// `suggestions`.
    pub suggestions: Vec<ProfileView>,
    /// `recIdStr`.
    pub rec_id_str: Option<String>,
    /// `isFallback`: the default is `false`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub is_fallback: Option<bool>,
    /// `recId`.
    #[deprecated(note = "deprecated by its lexicon")]
    pub rec_id: Option<i64>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetSuggestedFollowsByActorOutput {
        0 suggestions: "suggestions" required,
        1 rec_id_str: "recIdStr" optional,
        2 is_fallback: "isFallback" optional,
        3 rec_id: "recId" optional,
    }
}
