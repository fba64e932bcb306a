// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.createSession`.

use atproto_core::data::{DecodeError, Decoded, Extra, Raw, decode_json};
use atproto_core::syntax::{Did, Handle};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// Signs in with a password. The functions and clients of this crate do it for you and keep the session fresh.
///
/// `com.atproto.server.createSession`: a procedure.
///
/// Its own errors are [`CreateSessionError`].
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct CreateSession {
    /// `identifier`.
    pub identifier: String,
    /// `password`.
    pub password: String,
    /// `authFactorToken`.
    pub auth_factor_token: Option<String>,
    /// `allowTakendown`.
    pub allow_takendown: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for CreateSession {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CreateSession")
            .field("identifier", &self.identifier)
            .field("password", &"[redacted]")
            .field(
                "auth_factor_token",
                &self.auth_factor_token.as_ref().map(|_| "[redacted]"),
            )
            .field("allow_takendown", &self.allow_takendown)
            .finish_non_exhaustive()
    }
}

impl CreateSession {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(identifier: impl Into<String>, password: impl Into<String>) -> Self {
        Self {
            identifier: identifier.into(),
            password: password.into(),
            ..Self::default()
        }
    }

    /// Sets `authFactorToken`.
    #[inline]
    #[must_use]
    pub fn auth_factor_token(mut self, auth_factor_token: impl Into<String>) -> Self {
        self.auth_factor_token = Some(auth_factor_token.into());
        self
    }

    /// Sets `allowTakendown`.
    #[inline]
    #[must_use]
    pub fn allow_takendown(mut self, allow_takendown: bool) -> Self {
        self.allow_takendown = Some(allow_takendown);
        self
    }
}

atproto_core::object! {
    CreateSession {
        0 identifier: "identifier" required,
        1 password: "password" required,
        2 auth_factor_token: "authFactorToken" optional,
        3 allow_takendown: "allowTakendown" optional,
    }
}

impl Endpoint for CreateSession {
    const NSID: &'static str = "com.atproto.server.createSession";
    const METHOD: Method = Method::Procedure;
    type Output = CreateSessionOutput;
    type Error = CreateSessionError;

    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for CreateSession {}

atproto_core::endpoint_call! {
    CreateSessionCall(CreateSession) {
        auth_factor_token(impl Into<String>),
        allow_takendown(bool),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.server.createSession` declares.
    pub enum CreateSessionError {
        AccountTakedown = "AccountTakedown",
        AuthFactorTokenRequired = "AuthFactorTokenRequired",
    }
}

/// What `com.atproto.server.createSession` answers.
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct CreateSessionOutput {
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
    pub status: Option<CreateSessionOutputStatus>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for CreateSessionOutput {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CreateSessionOutput")
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
    CreateSessionOutput {
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
    /// The `status` of [`CreateSessionOutput`].
    pub struct CreateSessionOutputStatus {
        TAKENDOWN = "takendown",
        SUSPENDED = "suspended",
        DEACTIVATED = "deactivated",
    }
}
