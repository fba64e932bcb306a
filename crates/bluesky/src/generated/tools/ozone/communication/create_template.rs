// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.communication.createTemplate`.

use crate::tools::ozone::communication::defs::TemplateView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire, Language};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.communication.createTemplate`: a procedure.
///
/// Its own errors are [`CreateTemplateError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateTemplate {
    /// `name`.
    pub name: String,
    /// `contentMarkdown`.
    pub content_markdown: String,
    /// `subject`.
    pub subject: String,
    /// `lang`.
    pub lang: Option<Language>,
    /// `createdBy`.
    pub created_by: Option<Did>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CreateTemplate {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        name: impl Into<String>,
        content_markdown: impl Into<String>,
        subject: impl Into<String>,
    ) -> Self {
        Self {
            name: name.into(),
            content_markdown: content_markdown.into(),
            subject: subject.into(),
            ..Self::default()
        }
    }

    /// Sets `lang`.
    #[inline]
    #[must_use]
    pub fn lang(mut self, lang: impl IntoWire<Language>) -> Self {
        self.lang = Some(lang.into_wire());
        self
    }

    /// Sets `createdBy`.
    #[inline]
    #[must_use]
    pub fn created_by(mut self, created_by: impl IntoWire<Did>) -> Self {
        self.created_by = Some(created_by.into_wire());
        self
    }
}

atproto_core::object! {
    #[inline]
    CreateTemplate {
        0 name: "name" required,
        1 content_markdown: "contentMarkdown" required,
        2 subject: "subject" required,
        3 lang: "lang" optional,
        4 created_by: "createdBy" optional,
    }
}

impl Endpoint for CreateTemplate {
    const NSID: &'static str = "tools.ozone.communication.createTemplate";
    const METHOD: Method = Method::Procedure;
    type Output = TemplateView;
    type Error = CreateTemplateError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.lang.check("lang", parts);
        self.created_by.check("createdBy", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for CreateTemplate {}

atproto_core::endpoint_call! {
    CreateTemplateCall(CreateTemplate) {
        lang(impl IntoWire<Language>),
        created_by(impl IntoWire<Did>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.communication.createTemplate` declares.
    pub enum CreateTemplateError {
        DuplicateTemplateName = "DuplicateTemplateName",
    }
}
