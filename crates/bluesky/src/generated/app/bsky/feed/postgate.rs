// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.feed.postgate`.

use atproto_core::data::{Extra, Record, RecordKeyKind, Unknown};
use atproto_core::syntax::{AtUri, Datetime, IntoWire};

/// Who may quote a post. Its record key is that of the post.
///
/// `app.bsky.feed.postgate`: a record.
///
/// Its key is a TID.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Postgate {
    /// `createdAt`.
    pub created_at: Datetime,
    /// `post`.
    pub post: AtUri,
    /// `detachedEmbeddingUris`: at most 50 items.
    pub detached_embedding_uris: Option<Vec<AtUri>>,
    /// `embeddingRules`: at most 5 items.
    pub embedding_rules: Option<Vec<PostgateEmbeddingRulesItem>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Postgate {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(post: impl IntoWire<AtUri>) -> Self {
        Self {
            created_at: Datetime::now(),
            post: post.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `createdAt`.
    #[inline]
    #[must_use]
    pub fn created_at(mut self, created_at: impl IntoWire<Datetime>) -> Self {
        self.created_at = created_at.into_wire();
        self
    }

    /// Sets `detachedEmbeddingUris`: at most 50 items.
    #[inline]
    #[must_use]
    pub fn detached_embedding_uris(
        mut self,
        detached_embedding_uris: impl IntoIterator<Item = impl IntoWire<AtUri>>,
    ) -> Self {
        self.detached_embedding_uris = Some(
            detached_embedding_uris
                .into_iter()
                .map(IntoWire::into_wire)
                .collect(),
        );
        self
    }

    /// Sets `embeddingRules`: at most 5 items.
    #[inline]
    #[must_use]
    pub fn embedding_rules(
        mut self,
        embedding_rules: impl IntoIterator<Item = impl Into<PostgateEmbeddingRulesItem>>,
    ) -> Self {
        self.embedding_rules = Some(embedding_rules.into_iter().map(Into::into).collect());
        self
    }
}

atproto_core::object! {
    Postgate: "app.bsky.feed.postgate" {
        0 created_at: "createdAt" required,
        1 post: "post" required,
        2 detached_embedding_uris: "detachedEmbeddingUris" optional,
        3 embedding_rules: "embeddingRules" optional,
    }
}

impl Record for Postgate {
    const NSID: &'static str = "app.bsky.feed.postgate";
    const KEY: RecordKeyKind = RecordKeyKind::Tid;
}

/// An item of `embeddingRules` of [`Postgate`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum PostgateEmbeddingRulesItem {
    /// `app.bsky.feed.postgate#disableRule`.
    DisableRule(Box<DisableRule>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    PostgateEmbeddingRulesItem {
        0 DisableRule(DisableRule): "app.bsky.feed.postgate#disableRule" from "",
    }
}

/// `app.bsky.feed.postgate#disableRule`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct DisableRule {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl DisableRule {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    DisableRule {
    }
}
