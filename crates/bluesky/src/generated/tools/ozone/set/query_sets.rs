// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.set.querySets`.

use crate::tools::ozone::set::defs::SetView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.set.querySets`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QuerySets {
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `namePrefix`.
    pub name_prefix: Option<String>,
    /// `sortBy`: the default is `name`.
    pub sort_by: Option<QuerySetsSortBy>,
    /// `sortDirection`: the default is `asc`.
    pub sort_direction: Option<QuerySetsSortDirection>,
}

impl QuerySets {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
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

    /// Sets `namePrefix`.
    #[inline]
    #[must_use]
    pub fn name_prefix(mut self, name_prefix: impl Into<String>) -> Self {
        self.name_prefix = Some(name_prefix.into());
        self
    }

    /// Sets `sortBy`: the default is `name`.
    #[inline]
    #[must_use]
    pub fn sort_by(mut self, sort_by: impl Into<QuerySetsSortBy>) -> Self {
        self.sort_by = Some(sort_by.into());
        self
    }

    /// Sets `sortDirection`: the default is `asc`.
    #[inline]
    #[must_use]
    pub fn sort_direction(mut self, sort_direction: impl Into<QuerySetsSortDirection>) -> Self {
        self.sort_direction = Some(sort_direction.into());
        self
    }
}

impl Endpoint for QuerySets {
    const NSID: &'static str = "tools.ozone.set.querySets";
    const METHOD: Method = Method::Query;
    type Output = QuerySetsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
        self.name_prefix.write("namePrefix", parts);
        self.sort_by.write("sortBy", parts);
        self.sort_direction.write("sortDirection", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for QuerySets {}

impl Paginated for QuerySets {
    type Item = SetView;

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
        output.sets.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.sets
    }
}

atproto_core::endpoint_call! {
    QuerySetsCall(QuerySets) pages {
        limit(i64),
        cursor(impl Into<String>),
        name_prefix(impl Into<String>),
        sort_by(impl Into<QuerySetsSortBy>),
        sort_direction(impl Into<QuerySetsSortDirection>),
    }
}

atproto_core::known_values! {
    /// The `sortBy` of [`QuerySets`].
    pub struct QuerySetsSortBy {
        NAME = "name",
        CREATED_AT = "createdAt",
        UPDATED_AT = "updatedAt",
    }
}

atproto_core::known_values! {
    /// The `sortDirection` of [`QuerySets`].
    pub struct QuerySetsSortDirection {
        ASC = "asc",
        DESC = "desc",
    }
}

/// What `tools.ozone.set.querySets` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct QuerySetsOutput {
    /// `sets`.
    pub sets: Vec<SetView>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    QuerySetsOutput {
        0 sets: "sets" required,
        1 cursor: "cursor" optional,
    }
}
