// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.listAppPasswords`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::syntax::{Datetime, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.server.listAppPasswords`: a query.
///
/// Its own errors are [`ListAppPasswordsError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListAppPasswords {}

impl ListAppPasswords {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for ListAppPasswords {
    const NSID: &'static str = "com.atproto.server.listAppPasswords";
    const METHOD: Method = Method::Query;
    type Output = ListAppPasswordsOutput;
    type Error = ListAppPasswordsError;

    fn request(&self, _parts: &mut RequestParts) {}

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListAppPasswords {}

atproto_core::endpoint_call! {
    ListAppPasswordsCall(ListAppPasswords) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.server.listAppPasswords` declares.
    pub enum ListAppPasswordsError {
        AccountTakedown = "AccountTakedown",
    }
}

/// What `com.atproto.server.listAppPasswords` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListAppPasswordsOutput {
    /// `passwords`.
    pub passwords: Vec<AppPassword>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    ListAppPasswordsOutput {
        0 passwords: "passwords" required,
    }
}

/// `com.atproto.server.listAppPasswords#appPassword`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct AppPassword {
    /// `name`.
    pub name: String,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `privileged`.
    pub privileged: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl AppPassword {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(name: impl Into<String>, created_at: impl IntoWire<Datetime>) -> Self {
        Self {
            name: name.into(),
            created_at: created_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    AppPassword {
        0 name: "name" required,
        1 created_at: "createdAt" required,
        2 privileged: "privileged" optional,
    }
}
