// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.getHostStatus`.

use crate::com::atproto::sync::defs::HostStatus;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.sync.getHostStatus`: a query.
///
/// Its own errors are [`GetHostStatusError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetHostStatus {
    /// `hostname`.
    pub hostname: String,
}

impl GetHostStatus {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(hostname: impl Into<String>) -> Self {
        Self {
            hostname: hostname.into(),
            ..Self::default()
        }
    }
}

impl Endpoint for GetHostStatus {
    const NSID: &'static str = "com.atproto.sync.getHostStatus";
    const METHOD: Method = Method::Query;
    type Output = GetHostStatusOutput;
    type Error = GetHostStatusError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.hostname.write("hostname", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for GetHostStatus {}

atproto_core::endpoint_call! {
    GetHostStatusCall(GetHostStatus) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.sync.getHostStatus` declares.
    pub enum GetHostStatusError {
        HostNotFound = "HostNotFound",
    }
}

/// What `com.atproto.sync.getHostStatus` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct GetHostStatusOutput {
    /// `hostname`.
    pub hostname: String,
    /// `seq`.
    pub seq: Option<i64>,
    /// `accountCount`.
    pub account_count: Option<i64>,
    /// `status`.
    pub status: Option<HostStatus>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    GetHostStatusOutput {
        0 hostname: "hostname" required,
        1 seq: "seq" optional,
        2 account_count: "accountCount" optional,
        3 status: "status" optional,
    }
}
