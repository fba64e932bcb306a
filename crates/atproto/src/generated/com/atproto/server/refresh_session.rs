// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.refreshSession`.

use atproto_core::data::{DecodeError, Decoded, Extra, Raw, decode_json};
use atproto_core::syntax::{Did, Handle};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// Gives new tokens for the refresh token, which is then spent. Clients do it by themselves.
///
/// `com.atproto.server.refreshSession`: a procedure.
///
/// Needs a session.
///
/// Its own errors are [`RefreshSessionError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RefreshSession {}

impl RefreshSession {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Endpoint for RefreshSession {
    const NSID: &'static str = "com.atproto.server.refreshSession";
    const METHOD: Method = Method::Procedure;
    type Output = RefreshSessionOutput;
    type Error = RefreshSessionError;

    fn request(&self, _parts: &mut RequestParts) {}

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for RefreshSession {}

atproto_core::endpoint_call! {
    RefreshSessionCall(RefreshSession) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.server.refreshSession` declares.
    pub enum RefreshSessionError {
        AccountTakedown = "AccountTakedown",
        InvalidToken = "InvalidToken",
        ExpiredToken = "ExpiredToken",
    }
}

/// What `com.atproto.server.refreshSession` answers.
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct RefreshSessionOutput {
    /// `accessJwt`.
    pub access_jwt: String,
    /// `refreshJwt`.
    pub refresh_jwt: String,
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
    pub status: Option<RefreshSessionOutputStatus>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for RefreshSessionOutput {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RefreshSessionOutput")
            .field("access_jwt", &"[redacted]")
            .field("refresh_jwt", &"[redacted]")
            .field("handle", &self.handle)
            .field("did", &self.did)
            .field("did_doc", &self.did_doc)
            .field("email", &self.email)
            .field("email_confirmed", &self.email_confirmed)
            .field("email_auth_factor", &self.email_auth_factor)
            .field("active", &self.active)
            .field("status", &self.status)
            .finish_non_exhaustive()
    }
}

atproto_core::object! {
    RefreshSessionOutput {
        0 access_jwt: "accessJwt" required,
        1 refresh_jwt: "refreshJwt" required,
        2 handle: "handle" required,
        3 did: "did" required,
        4 did_doc: "didDoc" optional,
        5 email: "email" optional,
        6 email_confirmed: "emailConfirmed" optional,
        7 email_auth_factor: "emailAuthFactor" optional,
        8 active: "active" optional,
        9 status: "status" optional,
    }
}

atproto_core::known_values! {
    /// The `status` of [`RefreshSessionOutput`].
    pub struct RefreshSessionOutputStatus {
        TAKENDOWN = "takendown",
        SUSPENDED = "suspended",
        DEACTIVATED = "deactivated",
    }
}
