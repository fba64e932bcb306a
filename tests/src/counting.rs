//! A transport that counts what goes out.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use atproto_core::clock::BoxFuture;
use atproto_core::transport::{
    HttpRequest, HttpResponse, ReqwestTransport, Transport, TransportError,
};

/// The real transport, with a count of the requests per method name. Clones share the count.
#[derive(Clone)]
pub struct Counting {
    inner: Arc<ReqwestTransport>,
    counts: Arc<Mutex<HashMap<String, usize>>>,
}

impl Counting {
    /// Nothing counted yet.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        Self {
            inner: Arc::new(ReqwestTransport::new().unwrap()),
            counts: Arc::default(),
        }
    }

    /// How many requests of this method went out.
    pub fn of(&self, nsid: &str) -> usize {
        self.counts
            .lock()
            .unwrap()
            .get(nsid)
            .copied()
            .unwrap_or_default()
    }
}

impl Transport for Counting {
    fn send(&self, request: HttpRequest) -> BoxFuture<'_, Result<HttpResponse, TransportError>> {
        let nsid = request.url.path().trim_start_matches("/xrpc/").to_owned();
        *self.counts.lock().unwrap().entry(nsid).or_default() += 1;
        self.inner.send(request)
    }
}
