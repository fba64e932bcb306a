// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.verification.listVerifications`.

use crate::tools::ozone::verification::defs::VerificationView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Datetime, Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.verification.listVerifications`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListVerifications {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `createdAfter`.
    pub created_after: Option<Datetime>,
    /// `createdBefore`.
    pub created_before: Option<Datetime>,
    /// `issuers`: at most 100 items.
    pub issuers: Option<Vec<Did>>,
    /// `subjects`: at most 100 items.
    pub subjects: Option<Vec<Did>>,
    /// `sortDirection`: the default is `desc`.
    pub sort_direction: Option<ListVerificationsSortDirection>,
    /// `isRevoked`.
    pub is_revoked: Option<bool>,
}

impl ListVerifications {
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

    /// Sets `createdAfter`.
    #[inline]
    #[must_use]
    pub fn created_after(mut self, created_after: impl IntoWire<Datetime>) -> Self {
        self.created_after = Some(created_after.into_wire());
        self
    }

    /// Sets `createdBefore`.
    #[inline]
    #[must_use]
    pub fn created_before(mut self, created_before: impl IntoWire<Datetime>) -> Self {
        self.created_before = Some(created_before.into_wire());
        self
    }

    /// Sets `issuers`: at most 100 items.
    #[inline]
    #[must_use]
    pub fn issuers(mut self, issuers: impl IntoIterator<Item = impl IntoWire<Did>>) -> Self {
        self.issuers = Some(issuers.into_iter().map(IntoWire::into_wire).collect());
        self
    }

    /// Sets `subjects`: at most 100 items.
    #[inline]
    #[must_use]
    pub fn subjects(mut self, subjects: impl IntoIterator<Item = impl IntoWire<Did>>) -> Self {
        self.subjects = Some(subjects.into_iter().map(IntoWire::into_wire).collect());
        self
    }

    /// Sets `sortDirection`: the default is `desc`.
    #[inline]
    #[must_use]
    pub fn sort_direction(
        mut self,
        sort_direction: impl Into<ListVerificationsSortDirection>,
    ) -> Self {
        self.sort_direction = Some(sort_direction.into());
        self
    }

    /// Sets `isRevoked`.
    #[inline]
    #[must_use]
    pub fn is_revoked(mut self, is_revoked: bool) -> Self {
        self.is_revoked = Some(is_revoked);
        self
    }
}

impl Endpoint for ListVerifications {
    const NSID: &'static str = "tools.ozone.verification.listVerifications";
    const METHOD: Method = Method::Query;
    type Output = ListVerificationsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.cursor.write("cursor", parts);
        self.limit.write("limit", parts);
        self.created_after.write("createdAfter", parts);
        self.created_before.write("createdBefore", parts);
        self.issuers.write("issuers", parts);
        self.subjects.write("subjects", parts);
        self.sort_direction.write("sortDirection", parts);
        self.is_revoked.write("isRevoked", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListVerifications {}

impl Paginated for ListVerifications {
    type Item = VerificationView;

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
        output.verifications.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.verifications
    }
}

atproto_core::endpoint_call! {
    ListVerificationsCall(ListVerifications) pages {
        cursor(impl Into<String>),
        limit(i64),
        created_after(impl IntoWire<Datetime>),
        created_before(impl IntoWire<Datetime>),
        issuers(impl IntoIterator<Item = impl IntoWire<Did>>),
        subjects(impl IntoIterator<Item = impl IntoWire<Did>>),
        sort_direction(impl Into<ListVerificationsSortDirection>),
        is_revoked(bool),
    }
}

atproto_core::known_values! {
    /// The `sortDirection` of [`ListVerifications`].
    pub struct ListVerificationsSortDirection {
        ASC = "asc",
        DESC = "desc",
    }
}

/// What `tools.ozone.verification.listVerifications` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListVerificationsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `verifications`.
    pub verifications: Vec<VerificationView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ListVerificationsOutput {
        0 cursor: "cursor" optional,
        1 verifications: "verifications" required,
    }
}
