// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.getSession`.

use atproto_core::data::{DecodeError, Decoded, Extra, Raw, decode_json};
use atproto_core::syntax::{Did, Handle};
use atproto_core::xrpc::{Endpoint, Method, NoError, Query, RequestParts};
use bytes::Bytes;

/// Who is signed in.
///
/// `com.atproto.server.getSession`: a query.
///
/// Needs a session.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSession {}

impl GetSession {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for GetSession {
    const NSID: &'static str = "com.atproto.server.getSession";
    const METHOD: Method = Method::Query;
    type Output = GetSessionOutput;
    type Error = NoError;

    fn request(&self, _parts: &mut RequestParts) {}

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetSession {}

atproto_core::endpoint_call! {
    GetSessionCall(GetSession) {
    }
}

/// What `com.atproto.server.getSession` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetSessionOutput {
    /// `handle`.
    pub handle: Handle,
    /// `did`.
    pub did: Did,
    /// `didDoc`.
    pub did_doc: Option<Raw>,
    /// `email`.
    pub email: Option<String>,
    /// `emailConfirmed`.
    pub email_confirmed: Option<bool>,
    /// `emailAuthFactor`.
    pub email_auth_factor: Option<bool>,
    /// `active`.
    pub active: Option<bool>,
    /// `status`.
    pub status: Option<GetSessionOutputStatus>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetSessionOutput {
        0 handle: "handle" required,
        1 did: "did" required,
        2 did_doc: "didDoc" optional,
        3 email: "email" optional,
        4 email_confirmed: "emailConfirmed" optional,
        5 email_auth_factor: "emailAuthFactor" optional,
        6 active: "active" optional,
        7 status: "status" optional,
    }
}

atproto_core::known_values! {
    /// The `status` of [`GetSessionOutput`].
    pub struct GetSessionOutputStatus {
        TAKENDOWN = "takendown",
        SUSPENDED = "suspended",
        DEACTIVATED = "deactivated",
    }
}
