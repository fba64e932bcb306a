// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.communication.defs`.

use atproto_core::data::Extra;
use atproto_core::syntax::{Datetime, Did, IntoWire, Language};

/// `tools.ozone.communication.defs#templateView`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct TemplateView {
    /// `id`.
    pub id: String,
    /// `name`.
    pub name: String,
    /// `subject`.
    pub subject: Option<String>,
    /// `contentMarkdown`.
    pub content_markdown: String,
    /// `disabled`.
    pub disabled: bool,
    /// `lang`.
    pub lang: Option<Language>,
    /// `lastUpdatedBy`.
    pub last_updated_by: Did,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `updatedAt`.
    pub updated_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl TemplateView {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        id: impl Into<String>,
        name: impl Into<String>,
        content_markdown: impl Into<String>,
        disabled: bool,
        last_updated_by: impl IntoWire<Did>,
        created_at: impl IntoWire<Datetime>,
        updated_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
            content_markdown: content_markdown.into(),
            disabled,
            last_updated_by: last_updated_by.into_wire(),
            created_at: created_at.into_wire(),
            updated_at: updated_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    TemplateView {
        0 id: "id" required,
        1 name: "name" required,
        2 subject: "subject" optional,
        3 content_markdown: "contentMarkdown" required,
        4 disabled: "disabled" required,
        5 lang: "lang" optional,
        6 last_updated_by: "lastUpdatedBy" required,
        7 created_at: "createdAt" required,
        8 updated_at: "updatedAt" required,
    }
}
