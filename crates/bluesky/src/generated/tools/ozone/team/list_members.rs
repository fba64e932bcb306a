// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.team.listMembers`.

use crate::tools::ozone::team::defs::Member;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.team.listMembers`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListMembers {
    /// `q`.
    pub q: Option<String>,
    /// `disabled`.
    pub disabled: Option<bool>,
    /// `roles`.
    pub roles: Option<Vec<String>>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl ListMembers {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `q`.
    #[inline]
    #[must_use]
    pub fn q(mut self, q: impl Into<String>) -> Self {
        self.q = Some(q.into());
        self
    }

    /// Sets `disabled`.
    #[inline]
    #[must_use]
    pub fn disabled(mut self, disabled: bool) -> Self {
        self.disabled = Some(disabled);
        self
    }

    /// Sets `roles`.
    #[inline]
    #[must_use]
    pub fn roles(mut self, roles: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.roles = Some(roles.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `limit`: 1 to 100, the default is `50`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }
}

impl Endpoint for ListMembers {
    const NSID: &'static str = "tools.ozone.team.listMembers";
    const METHOD: Method = Method::Query;
    type Output = ListMembersOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.q.write("q", parts);
        self.disabled.write("disabled", parts);
        self.roles.write("roles", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListMembers {}

impl Paginated for ListMembers {
    type Item = Member;

    #[inline]
    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    #[inline]
    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    #[inline]
    fn len(output: &Self::Output) -> usize {
        output.members.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.members
    }
}

atproto_core::endpoint_call! {
    ListMembersCall(ListMembers) pages {
        q(impl Into<String>),
        disabled(bool),
        roles(impl IntoIterator<Item = impl Into<String>>),
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `tools.ozone.team.listMembers` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListMembersOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `members`.
    pub members: Vec<Member>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ListMembersOutput {
        0 cursor: "cursor" optional,
        1 members: "members" required,
    }
}
