//! What the server has seen: every request, in order, whole.

use std::{collections::BTreeMap, time::SystemTime};

use bytes::Bytes;
use http::{HeaderMap, Method};

/// One request as it arrived, before any fault or check.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SeenRequest {
    /// The HTTP method.
    pub method: Method,
    /// The path, without the query.
    pub path: String,
    /// The raw query, without the question mark; empty if there was none.
    pub query: String,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: Bytes,
    /// When it arrived, by the server's clock.
    pub at: SystemTime,
}

impl SeenRequest {
    /// The method's NSID, if this was an XRPC call.
    pub fn nsid(&self) -> Option<&str> {
        self.path.strip_prefix("/xrpc/")
    }

    /// A header's value as text; `None` if it is absent or no text. The first one if there are several.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// The `Authorization` header.
    pub fn authorization(&self) -> Option<&str> {
        self.header("authorization")
    }

    /// The first value of a query parameter, decoded.
    pub fn param(&self, name: &str) -> Option<String> {
        super::query::pairs(&self.query)
            .into_iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value)
    }

    /// The body as JSON; `Null` if it is none.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }
}

/// All requests so far, and how many of each method.
#[derive(Debug, Default)]
pub(super) struct RequestLog {
    seen: Vec<SeenRequest>,
    counts: BTreeMap<String, usize>,
}

impl RequestLog {
    pub(super) fn record(&mut self, request: SeenRequest) {
        if let Some(nsid) = request.nsid() {
            *self.counts.entry(nsid.to_owned()).or_default() += 1;
        }
        self.seen.push(request);
    }

    pub(super) fn all(&self) -> &[SeenRequest] {
        &self.seen
    }

    pub(super) fn count(&self, nsid: &str) -> usize {
        self.counts.get(nsid).copied().unwrap_or(0)
    }

    pub(super) fn counts(&self) -> &BTreeMap<String, usize> {
        &self.counts
    }

    pub(super) fn clear(&mut self) {
        self.seen.clear();
        self.counts.clear();
    }
}
