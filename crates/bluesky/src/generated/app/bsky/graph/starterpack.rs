// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.starterpack`.

use crate::app::bsky::richtext::facet::Facet;
use atproto_core::data::{Extra, Record, RecordKeyKind};
use atproto_core::syntax::{AtUri, Datetime, IntoWire};

/// `app.bsky.graph.starterpack`: a record.
///
/// Its key is a TID.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Starterpack {
    /// `name`: at most 50 graphemes, 1 to 500 bytes.
    pub name: String,
    /// `description`: at most 300 graphemes, at most 3000 bytes.
    pub description: Option<String>,
    /// `descriptionFacets`.
    pub description_facets: Option<Vec<Facet>>,
    /// `list`.
    pub list: AtUri,
    /// `feeds`: at most 3 items.
    pub feeds: Option<Vec<FeedItem>>,
    /// `createdAt`.
    pub created_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Starterpack {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(name: impl Into<String>, list: impl IntoWire<AtUri>) -> Self {
        Self {
            name: name.into(),
            list: list.into_wire(),
            created_at: Datetime::now(),
            ..Self::default()
        }
    }

    /// Sets `description`: at most 300 graphemes, at most 3000 bytes.
    #[inline]
    #[must_use]
    pub fn description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// Sets `descriptionFacets`.
    #[inline]
    #[must_use]
    pub fn description_facets(
        mut self,
        description_facets: impl IntoIterator<Item = Facet>,
    ) -> Self {
        self.description_facets = Some(description_facets.into_iter().collect());
        self
    }

    /// Sets `feeds`: at most 3 items.
    #[inline]
    #[must_use]
    pub fn feeds(mut self, feeds: impl IntoIterator<Item = FeedItem>) -> Self {
        self.feeds = Some(feeds.into_iter().collect());
        self
    }

    /// Sets `createdAt`.
    #[inline]
    #[must_use]
    pub fn created_at(mut self, created_at: impl IntoWire<Datetime>) -> Self {
        self.created_at = created_at.into_wire();
        self
    }
}

atproto_core::object! {
    Starterpack: "app.bsky.graph.starterpack" {
        0 name: "name" required,
        1 description: "description" optional,
        2 description_facets: "descriptionFacets" optional,
        3 list: "list" required,
        4 feeds: "feeds" optional,
        5 created_at: "createdAt" required,
    }
}

impl Record for Starterpack {
    const NSID: &'static str = "app.bsky.graph.starterpack";
    const KEY: RecordKeyKind = RecordKeyKind::Tid;
}

/// `app.bsky.graph.starterpack#feedItem`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct FeedItem {
    /// `uri`.
    pub uri: AtUri,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl FeedItem {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(uri: impl IntoWire<AtUri>) -> Self {
        Self {
            uri: uri.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    FeedItem {
        0 uri: "uri" required,
    }
}
