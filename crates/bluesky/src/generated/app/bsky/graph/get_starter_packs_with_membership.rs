// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.getStarterPacksWithMembership`.

use crate::app::bsky::graph::defs::{ListItemView, StarterPackView};
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.graph.getStarterPacksWithMembership`: a query.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetStarterPacksWithMembership {
    /// `actor`.
    pub actor: AtIdentifier,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetStarterPacksWithMembership {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(actor: impl IntoWire<AtIdentifier>) -> Self {
        Self {
            actor: actor.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `limit`: 1 to 100, the default is `50`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }
}

impl Endpoint for GetStarterPacksWithMembership {
    const NSID: &'static str = "app.bsky.graph.getStarterPacksWithMembership";
    const METHOD: Method = Method::Query;
    type Output = GetStarterPacksWithMembershipOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.actor.write("actor", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetStarterPacksWithMembership {}

impl Paginated for GetStarterPacksWithMembership {
    type Item = StarterPackWithMembership;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.starter_packs_with_membership.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.starter_packs_with_membership
    }
}

atproto_core::endpoint_call! {
    GetStarterPacksWithMembershipCall(GetStarterPacksWithMembership) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `app.bsky.graph.getStarterPacksWithMembership` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetStarterPacksWithMembershipOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `starterPacksWithMembership`.
    pub starter_packs_with_membership: Vec<StarterPackWithMembership>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetStarterPacksWithMembershipOutput {
        0 cursor: "cursor" optional,
        1 starter_packs_with_membership: "starterPacksWithMembership" required,
    }
}

/// `app.bsky.graph.getStarterPacksWithMembership#starterPackWithMembership`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct StarterPackWithMembership {
    /// `starterPack`.
    pub starter_pack: StarterPackView,
    /// `listItem`.
    pub list_item: Option<Box<ListItemView>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl StarterPackWithMembership {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(starter_pack: StarterPackView) -> Self {
        Self {
            starter_pack,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    StarterPackWithMembership {
        0 starter_pack: "starterPack" required,
        1 list_item: "listItem" optional,
    }
}
