// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.hosting.getAccountHistory`.

use atproto_core::data::{DecodeError, Decoded, Extra, Unknown, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Datetime, Did, Handle, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `tools.ozone.hosting.getAccountHistory`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetAccountHistory {
    /// `did`.
    pub did: Did,
    /// `events`.
    pub events: Option<Vec<GetAccountHistoryEventsItem>>,
    /// `cursor`.
    pub cursor: Option<String>,
    /// `limit`: 1 to 100, the default is `50`.
    pub limit: Option<i64>,
}

impl GetAccountHistory {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(did: impl IntoWire<Did>) -> Self {
        Self {
            did: did.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `events`.
    #[inline]
    #[must_use]
    pub fn events(
        mut self,
        events: impl IntoIterator<Item = impl Into<GetAccountHistoryEventsItem>>,
    ) -> Self {
        self.events = Some(events.into_iter().map(Into::into).collect());
        self
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
}

impl Endpoint for GetAccountHistory {
    const NSID: &'static str = "tools.ozone.hosting.getAccountHistory";
    const METHOD: Method = Method::Query;
    type Output = GetAccountHistoryOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.did.write("did", parts);
        self.events.write("events", parts);
        self.cursor.write("cursor", parts);
        self.limit.write("limit", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetAccountHistory {}

impl Paginated for GetAccountHistory {
    type Item = Event;

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
        output.events.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.events
    }
}

atproto_core::endpoint_call! {
    GetAccountHistoryCall(GetAccountHistory) pages {
        events(impl IntoIterator<Item = impl Into<GetAccountHistoryEventsItem>>),
        cursor(impl Into<String>),
        limit(i64),
    }
}

atproto_core::known_values! {
    /// An item of `events` of [`GetAccountHistory`].
    pub struct GetAccountHistoryEventsItem {
        ACCOUNT_CREATED = "accountCreated",
        EMAIL_UPDATED = "emailUpdated",
        EMAIL_CONFIRMED = "emailConfirmed",
        PASSWORD_UPDATED = "passwordUpdated",
        HANDLE_UPDATED = "handleUpdated",
    }
}

/// What `tools.ozone.hosting.getAccountHistory` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetAccountHistoryOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `events`.
    pub events: Vec<Event>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetAccountHistoryOutput {
        0 cursor: "cursor" optional,
        1 events: "events" required,
    }
}

/// `tools.ozone.hosting.getAccountHistory#event`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Event {
    /// `details`.
    pub details: EventDetails,
    /// `createdBy`.
    pub created_by: String,
    /// `createdAt`.
    pub created_at: Datetime,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl Event {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        details: impl Into<EventDetails>,
        created_by: impl Into<String>,
        created_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            details: details.into(),
            created_by: created_by.into(),
            created_at: created_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    Event {
        0 details: "details" required,
        1 created_by: "createdBy" required,
        2 created_at: "createdAt" required,
    }
}

/// The `details` of [`Event`].
///
/// Members that this version does not know, or that are malformed, are kept as [`Self::Other`].
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum EventDetails {
    /// `tools.ozone.hosting.getAccountHistory#accountCreated`.
    AccountCreated(Box<AccountCreated>),
    /// `tools.ozone.hosting.getAccountHistory#emailUpdated`.
    EmailUpdated(Box<EmailUpdated>),
    /// `tools.ozone.hosting.getAccountHistory#emailConfirmed`.
    EmailConfirmed(Box<EmailConfirmed>),
    /// `tools.ozone.hosting.getAccountHistory#passwordUpdated`.
    PasswordUpdated(Box<PasswordUpdated>),
    /// `tools.ozone.hosting.getAccountHistory#handleUpdated`.
    HandleUpdated(Box<HandleUpdated>),
    /// Anything else, as it came.
    Other(Box<Unknown>),
}

atproto_core::union! {
    #[inline]
    EventDetails {
        0 AccountCreated(AccountCreated): "tools.ozone.hosting.getAccountHistory#accountCreated" from "email",
        1 EmailUpdated(EmailUpdated): "tools.ozone.hosting.getAccountHistory#emailUpdated" from "email",
        2 EmailConfirmed(EmailConfirmed): "tools.ozone.hosting.getAccountHistory#emailConfirmed" from "email",
        3 PasswordUpdated(PasswordUpdated): "tools.ozone.hosting.getAccountHistory#passwordUpdated" from "",
        4 HandleUpdated(HandleUpdated): "tools.ozone.hosting.getAccountHistory#handleUpdated" from "handle",
    }
}

/// `tools.ozone.hosting.getAccountHistory#accountCreated`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AccountCreated {
    /// `email`.
    pub email: Option<String>,
    /// `handle`.
    pub handle: Option<Handle>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AccountCreated {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    AccountCreated {
        0 email: "email" optional,
        1 handle: "handle" optional,
    }
}

/// `tools.ozone.hosting.getAccountHistory#emailUpdated`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EmailUpdated {
    /// `email`.
    pub email: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EmailUpdated {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(email: impl Into<String>) -> Self {
        Self {
            email: email.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    EmailUpdated {
        0 email: "email" required,
    }
}

/// `tools.ozone.hosting.getAccountHistory#emailConfirmed`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct EmailConfirmed {
    /// `email`.
    pub email: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl EmailConfirmed {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(email: impl Into<String>) -> Self {
        Self {
            email: email.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    EmailConfirmed {
        0 email: "email" required,
    }
}

/// `tools.ozone.hosting.getAccountHistory#passwordUpdated`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct PasswordUpdated {
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl PasswordUpdated {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

atproto_core::object! {
    #[inline]
    PasswordUpdated {
    }
}

/// `tools.ozone.hosting.getAccountHistory#handleUpdated`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct HandleUpdated {
    /// `handle`.
    pub handle: Handle,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl HandleUpdated {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(handle: impl IntoWire<Handle>) -> Self {
        Self {
            handle: handle.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    HandleUpdated {
        0 handle: "handle" required,
    }
}
