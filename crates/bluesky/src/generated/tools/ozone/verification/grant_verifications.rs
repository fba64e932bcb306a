// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.verification.grantVerifications`.

use crate::tools::ozone::verification::defs::VerificationView;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::syntax::{Datetime, Did, Handle, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `tools.ozone.verification.grantVerifications`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GrantVerifications {
    /// `verifications`: at most 100 items.
    pub verifications: Vec<VerificationInput>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl GrantVerifications {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(verifications: impl IntoIterator<Item = VerificationInput>) -> Self {
        Self {
            verifications: verifications.into_iter().collect(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    GrantVerifications {
        0 verifications: "verifications" required,
    }
}

impl Endpoint for GrantVerifications {
    const NSID: &'static str = "tools.ozone.verification.grantVerifications";
    const METHOD: Method = Method::Procedure;
    type Output = GrantVerificationsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for GrantVerifications {}

atproto_core::endpoint_call! {
    GrantVerificationsCall(GrantVerifications) {
    }
}

/// What `tools.ozone.verification.grantVerifications` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GrantVerificationsOutput {
    /// `verifications`.
    pub verifications: Vec<VerificationView>,
    /// `failedVerifications`.
    pub failed_verifications: Vec<GrantError>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GrantVerificationsOutput {
        0 verifications: "verifications" required,
        1 failed_verifications: "failedVerifications" required,
    }
}

/// `tools.ozone.verification.grantVerifications#verificationInput`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct VerificationInput {
    /// `subject`.
    pub subject: Did,
    /// `handle`.
    pub handle: Handle,
    /// `displayName`.
    pub display_name: String,
    /// `createdAt`.
    pub created_at: Option<Datetime>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl VerificationInput {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(
        subject: impl IntoWire<Did>,
        handle: impl IntoWire<Handle>,
        display_name: impl Into<String>,
    ) -> Self {
        Self {
            subject: subject.into_wire(),
            handle: handle.into_wire(),
            display_name: display_name.into(),
            ..Self::default()
        }
    }

    /// Sets `createdAt`.
    #[inline]
    #[must_use]
    pub fn created_at(mut self, created_at: impl IntoWire<Datetime>) -> Self {
        self.created_at = Some(created_at.into_wire());
        self
    }
}

atproto_core::object! {
    #[inline]
    VerificationInput {
        0 subject: "subject" required,
        1 handle: "handle" required,
        2 display_name: "displayName" required,
        3 created_at: "createdAt" optional,
    }
}

/// `tools.ozone.verification.grantVerifications#grantError`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GrantError {
    /// `error`.
    pub error: String,
    /// `subject`.
    pub subject: Did,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl GrantError {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(error: impl Into<String>, subject: impl IntoWire<Did>) -> Self {
        Self {
            error: error.into(),
            subject: subject.into_wire(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    GrantError {
        0 error: "error" required,
        1 subject: "subject" required,
    }
}
