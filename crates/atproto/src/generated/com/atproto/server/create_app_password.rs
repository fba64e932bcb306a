// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.createAppPassword`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::syntax::{Datetime, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// Makes an app password: it signs in, but cannot delete the account or change its e-mail address.
///
/// `com.atproto.server.createAppPassword`: a procedure.
///
/// Its own errors are [`CreateAppPasswordError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateAppPassword {
    /// `name`.
    pub name: String,
    /// `privileged`.
    pub privileged: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CreateAppPassword {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            ..Self::default()
        }
    }

    /// Sets `privileged`.
    #[inline]
    #[must_use]
    pub fn privileged(mut self, privileged: bool) -> Self {
        self.privileged = Some(privileged);
        self
    }
}

atproto_core::object! {
    CreateAppPassword {
        0 name: "name" required,
        1 privileged: "privileged" optional,
    }
}

impl Endpoint for CreateAppPassword {
    const NSID: &'static str = "com.atproto.server.createAppPassword";
    const METHOD: Method = Method::Procedure;
    type Output = AppPassword;
    type Error = CreateAppPasswordError;

    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for CreateAppPassword {}

atproto_core::endpoint_call! {
    CreateAppPasswordCall(CreateAppPassword) {
        privileged(bool),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.server.createAppPassword` declares.
    pub enum CreateAppPasswordError {
        AccountTakedown = "AccountTakedown",
    }
}

/// `com.atproto.server.createAppPassword#appPassword`.
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct AppPassword {
    /// `name`.
    pub name: String,
    /// `password`.
    pub password: String,
    /// `createdAt`.
    pub created_at: Datetime,
    /// `privileged`.
    pub privileged: Option<bool>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for AppPassword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AppPassword")
            .field("name", &self.name)
            .field("password", &"[redacted]")
            .field("created_at", &self.created_at)
            .field("privileged", &self.privileged)
            .finish_non_exhaustive()
    }
}

impl AppPassword {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        name: impl Into<String>,
        password: impl Into<String>,
        created_at: impl IntoWire<Datetime>,
    ) -> Self {
        Self {
            name: name.into(),
            password: password.into(),
            created_at: created_at.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    AppPassword {
        0 name: "name" required,
        1 password: "password" required,
        2 created_at: "createdAt" required,
        3 privileged: "privileged" optional,
    }
}
