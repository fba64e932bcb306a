// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync.listHosts`.

use crate::com::atproto::sync::defs::HostStatus;
use atproto_core::data::{DecodeError, Decoded, Extra, decode_json};
use atproto_core::generated::Param;
use atproto_core::xrpc::{Endpoint, Method, NoError, Paginated, Query, RequestParts};
use bytes::Bytes;

/// `com.atproto.sync.listHosts`: a query.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListHosts {
    /// `limit`: 1 to 1000, the default is `200`.
    pub limit: Option<i64>,
    /// `cursor`.
    pub cursor: Option<String>,
}

impl ListHosts {
    /// Made of what the lexicon requires.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets `limit`: 1 to 1000, the default is `200`.
    #[inline]
    #[must_use]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Sets `cursor`.
    #[inline]
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> Self {
        self.cursor = Some(cursor.into());
        self
    }
}

impl Endpoint for ListHosts {
    const NSID: &'static str = "com.atproto.sync.listHosts";
    const METHOD: Method = Method::Query;
    type Output = ListHostsOutput;
    type Error = NoError;

    #[inline]
    fn request(&self, parts: &mut RequestParts) {
        self.limit.write("limit", parts);
        self.cursor.write("cursor", parts);
    }

    #[inline]
    fn decode(body: &Bytes) -> Result<Decoded<Self::Output>, DecodeError> {
        decode_json(body)
    }
}

impl Query for ListHosts {}

impl Paginated for ListHosts {
    type Item = Host;

    #[inline]
    fn set_cursor(&mut self, cursor: &str) {
        self.cursor = Some(cursor.to_owned());
    }

    #[inline]
    fn cursor(output: &Self::Output) -> Option<&str> {
        output.cursor.as_deref()
    }

    #[inline]
    fn len(output: &Self::Output) -> usize {
        output.hosts.len()
    }

    #[inline]
    fn items(output: Self::Output) -> Vec<Self::Item> {
        output.hosts
    }
}

atproto_core::endpoint_call! {
    ListHostsCall(ListHosts) pages {
        limit(i64),
        cursor(impl Into<String>),
    }
}

/// What `com.atproto.sync.listHosts` answers.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct ListHostsOutput {
    /// `cursor`.
    pub cursor: Option<String>,
    /// `hosts`.
    pub hosts: Vec<Host>,
    /// Fields that the lexicon does not name.
    pub extra: Extra,
}

atproto_core::object! {
    #[inline]
    ListHostsOutput {
        0 cursor: "cursor" optional,
        1 hosts: "hosts" required,
    }
}

/// `com.atproto.sync.listHosts#host`.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Host {
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

impl Host {
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
    Host {
        0 hostname: "hostname" required,
        1 seq: "seq" optional,
        2 account_count: "accountCount" optional,
        3 status: "status" optional,
    }
}
