// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.safelink.queryRules`.

use crate::tools::ozone::safelink::defs::UrlRule;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.safelink.queryRules`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QueryRules {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `urls`.
    pub urls: Option<Vec<String>>,
    /// `patternType`.
    pub pattern_type: Option<String>,
    /// `actions`.
    pub actions: Option<Vec<String>>,
    /// `reason`.
    pub reason: Option<String>,
    /// `createdBy`.
    pub created_by: Option<Did>,
    /// `sortDirection`: the default is `desc`.
    pub sort_direction: Option<QueryRulesSortDirection>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl QueryRules {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }

    /// Sets `limit`: 1 to 100, the default is `50`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Sets `urls`.
    #[inline]
    #[must_use]
    pub fn urls(mut self, urls: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.urls = Some(urls.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `patternType`.
    #[inline]
    #[must_use]
    pub fn pattern_type(mut self, pattern_type: impl Into<String>) -> Self {
        self.pattern_type = Some(pattern_type.into());
        self
    }

    /// Sets `actions`.
    #[inline]
    #[must_use]
    pub fn actions(mut self, actions: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.actions = Some(actions.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `reason`.
    #[inline]
    #[must_use]
    pub fn reason(mut self, reason: impl Into<String>) -> Self {
        self.reason = Some(reason.into());
        self
    }

    /// Sets `createdBy`.
    #[inline]
    #[must_use]
    pub fn created_by(mut self, created_by: impl IntoWire<Did>) -> Self {
        self.created_by = Some(created_by.into_wire());
        self
    }

    /// Sets `sortDirection`: the default is `desc`.
    #[inline]
    #[must_use]
    pub fn sort_direction(mut self, sort_direction: impl Into<QueryRulesSortDirection>) -> Self {
        self.sort_direction = Some(sort_direction.into());
        self
    }
}

atproto_core::object! {
    #[inline]
    QueryRules {
        0 cursor: "cursor" optional,
        1 limit: "limit" optional,
        2 urls: "urls" optional,
        3 pattern_type: "patternType" optional,
        4 actions: "actions" optional,
        5 reason: "reason" optional,
        6 created_by: "createdBy" optional,
        7 sort_direction: "sortDirection" optional,
    }
}

impl Endpoint for QueryRules {
    const NSID: &'static str = "tools.ozone.safelink.queryRules";
    const METHOD: Method = Method::Procedure;
    type Output = QueryRulesOutput;
    type Error = NoError;

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

impl Procedure for QueryRules {}

atproto_core::endpoint_call! {
    QueryRulesCall(QueryRules) {
        cursor(impl Into<String>),
        limit(i64),
        urls(impl IntoIterator<Item = impl Into<String>>),
        pattern_type(impl Into<String>),
        actions(impl IntoIterator<Item = impl Into<String>>),
        reason(impl Into<String>),
        created_by(impl IntoWire<Did>),
        sort_direction(impl Into<QueryRulesSortDirection>),
    }
}

atproto_core::known_values! {
    /// The `sortDirection` of [`QueryRules`].
    pub struct QueryRulesSortDirection {
        ASC = "asc",
        DESC = "desc",
    }
}

/// What `tools.ozone.safelink.queryRules` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QueryRulesOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `rules`.
    pub rules: Vec<UrlRule>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    QueryRulesOutput {
        0 cursor: "cursor" optional,
        1 rules: "rules" required,
    }
}
