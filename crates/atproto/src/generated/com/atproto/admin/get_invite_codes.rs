// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.admin.getInviteCodes`.

use crate::com::atproto::server::defs::InviteCode;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.admin.getInviteCodes`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetInviteCodes {
    /// `sort`: the default is `recent`.
    pub sort: Option<GetInviteCodesSort>,
    /// `limit`: 1 to 500, the default is `100`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl GetInviteCodes {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `sort`: the default is `recent`.
    #[inline]
    #[must_use]
    pub fn sort(mut self, sort: impl Into<GetInviteCodesSort>) -> Self {
        self.sort = Some(sort.into());
        self
    }

    /// Sets `limit`: 1 to 500, the default is `100`.
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

impl Endpoint for GetInviteCodes {
    const NSID: &'static str = "com.atproto.admin.getInviteCodes";
    const METHOD: Method = Method::Query;
    type Output = GetInviteCodesOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.sort.write("sort", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetInviteCodes {}

impl Paginated for GetInviteCodes {
    type Item = InviteCode;

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
        output.codes.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.codes
    }
}

atproto_core::endpoint_call! {
    GetInviteCodesCall(GetInviteCodes) pages {
        sort(impl Into<GetInviteCodesSort>),
        limit(i64),
        cursor(impl Into<String>),
    }
}

atproto_core::known_values! {
    /// The `sort` of [`GetInviteCodes`].
    pub struct GetInviteCodesSort {
        RECENT = "recent",
        USAGE = "usage",
    }
}

/// What `com.atproto.admin.getInviteCodes` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetInviteCodesOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `codes`.
    pub codes: Vec<InviteCode>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetInviteCodesOutput {
        0 cursor: "cursor" optional,
        1 codes: "codes" required,
    }
}
