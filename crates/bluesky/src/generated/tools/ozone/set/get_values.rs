// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.set.getValues`.

use crate::tools::ozone::set::defs::SetView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.set.getValues`: a query.
///
/// Its own errors are [`GetValuesError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetValues {
    /// `name`.
    pub name: String,
    /// `limit`: 1 to 1000, the default is `100`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetValues {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            ..Self::default()
        }
    }

    /// Sets `limit`: 1 to 1000, the default is `100`.
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

impl Endpoint for GetValues {
    const NSID: &'static str = "tools.ozone.set.getValues";
    const METHOD: Method = Method::Query;
    type Output = GetValuesOutput;
    type Error = GetValuesError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.name.write("name", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetValues {}

impl Paginated for GetValues {
    type Item = String;

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
        output.values.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.values
    }
}

atproto_core::endpoint_call! {
    GetValuesCall(GetValues) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `tools.ozone.set.getValues` declares.
    pub enum GetValuesError {
        SetNotFound = "SetNotFound",
    }
}

/// What `tools.ozone.set.getValues` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetValuesOutput {
    /// `set`.
    pub set: SetView,
    /// `values`.
    pub values: Vec<String>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetValuesOutput {
        0 set: "set" required,
        1 values: "values" required,
        2 cursor: "cursor" optional,
    }
}
