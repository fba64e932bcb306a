// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.setting.listOptions`.

use crate::tools::ozone::setting::defs::OptionDef;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{IntoWire, Nsid};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.setting.listOptions`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListOptions {
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `scope`: the default is `instance`.
    pub scope: Option<ListOptionsScope>,
    /// `prefix`.
    pub prefix: Option<String>,
    /// `keys`: at most 100 items.
    pub keys: Option<Vec<Nsid>>,
}

impl ListOptions {
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

    /// Sets `scope`: the default is `instance`.
    #[inline]
    #[must_use]
    pub fn scope(mut self, scope: impl Into<ListOptionsScope>) -> Self {
        self.scope = Some(scope.into());
        self
    }

    /// Sets `prefix`.
    #[inline]
    #[must_use]
    pub fn prefix(mut self, prefix: impl Into<String>) -> Self {
        self.prefix = Some(prefix.into());
        self
    }

    /// Sets `keys`: at most 100 items.
    #[inline]
    #[must_use]
    pub fn keys(mut self, keys: impl IntoIterator<Item = impl IntoWire<Nsid>>) -> Self {
        self.keys = Some(keys.into_iter().map(IntoWire::into_wire).collect());
        self
    }
}

impl Endpoint for ListOptions {
    const NSID: &'static str = "tools.ozone.setting.listOptions";
    const METHOD: Method = Method::Query;
    type Output = ListOptionsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
        self.scope.write("scope", parts);
        self.prefix.write("prefix", parts);
        self.keys.write("keys", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListOptions {}

impl Paginated for ListOptions {
    type Item = OptionDef;

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
        output.options.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.options
    }
}

atproto_core::endpoint_call! {
    ListOptionsCall(ListOptions) pages {
        limit(i64),
        cursor(impl Into<String>),
        scope(impl Into<ListOptionsScope>),
        prefix(impl Into<String>),
        keys(impl IntoIterator<Item = impl IntoWire<Nsid>>),
    }
}

atproto_core::known_values! {
    /// The `scope` of [`ListOptions`].
    pub struct ListOptionsScope {
        INSTANCE = "instance",
        PERSONAL = "personal",
    }
}

/// What `tools.ozone.setting.listOptions` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListOptionsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `options`.
    pub options: Vec<OptionDef>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ListOptionsOutput {
        0 cursor: "cursor" optional,
        1 options: "options" required,
    }
}
