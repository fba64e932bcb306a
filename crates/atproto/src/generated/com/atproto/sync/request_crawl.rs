// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.requestCrawl`.

use atproto_core::data::{DecodeError, Decoded, Extra};
use atproto_core::generated::decode_nothing;
use atproto_core::xrpc::{Endpoint, Method, Procedure, RequestParts};
use bytes::Bytes;

/// `com.atproto.sync.requestCrawl`: a procedure.
///
/// Needs no session.
///
/// Its own errors are [`RequestCrawlError`].
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct RequestCrawl {
    /// `hostname`.
    pub hostname: String,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

impl RequestCrawl {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new(hostname: impl Into<String>) -> Self {
        Self {
            hostname: hostname.into(),
            ..Self::default()
        }
    }
}

atproto_core::object! {
    #[inline]
    RequestCrawl {
        0 hostname: "hostname" required,
    }
}

impl Endpoint for RequestCrawl {
    const NSID: &'static str = "com.atproto.sync.requestCrawl";
    const METHOD: Method = Method::Procedure;
    type Output = ();
    type Error = RequestCrawlError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        parts.body_json(self);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_nothing(body)
    }
}

impl Procedure for RequestCrawl {}

atproto_core::endpoint_call! {
    RequestCrawlCall(RequestCrawl) {
    }
}

atproto_core::lexicon_errors! {
    /// The errors that `com.atproto.sync.requestCrawl` declares.
    pub enum RequestCrawlError {
        HostBanned = "HostBanned",
    }
}
