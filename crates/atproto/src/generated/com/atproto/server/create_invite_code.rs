// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.createInviteCode`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::{Endpoint, Method, NoError, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.server.createInviteCode`: a procedure.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateInviteCode {
    /// `useCount`.
    pub use_count: i64,
    /// `forAccount`.
    pub for_account: Option<Did>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl CreateInviteCode {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(use_count: i64) -> Self {
        Self {
            use_count,
            ..Self::default()
        }
    }

    /// Sets `forAccount`.
    #[inline]
    #[must_use]
    pub fn for_account(mut self, for_account: impl IntoWire<Did>) -> Self {
        self.for_account = Some(for_account.into_wire());
        self
    }
}

atproto_core::object! {
    CreateInviteCode {
        0 use_count: "useCount" required,
        1 for_account: "forAccount" optional,
    }
}

impl Endpoint for CreateInviteCode {
    const NSID: &'static str = "com.atproto.server.createInviteCode";
    const METHOD: Method = Method::Procedure;
    type Output = CreateInviteCodeOutput;
    type Error = NoError;

    fn request(&self, parts: &mut RequestParts) {
        self.for_account.check("forAccount", parts);
        parts.body_json(self);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Procedure for CreateInviteCode {}

atproto_core::endpoint_call! {
    CreateInviteCodeCall(CreateInviteCode) {
        for_account(impl IntoWire<Did>),
    }
}

/// What `com.atproto.server.createInviteCode` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CreateInviteCodeOutput {
    /// `code`.
    pub code: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    CreateInviteCodeOutput {
        0 code: "code" required,
    }
}
