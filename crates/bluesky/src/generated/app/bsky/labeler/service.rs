// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.labeler.service`.

use crate::app::bsky::labeler::defs::LabelerPolicies;
use atproto::com::atproto::label::defs::SelfLabels;
use atproto::com::atproto::moderation::defs::{ReasonType, SubjectType};
use atproto_core::data::{Extra, Record, RecordKeyKind, Unknown};
use atproto_core::syntax::{Datetime, IntoWire, Nsid};

/// `app.bsky.labeler.service`: a record.
///
/// Its key is `self`: one to a repository.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Service {
    /// `policies`.
    pub policies: LabelerPolicies,
    /// `labels`.
    pub labels: Option<ServiceLabels>,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `reasonTypes`.
    pub reason_types: Option<Vec<ReasonType>>,
    /// `subjectTypes`.
    pub subject_types: Option<Vec<SubjectType>>,
    /// `subjectCollections`.
    pub subject_collections: Option<Vec<Nsid>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Service {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(policies: LabelerPolicies) -> Self {
        Self {
            policies,
            created_at: Datetime::now(),
            ..Self::default()
        }
    }

    /// Sets `labels`.
    #[inline]
    #[must_use]
    pub fn labels(mut self, labels: impl Into<ServiceLabels>) -> Self {
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

    /// Sets `reasonTypes`.
    #[inline]
    #[must_use]
    pub fn reason_types(
        mut self,
        reason_types: impl IntoIterator<Item = impl Into<ReasonType>>,
    ) -> Self {
        self.reason_types = Some(reason_types.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `subjectTypes`.
    #[inline]
    #[must_use]
    pub fn subject_types(
        mut self,
        subject_types: impl IntoIterator<Item = impl Into<SubjectType>>,
    ) -> Self {
        self.subject_types = Some(subject_types.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `subjectCollections`.
    #[inline]
    #[must_use]
    pub fn subject_collections(
        mut self,
        subject_collections: impl IntoIterator<Item = impl IntoWire<Nsid>>,
    ) -> Self {
        self.subject_collections = Some(
            subject_collections
                .into_iter()
                .map(IntoWire::into_wire)
                .collect(),
        );
        self
    }
}

atproto_core::object! {
    Service: "app.bsky.labeler.service" {
        0 policies: "policies" required,
        1 labels: "labels" optional,
        2 created_at: "createdAt" required,
        3 reason_types: "reasonTypes" optional,
        4 subject_types: "subjectTypes" optional,
        5 subject_collections: "subjectCollections" optional,
    }
}

impl Record for Service {
    const NSID: &'static str = "app.bsky.labeler.service";
    const KEY: RecordKeyKind = RecordKeyKind::Literal("self");
}

/// The `labels` of [`Service`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ServiceLabels {
    /// `com.atproto.label.defs#selfLabels`.
    SelfLabels(Box<SelfLabels>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    ServiceLabels {
        0 SelfLabels(SelfLabels): "com.atproto.label.defs#selfLabels" from "values",
    }
}
