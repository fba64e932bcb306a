// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.getAccountInviteCodes`.

use crate::com::atproto::server::defs::InviteCode;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.server.getAccountInviteCodes`: a query.
///
/// Needs a session.
///
/// Its own errors are [`GetAccountInviteCodesError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetAccountInviteCodes {
    /// `includeUsed`: the default is `true`.
    pub include_used: Option<bool>,
    /// `createAvailable`: the default is `true`.
    pub create_available: Option<bool>,
}

impl GetAccountInviteCodes {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `includeUsed`: the default is `true`.
    #[inline]
    #[must_use]
    pub fn include_used(mut self, include_used: bool) -> Self {
        self.include_used = Some(include_used);
        self
    }

    /// Sets `createAvailable`: the default is `true`.
    #[inline]
    #[must_use]
    pub fn create_available(mut self, create_available: bool) -> Self {
        self.create_available = Some(create_available);
        self
    }
}

impl Endpoint for GetAccountInviteCodes {
    const NSID: &'static str = "com.atproto.server.getAccountInviteCodes";
    const METHOD: Method = Method::Query;
    type Output = GetAccountInviteCodesOutput;
    type Error = GetAccountInviteCodesError;

    fn request(&self, parts: &mut RequestParts) {
        self.include_used.write("includeUsed", parts);
        self.create_available.write("createAvailable", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetAccountInviteCodes {}

atproto_core::endpoint_call! {
    GetAccountInviteCodesCall(GetAccountInviteCodes) {
        include_used(bool),
        create_available(bool),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.server.getAccountInviteCodes` declares.
    pub enum GetAccountInviteCodesError {
        DuplicateCreate = "DuplicateCreate",
    }
}

/// What `com.atproto.server.getAccountInviteCodes` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetAccountInviteCodesOutput {
    /// `codes`.
    pub codes: Vec<InviteCode>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    GetAccountInviteCodesOutput {
        0 codes: "codes" required,
    }
}
