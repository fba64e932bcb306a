// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.generator`.

use crate::app::bsky::richtext::facet::Facet;
use atproto::com::atproto::label::defs::SelfLabels;
use atproto_core::data::{Blob, Extra, Record, RecordKeyKind, Unknown};
use atproto_core::syntax::{Datetime, Did, IntoWire};

/// A feed that some service computes: what names it and where it is asked for.
///
/// `app.bsky.feed.generator`: a record.
///
/// Its key is any record key.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Generator {
    /// `did`.
    pub did: Did,
    /// `displayName`: at most 24 graphemes, at most 240 bytes.
    pub display_name: String,
    /// `description`: at most 300 graphemes, at most 3000 bytes.
    pub description: Option<String>,
    /// `descriptionFacets`.
    pub description_facets: Option<Vec<Facet>>,
    /// `avatar`: `image/png` or `image/jpeg`, at most 1000000 bytes.
    pub avatar: Option<Blob>,
    /// `acceptsInteractions`.
    pub accepts_interactions: Option<bool>,
    /// `labels`.
    pub labels: Option<GeneratorLabels>,
    /// `contentMode`.
    pub content_mode: Option<GeneratorContentMode>,
    /// `createdAt`.
    pub created_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Generator {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>, display_name: impl Into<String>) -> Self {
        Self {
            did: did.into_wire(),
            display_name: display_name.into(),
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

    /// Sets `acceptsInteractions`.
    #[inline]
    #[must_use]
    pub fn accepts_interactions(mut self, accepts_interactions: bool) -> Self {
        self.accepts_interactions = Some(accepts_interactions);
        self
    }

    /// Sets `labels`.
    #[inline]
    #[must_use]
    pub fn labels(mut self, labels: impl Into<GeneratorLabels>) -> Self {
        self.labels = Some(labels.into());
        self
    }

    /// Sets `contentMode`.
    #[inline]
    #[must_use]
    pub fn content_mode(mut self, content_mode: impl Into<GeneratorContentMode>) -> Self {
        self.content_mode = Some(content_mode.into());
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
    Generator: "app.bsky.feed.generator" {
        0 did: "did" required,
        1 display_name: "displayName" required,
        2 description: "description" optional,
        3 description_facets: "descriptionFacets" optional,
        4 avatar: "avatar" optional,
        5 accepts_interactions: "acceptsInteractions" optional,
        6 labels: "labels" optional,
        7 content_mode: "contentMode" optional,
        8 created_at: "createdAt" required,
    }
}

impl Record for Generator {
    const NSID: &'static str = "app.bsky.feed.generator";
    const KEY: RecordKeyKind = RecordKeyKind::Any;
}

/// The `labels` of [`Generator`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum GeneratorLabels {
    /// `com.atproto.label.defs#selfLabels`.
    SelfLabels(Box<SelfLabels>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    GeneratorLabels {
        0 SelfLabels(SelfLabels): "com.atproto.label.defs#selfLabels" from "values",
    }
}

atproto_core::known_values! {
    /// The `contentMode` of [`Generator`].
    pub struct GeneratorContentMode {
        CONTENT_MODE_UNSPECIFIED = "app.bsky.feed.defs#contentModeUnspecified",
        CONTENT_MODE_VIDEO = "app.bsky.feed.defs#contentModeVideo",
    }
}
