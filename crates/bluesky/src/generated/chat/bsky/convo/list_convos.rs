// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo.listConvos`.

use crate::chat::bsky::convo::defs::ConvoView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// The conversations of the signed-in account, the latest first.
///
/// `chat.bsky.convo.listConvos`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListConvos {
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `readState`.
    pub read_state: Option<ListConvosReadState>,
    /// `status`.
    pub status: Option<ListConvosStatus>,
    /// `kind`.
    pub kind: Option<ListConvosKind>,
    /// `lockStatus`.
    pub lock_status: Option<ListConvosLockStatus>,
}

impl ListConvos {
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

    /// Sets `readState`.
    #[inline]
    #[must_use]
    pub fn read_state(mut self, read_state: impl Into<ListConvosReadState>) -> Self {
        self.read_state = Some(read_state.into());
        self
    }

    /// Sets `status`.
    #[inline]
    #[must_use]
    pub fn status(mut self, status: impl Into<ListConvosStatus>) -> Self {
        self.status = Some(status.into());
        self
    }

    /// Sets `kind`.
    #[inline]
    #[must_use]
    pub fn kind(mut self, kind: impl Into<ListConvosKind>) -> Self {
        self.kind = Some(kind.into());
        self
    }

    /// Sets `lockStatus`.
    #[inline]
    #[must_use]
    pub fn lock_status(mut self, lock_status: impl Into<ListConvosLockStatus>) -> Self {
        self.lock_status = Some(lock_status.into());
        self
    }
}

impl Endpoint for ListConvos {
    const NSID: &'static str = "chat.bsky.convo.listConvos";
    const METHOD: Method = Method::Query;
    type Output = ListConvosOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
        self.read_state.write("readState", parts);
        self.status.write("status", parts);
        self.kind.write("kind", parts);
        self.lock_status.write("lockStatus", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListConvos {}

impl Paginated for ListConvos {
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
    ListConvosCall(ListConvos) pages {
        limit(i64),
        cursor(impl Into<String>),
        read_state(impl Into<ListConvosReadState>),
        status(impl Into<ListConvosStatus>),
        kind(impl Into<ListConvosKind>),
        lock_status(impl Into<ListConvosLockStatus>),
    }
}

atproto_core::known_values! {
    /// The `readState` of [`ListConvos`].
    pub struct ListConvosReadState {
        UNREAD = "unread",
    }
}

atproto_core::known_values! {
    /// The `status` of [`ListConvos`].
    pub struct ListConvosStatus {
        REQUEST = "request",
        ACCEPTED = "accepted",
    }
}

atproto_core::known_values! {
    /// The `kind` of [`ListConvos`].
    pub struct ListConvosKind {
        DIRECT = "direct",
        GROUP = "group",
    }
}

atproto_core::known_values! {
    /// The `lockStatus` of [`ListConvos`].
    pub struct ListConvosLockStatus {
        UNLOCKED = "unlocked",
        LOCKED = "locked",
        LOCKED_PERMANENTLY = "locked-permanently",
    }
}

/// What `chat.bsky.convo.listConvos` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListConvosOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `convos`.
    pub convos: Vec<ConvoView>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ListConvosOutput {
        0 cursor: "cursor" optional,
        1 convos: "convos" required,
    }
}
