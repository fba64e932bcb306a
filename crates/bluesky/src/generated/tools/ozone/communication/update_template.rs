// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.communication.updateTemplate`.

use crate::tools::ozone::communication::defs::TemplateView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire, Language};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.communication.updateTemplate`: a procedure.
///
/// Its own errors are [`UpdateTemplateError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct UpdateTemplate {
    /// `id`.
    pub id: String,
    /// `name`.
    pub name: Option<String>,
    /// `lang`.
    pub lang: Option<Language>,
    /// `contentMarkdown`.
    pub content_markdown: Option<String>,
    /// `subject`.
    pub subject: Option<String>,
    /// `updatedBy`.
    pub updated_by: Option<Did>,
    /// `disabled`.
    pub disabled: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl UpdateTemplate {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            ..Self::default()
        }
    }

    /// Sets `name`.
    #[inline]
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Sets `lang`.
    #[inline]
    #[must_use]
    pub fn lang(mut self, lang: impl IntoWire<Language>) -> Self {
        self.lang = Some(lang.into_wire());
        self
    }

    /// Sets `contentMarkdown`.
    #[inline]
    #[must_use]
    pub fn content_markdown(mut self, content_markdown: impl Into<String>) -> Self {
        self.content_markdown = Some(content_markdown.into());
        self
    }

    /// Sets `subject`.
    #[inline]
    #[must_use]
    pub fn subject(mut self, subject: impl Into<String>) -> Self {
        self.subject = Some(subject.into());
        self
    }

    /// Sets `updatedBy`.
    #[inline]
    #[must_use]
    pub fn updated_by(mut self, updated_by: impl IntoWire<Did>) -> Self {
        self.updated_by = Some(updated_by.into_wire());
        self
    }

    /// Sets `disabled`.
    #[inline]
    #[must_use]
    pub fn disabled(mut self, disabled: bool) -> Self {
        self.disabled = Some(disabled);
        self
    }
}

atproto_core::object! {
    #[inline]
    UpdateTemplate {
        0 id: "id" required,
        1 name: "name" optional,
        2 lang: "lang" optional,
        3 content_markdown: "contentMarkdown" optional,
        4 subject: "subject" optional,
        5 updated_by: "updatedBy" optional,
        6 disabled: "disabled" optional,
    }
}

impl Endpoint for UpdateTemplate {
    const NSID: &'static str = "tools.ozone.communication.updateTemplate";
    const METHOD: Method = Method::Procedure;
    type Output = TemplateView;
    type Error = UpdateTemplateError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.lang.check("lang", parts);
        self.updated_by.check("updatedBy", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for UpdateTemplate {}

atproto_core::endpoint_call! {
    UpdateTemplateCall(UpdateTemplate) {
        name(impl Into<String>),
        lang(impl IntoWire<Language>),
        content_markdown(impl Into<String>),
        subject(impl Into<String>),
        updated_by(impl IntoWire<Did>),
        disabled(bool),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.communication.updateTemplate` declares.
    pub enum UpdateTemplateError {
        DuplicateTemplateName = "DuplicateTemplateName",
    }
}
