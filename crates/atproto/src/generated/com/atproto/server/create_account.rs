// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.createAccount`.

use atproto_core::data::{DecodeError, Decoded, Extra, Raw, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, Handle, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// Creates an account on the server.
///
/// `com.atproto.server.createAccount`: a procedure.
///
/// Its own errors are [`CreateAccountError`].
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct CreateAccount {
    /// `email`.
    pub email: Option<String>,
    /// `handle`.
    pub handle: Handle,
    /// `did`.
    pub did: Option<Did>,
    /// `inviteCode`.
    pub invite_code: Option<String>,
    /// `verificationCode`.
    pub verification_code: Option<String>,
    /// `verificationPhone`.
    pub verification_phone: Option<String>,
    /// `password`.
    pub password: Option<String>,
    /// `recoveryKey`.
    pub recovery_key: Option<String>,
    /// `plcOp`.
    pub plc_op: Option<Raw>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for CreateAccount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CreateAccount")
            .field("email", &self.email)
            .field("handle", &self.handle)
            .field("did", &self.did)
            .field("invite_code", &self.invite_code)
            .field(
                "verification_code",
                &self.verification_code.as_ref().map(|_| "[redacted]"),
            )
            .field("verification_phone", &self.verification_phone)
            .field("password", &self.password.as_ref().map(|_| "[redacted]"))
            .field("recovery_key", &self.recovery_key)
            .field("plc_op", &self.plc_op)
            .finish_non_exhaustive()
    }
}

impl CreateAccount {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(handle: impl IntoWire<Handle>) -> Self {
        Self {
            handle: handle.into_wire(),
            ..Self::default()
        }
    }

    /// Sets `email`.
    #[inline]
    #[must_use]
    pub fn email(mut self, email: impl Into<String>) -> Self {
        self.email = Some(email.into());
        self
    }

    /// Sets `did`.
    #[inline]
    #[must_use]
    pub fn did(mut self, did: impl IntoWire<Did>) -> Self {
        self.did = Some(did.into_wire());
        self
    }

    /// Sets `inviteCode`.
    #[inline]
    #[must_use]
    pub fn invite_code(mut self, invite_code: impl Into<String>) -> Self {
        self.invite_code = Some(invite_code.into());
        self
    }

    /// Sets `verificationCode`.
    #[inline]
    #[must_use]
    pub fn verification_code(mut self, verification_code: impl Into<String>) -> Self {
        self.verification_code = Some(verification_code.into());
        self
    }

    /// Sets `verificationPhone`.
    #[inline]
    #[must_use]
    pub fn verification_phone(mut self, verification_phone: impl Into<String>) -> Self {
        self.verification_phone = Some(verification_phone.into());
        self
    }

    /// Sets `password`.
    #[inline]
    #[must_use]
    pub fn password(mut self, password: impl Into<String>) -> Self {
        self.password = Some(password.into());
        self
    }

    /// Sets `recoveryKey`.
    #[inline]
    #[must_use]
    pub fn recovery_key(mut self, recovery_key: impl Into<String>) -> Self {
        self.recovery_key = Some(recovery_key.into());
        self
    }

    /// Sets `plcOp`.
    #[inline]
    #[must_use]
    pub fn plc_op(mut self, plc_op: impl Into<Raw>) -> Self {
        self.plc_op = Some(plc_op.into());
        self
    }
}

atproto_core::object! {
    CreateAccount {
        0 email: "email" optional,
        1 handle: "handle" required,
        2 did: "did" optional,
        3 invite_code: "inviteCode" optional,
        4 verification_code: "verificationCode" optional,
        5 verification_phone: "verificationPhone" optional,
        6 password: "password" optional,
        7 recovery_key: "recoveryKey" optional,
        8 plc_op: "plcOp" optional,
    }
}

impl Endpoint for CreateAccount {
    const NSID: &'static str = "com.atproto.server.createAccount";
    const METHOD: Method = Method::Procedure;
    type Output = CreateAccountOutput;
    type Error = CreateAccountError;

    fn request(&self, parts: &mut RequestParts) {
        self.handle.check("handle", parts);
        self.did.check("did", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for CreateAccount {}

atproto_core::endpoint_call! {
    CreateAccountCall(CreateAccount) {
        email(impl Into<String>),
        did(impl IntoWire<Did>),
        invite_code(impl Into<String>),
        verification_code(impl Into<String>),
        verification_phone(impl Into<String>),
        password(impl Into<String>),
        recovery_key(impl Into<String>),
        plc_op(impl Into<Raw>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.server.createAccount` declares.
    pub enum CreateAccountError {
        InvalidHandle = "InvalidHandle",
        InvalidPassword = "InvalidPassword",
        InvalidInviteCode = "InvalidInviteCode",
        HandleNotAvailable = "HandleNotAvailable",
        UnsupportedDomain = "UnsupportedDomain",
        UnresolvableDid = "UnresolvableDid",
        IncompatibleDidDoc = "IncompatibleDidDoc",
    }
}

/// What `com.atproto.server.createAccount` answers.
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct CreateAccountOutput {
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
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for CreateAccountOutput {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CreateAccountOutput")
            .field("access_jwt", &"[redacted]")
            .field("refresh_jwt", &"[redacted]")
            .field("handle", &self.handle)
            .field("did", &self.did)
            .field("did_doc", &self.did_doc)
            .finish_non_exhaustive()
    }
}

atproto_core::object! {
    CreateAccountOutput {
        0 access_jwt: "accessJwt" required,
        1 refresh_jwt: "refreshJwt" required,
        2 handle: "handle" required,
        3 did: "did" required,
        4 did_doc: "didDoc" optional,
    }
}
