// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.getRelationships`.

use crate::app::bsky::graph::defs::{NotFoundActor, Relationship};
use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// How one account stands to up to 30 others.
///
/// `app.bsky.graph.getRelationships`: a query.
///
/// Needs no session.
///
/// Its own errors are [`GetRelationshipsError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetRelationships {
    /// `actor`.
    pub actor: AtIdentifier,
    /// `others`: at most 30 items.
    pub others: Option<Vec<AtIdentifier>>,
}

impl GetRelationships {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(actor: impl IntoWire<AtIdentifier>) -> Self {
        Self {
            actor: actor.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `others`: at most 30 items.
    #[inline]
    #[must_use]
    pub fn others(mut self, others: impl IntoIterator<Item = impl IntoWire<AtIdentifier>>) -> Self {
        self.others = Some(others.into_iter().map(IntoWire::into_wire).collect());
        self
    }
}

impl Endpoint for GetRelationships {
    const NSID: &'static str = "app.bsky.graph.getRelationships";
    const METHOD: Method = Method::Query;
    type Output = GetRelationshipsOutput;
    type Error = GetRelationshipsError;

    fn request(&self, parts: &mut RequestParts) {
        self.actor.write("actor", parts);
        self.others.write("others", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetRelationships {}

atproto_core::endpoint_call! {
    GetRelationshipsCall(GetRelationships) {
        others(impl IntoIterator<Item = impl IntoWire<AtIdentifier>>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `app.bsky.graph.getRelationships` declares.
    pub enum GetRelationshipsError {
        ActorNotFound = "ActorNotFound",
    }
}

/// What `app.bsky.graph.getRelationships` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetRelationshipsOutput {
    /// `actor`.
    pub actor: Option<Did>,
    /// `relationships`.
    pub relationships: Vec<GetRelationshipsOutputRelationshipsItem>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetRelationshipsOutput {
        0 actor: "actor" optional,
        1 relationships: "relationships" required,
    }
}

/// An item of `relationships` of [`GetRelationshipsOutput`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum GetRelationshipsOutputRelationshipsItem {
    /// `app.bsky.graph.defs#relationship`.
    Relationship(Box<Relationship>),
    /// `app.bsky.graph.defs#notFoundActor`.
    NotFoundActor(Box<NotFoundActor>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    GetRelationshipsOutputRelationshipsItem {
        0 Relationship(Relationship): "app.bsky.graph.defs#relationship" from "did",
        1 NotFoundActor(NotFoundActor): "app.bsky.graph.defs#notFoundActor" from "actor",
    }
}
