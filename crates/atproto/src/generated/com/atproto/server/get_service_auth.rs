// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.server.getServiceAuth`.

use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::syntax::{IntoWire, Nsid};
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// A token that proves to another service who is asking.
///
/// `com.atproto.server.getServiceAuth`: a query.
///
/// Its own errors are [`GetServiceAuthError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetServiceAuth {
    /// `aud`: at most 2048 bytes.
    pub aud: String,
    /// `exp`.
    pub exp: Option<i64>,
    /// `lxm`.
    pub lxm: Option<Nsid>,
}

impl GetServiceAuth {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(aud: impl Into<String>) -> Self {
        Self {
            aud: aud.into(),
            ..Self::default()
        }
    }

    /// Sets `exp`.
    #[inline]
    #[must_use]
    pub fn exp(mut self, exp: i64) -> Self {
        self.exp = Some(exp);
        self
    }

    /// Sets `lxm`.
    #[inline]
    #[must_use]
    pub fn lxm(mut self, lxm: impl IntoWire<Nsid>) -> Self {
        self.lxm = Some(lxm.into_wire());
        self
    }
}

impl Endpoint for GetServiceAuth {
    const NSID: &'static str = "com.atproto.server.getServiceAuth";
    const METHOD: Method = Method::Query;
    type Output = GetServiceAuthOutput;
    type Error = GetServiceAuthError;

    fn request(&self, parts: &mut RequestParts) {
        self.aud.write("aud", parts);
        self.exp.write("exp", parts);
        self.lxm.write("lxm", parts);
    }

    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetServiceAuth {}

atproto_core::endpoint_call! {
    GetServiceAuthCall(GetServiceAuth) {
        exp(i64),
        lxm(impl IntoWire<Nsid>),
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.server.getServiceAuth` declares.
    pub enum GetServiceAuthError {
        BadExpiration = "BadExpiration",
    }
}

/// What `com.atproto.server.getServiceAuth` answers.
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct GetServiceAuthOutput {
    /// `token`.
    pub token: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl std::fmt::Debug for GetServiceAuthOutput {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("GetServiceAuthOutput")
            .field("token", &"[redacted]")
            .finish_non_exhaustive()
    }
}

atproto_core::object! {
    GetServiceAuthOutput {
        0 token: "token" required,
    }
}
