//! The settings with which an embedded PDS starts.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
    time::Duration,
};

use atproto_core::{clock::Runtime, syntax::TidGenerator};

use super::{
    TestPds, TestPdsError,
    accounts::Accounts,
    app_view::Index,
    blobs::Blobs,
    front::Front,
    rate_limit::{Meter, RateLimit},
    sequencer::Sequencer,
    server::Server,
    state::State,
    tokens::{Lifetimes, Tokens},
};

/// Settings of a [`TestPds`].
#[derive(Clone, Debug)]
#[must_use = "nothing starts before `start`"]
pub struct TestPdsBuilder {
    port: u16,
    lifetimes: Lifetimes,
    rate_limits: Vec<RateLimit>,
    user_domains: Vec<String>,
    did_doc_with_session: bool,
    runtime: Runtime,
    blob_limit: usize,
    first_seq: i64,
    subscription_buffer: i64,
}

impl TestPdsBuilder {
    pub(super) fn new() -> Self {
        Self {
            port: 0,
            lifetimes: Lifetimes::default(),
            rate_limits: RateLimit::reference(),
            user_domains: vec![".test".to_owned(), ".example".to_owned()],
            did_doc_with_session: true,
            runtime: Runtime::system(),
            blob_limit: 5 * 1024 * 1024,
            first_seq: 1,
            subscription_buffer: 500,
        }
    }

    /// Listens on this port. Default: a free one.
    pub fn port(mut self, port: u16) -> Self {
        self.port = port;
        self
    }

    /// How long access and refresh tokens live. Default 2 hours and 90 days.
    pub fn session_lifetimes(mut self, access: Duration, refresh: Duration) -> Self {
        self.lifetimes.access = access;
        self.lifetimes.refresh = refresh;
        self
    }

    /// How long a refresh token that was used still gives the same successor. Default 2 hours.
    pub fn refresh_grace(mut self, grace: Duration) -> Self {
        self.lifetimes.grace = grace;
        self
    }

    /// The rate limits. Default [`RateLimit::reference`].
    pub fn rate_limits(mut self, limits: impl IntoIterator<Item = RateLimit>) -> Self {
        self.rate_limits = limits.into_iter().collect();
        self
    }

    /// Whether session answers carry the DID document. Default `true`.
    pub fn did_doc_with_session(mut self, with: bool) -> Self {
        self.did_doc_with_session = with;
        self
    }

    /// Takes the time of token lifetimes, rate limits, records and the `Date` header from this clock. Default: the system's.
    pub fn runtime(mut self, runtime: Runtime) -> Self {
        self.runtime = runtime;
        self
    }

    /// The largest blob, in bytes. Default 5 MiB.
    pub fn blob_limit(mut self, bytes: usize) -> Self {
        self.blob_limit = bytes;
        self
    }

    /// The sequence number of the first event. Default 1; the network's are beyond 2^33.
    pub fn first_seq(mut self, seq: i64) -> Self {
        self.first_seq = seq;
        self
    }

    /// How many events a live subscriber of the firehose may be behind before it is `ConsumerTooSlow`. Default 500.
    pub fn subscription_buffer(mut self, events: u32) -> Self {
        self.subscription_buffer = events.into();
        self
    }

    /// Starts the server as tasks of the present tokio runtime.
    ///
    /// # Errors
    /// [`TestPdsError::Listen`] if the port cannot be had.
    #[allow(clippy::unused_async)] // it must be called within a runtime
    pub async fn start(self) -> Result<TestPds, TestPdsError> {
        let front = Arc::new(Front::open(self.port)?);
        let port = front.address().port();
        let service_did = format!("did:web:localhost%3A{port}");
        let state = State {
            url: format!("http://127.0.0.1:{port}"),
            user_domains: self.user_domains,
            did_doc_with_session: self.did_doc_with_session,
            accounts: Accounts::default(),
            tokens: Tokens::new(service_did.clone(), self.lifetimes),
            service_did,
            repos: BTreeMap::new(),
            blobs: Blobs::default(),
            blob_limit: self.blob_limit,
            sequencer: Sequencer::new(self.first_seq - 1),
            subscription_buffer: self.subscription_buffer,
            index: Index::default(),
            tids: TidGenerator::new(),
            now: self.runtime.clock.wall(),
        };
        let server = Arc::new(Server {
            front: Arc::clone(&front),
            state: Mutex::new(state),
            faults: Mutex::default(),
            log: Mutex::default(),
            meter: Mutex::new(Meter::new(self.rate_limits)),
            runtime: self.runtime,
        });
        tokio::spawn(front.serve(server.router()));
        Ok(TestPds::running(server))
    }
}
