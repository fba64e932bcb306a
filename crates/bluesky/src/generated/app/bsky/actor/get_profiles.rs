// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.actor.getProfiles`.

use crate::app::bsky::actor::defs::ProfileViewDetailed;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// Up to 25 profiles at once; those that do not exist are left out.
///
/// `app.bsky.actor.getProfiles`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetProfiles {
    /// `actors`: at most 25 items.
    pub actors: Vec<AtIdentifier>,
}

impl GetProfiles {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(actors: impl IntoIterator<Item = impl IntoWire<AtIdentifier>>) -> Self {
        Self {
            actors: actors.into_iter().map(IntoWire::into_wire).collect(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetProfiles {
    const NSID: &'static str = "app.bsky.actor.getProfiles";
    const METHOD: Method = Method::Query;
    type Output = GetProfilesOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.actors.write("actors", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetProfiles {}

atproto_core::endpoint_call! {
    GetProfilesCall(GetProfiles) {
    }
}

/// What `app.bsky.actor.getProfiles` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetProfilesOutput {
    /// `profiles`.
    pub profiles: Vec<ProfileViewDetailed>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetProfilesOutput {
        0 profiles: "profiles" required,
    }
}
