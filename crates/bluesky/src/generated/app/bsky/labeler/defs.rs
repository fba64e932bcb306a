// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.labeler.defs`.

use crate::app::bsky::actor::defs::ProfileView;
use atproto::com::atproto::label::defs::{Label, LabelValue, LabelValueDefinition};
use atproto::com::atproto::moderation::defs::{ReasonType, SubjectType};
use atproto_core::data::Extra;
use atproto_core::syntax::{AtUri, CidString, Datetime, IntoWire, Nsid};

/// `app.bsky.labeler.defs#labelerView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LabelerView {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `creator`.
    pub creator: ProfileView,
    /// `likeCount`: at least 0.
    pub like_count: Option<i64>,
    /// `viewer`.
    pub viewer: Option<Box<LabelerViewerState>>,
    /// `indexedAt`.
    pub indexed_at: Datetime,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LabelerView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        uri: impl IntoWire<AtUri>,
        cid: impl IntoWire<CidString>,
        creator: ProfileView,
        indexed_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            creator,
            indexed_at: indexed_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    LabelerView {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 creator: "creator" required,
        3 like_count: "likeCount" optional,
        4 viewer: "viewer" optional,
        5 indexed_at: "indexedAt" required,
        6 labels: "labels" optional,
    }
}

/// `app.bsky.labeler.defs#labelerViewDetailed`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LabelerViewDetailed {
    /// `uri`.
    pub uri: AtUri,
    /// `cid`.
    pub cid: CidString,
    /// `creator`.
    pub creator: ProfileView,
    /// `policies`.
    pub policies: LabelerPolicies,
    /// `likeCount`: at least 0.
    pub like_count: Option<i64>,
    /// `viewer`.
    pub viewer: Option<Box<LabelerViewerState>>,
    /// `indexedAt`.
    pub indexed_at: Datetime,
    /// `labels`.
    pub labels: Option<Vec<Label>>,
    /// `reasonTypes`.
    pub reason_types: Option<Vec<ReasonType>>,
    /// `subjectTypes`.
    pub subject_types: Option<Vec<SubjectType>>,
    /// `subjectCollections`.
    pub subject_collections: Option<Vec<Nsid>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LabelerViewDetailed {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        uri: impl IntoWire<AtUri>,
        cid: impl IntoWire<CidString>,
        creator: ProfileView,
        policies: LabelerPolicies,
        indexed_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            uri: uri.into_wire(),
            cid: cid.into_wire(),
            creator,
            policies,
            indexed_at: indexed_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    LabelerViewDetailed {
        0 uri: "uri" required,
        1 cid: "cid" required,
        2 creator: "creator" required,
        3 policies: "policies" required,
        4 like_count: "likeCount" optional,
        5 viewer: "viewer" optional,
        6 indexed_at: "indexedAt" required,
        7 labels: "labels" optional,
        8 reason_types: "reasonTypes" optional,
        9 subject_types: "subjectTypes" optional,
        10 subject_collections: "subjectCollections" optional,
    }
}

/// `app.bsky.labeler.defs#labelerViewerState`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LabelerViewerState {
    /// `like`.
    pub like: Option<AtUri>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LabelerViewerState {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    LabelerViewerState {
        0 like: "like" optional,
    }
}

/// `app.bsky.labeler.defs#labelerPolicies`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct LabelerPolicies {
    /// `labelValues`.
    pub label_values: Vec<LabelValue>,
    /// `labelValueDefinitions`.
    pub label_value_definitions: Option<Vec<LabelValueDefinition>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl LabelerPolicies {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(label_values: impl IntoIterator<Item = impl Into<LabelValue>>) -> Self {
        Self {
            label_values: label_values.into_iter().map(Into::into).collect(),
            ..Self::default()
        }
    }

    /// Sets `labelValueDefinitions`.
    #[inline]
    #[must_use]
    pub fn label_value_definitions(
        mut self,
        label_value_definitions: impl IntoIterator<Item = LabelValueDefinition>,
    ) -> Self {
        self.label_value_definitions = Some(label_value_definitions.into_iter().collect());
        self
    }
}

atproto_core::object! {
    LabelerPolicies {
        0 label_values: "labelValues" required,
        1 label_value_definitions: "labelValueDefinitions" optional,
    }
}
