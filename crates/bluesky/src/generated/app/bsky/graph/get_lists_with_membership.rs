// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph.getListsWithMembership`.

use crate::app::bsky::graph::defs::{ListItemView, ListView};
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{AtIdentifier, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `app.bsky.graph.getListsWithMembership`: a query.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetListsWithMembership {
    /// `actor`.
    pub actor: AtIdentifier,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `purposes`.
    pub purposes: Option<Vec<GetListsWithMembershipPurposesItem>>,
}

impl GetListsWithMembership {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(actor: impl IntoWire<AtIdentifier>) -> Self {
        Self {
            actor: actor.into_wire(),
            ..Self::default()
        }
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

    /// Sets `purposes`.
    #[inline]
    #[must_use]
    pub fn purposes(
        mut self,
        purposes: impl IntoIterator<Item = impl Into<GetListsWithMembershipPurposesItem>>,
    ) -> Self {
        self.purposes = Some(purposes.into_iter().map(Into::into).collect());
        self
    }
}

impl Endpoint for GetListsWithMembership {
    const NSID: &'static str = "app.bsky.graph.getListsWithMembership";
    const METHOD: Method = Method::Query;
    type Output = GetListsWithMembershipOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.actor.write("actor", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
        self.purposes.write("purposes", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetListsWithMembership {}

impl Paginated for GetListsWithMembership {
    type Item = ListWithMembership;

    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    fn len(output: &Self::Output) -> usize {
        output.lists_with_membership.len()
    }

    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.lists_with_membership
    }
}

atproto_core::endpoint_call! {
    GetListsWithMembershipCall(GetListsWithMembership) pages {
        limit(i64),
        cursor(impl Into<String>),
        purposes(impl IntoIterator<Item = impl Into<GetListsWithMembershipPurposesItem>>),
    }
}

atproto_core::known_values! {
    /// An item of `purposes` of [`GetListsWithMembership`].
    pub struct GetListsWithMembershipPurposesItem {
        MODLIST = "modlist",
        CURATELIST = "curatelist",
    }
}

/// What `app.bsky.graph.getListsWithMembership` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetListsWithMembershipOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `listsWithMembership`.
    pub lists_with_membership: Vec<ListWithMembership>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetListsWithMembershipOutput {
        0 cursor: "cursor" optional,
        1 lists_with_membership: "listsWithMembership" required,
    }
}

/// `app.bsky.graph.getListsWithMembership#listWithMembership`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListWithMembership {
    /// `list`.
    pub list: ListView,
    /// `listItem`.
    pub list_item: Option<Box<ListItemView>>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl ListWithMembership {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(list: ListView) -> Self {
        Self {
            list,
            ..Self::default()
        }
    }
}

atproto_core::object! {
    ListWithMembership {
        0 list: "list" required,
        1 list_item: "listItem" optional,
    }
}
