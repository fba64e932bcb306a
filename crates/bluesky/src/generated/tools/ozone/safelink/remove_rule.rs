// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.safelink.removeRule`.

use crate::tools::ozone::safelink::defs::{Event, PatternType};
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.safelink.removeRule`: a procedure.
///
/// Its own errors are [`RemoveRuleError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RemoveRule {
    /// `url`.
    pub url: String,
    /// `pattern`.
    pub pattern: PatternType,
    /// `comment`.
    pub comment: Option<String>,
    /// `createdBy`.
    pub created_by: Option<Did>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RemoveRule {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(url: impl Into<String>, pattern: impl Into<PatternType>) -> Self {
        Self {
            url: url.into(),
            pattern: pattern.into(),
            ..Self::default()
        }
    }

    /// Sets `comment`.
    #[inline]
    #[must_use]
    pub fn comment(mut self, comment: impl Into<String>) -> Self {
        self.comment = Some(comment.into());
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
    RemoveRule {
        0 url: "url" required,
        1 pattern: "pattern" required,
        2 comment: "comment" optional,
        3 created_by: "createdBy" optional,
    }
}

impl Endpoint for RemoveRule {
    const NSID: &'static str = "tools.ozone.safelink.removeRule";
    const METHOD: Method = Method::Procedure;
    type Output = Event;
    type Error = RemoveRuleError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.created_by.check("createdBy", parts);
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for RemoveRule {}

atproto_core::endpoint_call! {
    RemoveRuleCall(RemoveRule) {
        comment(impl Into<String>),
        created_by(impl IntoWire<Did>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.safelink.removeRule` declares.
    pub enum RemoveRuleError {
        RuleNotFound = "RuleNotFound",
    }
}
