// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.list`.

use crate::app::bsky::graph::defs::ListPurpose;
use crate::app::bsky::richtext::facet::Facet;
use atproto::com::atproto::label::defs::SelfLabels;
use atproto_core::data::{Blob, Extra, Record, RecordKeyKind, Unknown};
use atproto_core::syntax::{Datetime, IntoWire};

/// A list of accounts: to moderate by, to read by, or to refer to.
///
/// `app.bsky.graph.list`: a record.
///
/// Its key is a TID.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct List {
    /// `purpose`.
    pub purpose: ListPurpose,
    /// `name`: 1 to 64 bytes.
    pub name: String,
    /// `description`: at most 300 graphemes, at most 3000 bytes.
    pub description: Option<String>,
    /// `descriptionFacets`.
    pub description_facets: Option<Vec<Facet>>,
    /// `avatar`: `image/png` or `image/jpeg`, at most 1000000 bytes.
    pub avatar: Option<Blob>,
    /// `labels`.
    pub labels: Option<ListLabels>,
    /// `createdAt`.
    pub created_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl List {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(purpose: impl Into<ListPurpose>, name: impl Into<String>) -> Self {
        Self {
            purpose: purpose.into(),
            name: name.into(),
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

    /// Sets `avatar`: `image/png` or `image/jpeg`, at most 1000000 bytes.
    #[inline]
    #[must_use]
    pub fn avatar(mut self, avatar: impl Into<Blob>) -> Self {
        self.avatar = Some(avatar.into());
        self
    }

    /// Sets `labels`.
    #[inline]
    #[must_use]
    pub fn labels(mut self, labels: impl Into<ListLabels>) -> Self {
        self.labels = Some(labels.into());
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
    List: "app.bsky.graph.list" {
        0 purpose: "purpose" required,
        1 name: "name" required,
        2 description: "description" optional,
        3 description_facets: "descriptionFacets" optional,
        4 avatar: "avatar" optional,
        5 labels: "labels" optional,
        6 created_at: "createdAt" required,
    }
}

impl Record for List {
    const NSID: &'static str = "app.bsky.graph.list";
    const KEY: RecordKeyKind = RecordKeyKind::Tid;
}

/// The `labels` of [`List`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ListLabels {
    /// `com.atproto.label.defs#selfLabels`.
    SelfLabels(Box<SelfLabels>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    ListLabels {
        0 SelfLabels(SelfLabels): "com.atproto.label.defs#selfLabels" from "values",
    }
}
