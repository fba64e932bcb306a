// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group.listMutualGroups`.

use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `chat.bsky.group.listMutualGroups`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListMutualGroups {
    /// `subject`.
    pub subject: Did,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl ListMutualGroups {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(subject: impl IntoWire<Did>) -> Self {
        Self {
            subject: subject.into_wire(),
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
}

impl Endpoint for ListMutualGroups {
    const NSID: &'static str = "chat.bsky.group.listMutualGroups";
    const METHOD: Method = Method::Query;
    type Output = ListMutualGroupsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.subject.write("subject", parts);
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListMutualGroups {}

impl Paginated for ListMutualGroups {
    type Item = ConvoView;

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
        output.convos.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.convos
    }
}

atproto_core::endpoint_call! {
    ListMutualGroupsCall(ListMutualGroups) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `chat.bsky.group.listMutualGroups` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListMutualGroupsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `convos`.
    pub convos: Vec<ConvoView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ListMutualGroupsOutput {
        0 cursor: "cursor" optional,
        1 convos: "convos" required,
    }
}
