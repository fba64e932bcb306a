//! What the tests of the engine share: a server, a manual clock, a client of both, and failures of every kind.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use atproto_core::{
    Error, Jitter, RetryConfig, RetryContext, RetryReason, RetryStrategy,
    clock::{BoxFuture, ManualClock, Runtime, SequenceRng},
    error::Delivery,
    syntax::Did,
    transport::{HttpRequest, HttpResponse, Transport, TransportError, TransportErrorKind},
    xrpc::{
        AuthRequest, Authorizer, Client, ClientBuilder, Credentials, Payload, Recovery, Response,
        TokenId, UntypedCall,
    },
};
use atproto_testkit::scripted::{Gate, Reply, ScriptedServer};

pub(crate) const QUERY: &str = "com.example.getThing";
pub(crate) const PROCEDURE: &str = "com.example.doThing";

pub(crate) type Answer = Result<Response<Payload>, Error>;

/// A scripted server, a manual clock, and a client of both.
pub(crate) struct Rig {
    pub(crate) server: ScriptedServer,
    pub(crate) clock: ManualClock,
    pub(crate) client: Client,
}

impl Rig {
    pub(crate) fn new() -> Self {
        Self::with(|builder| builder)
    }

    /// Retries with the built-in policy and no jitter.
    pub(crate) fn retrying(max_attempts: u32) -> Self {
        Self::with(|builder| builder.retry_config(retries(max_attempts)))
    }

    pub(crate) fn with(set: impl FnOnce(ClientBuilder) -> ClientBuilder) -> Self {
        Self::on(ScriptedServer::start().unwrap(), set)
    }

    pub(crate) fn on(
        server: ScriptedServer,
        set: impl FnOnce(ClientBuilder) -> ClientBuilder,
    ) -> Self {
        let clock = ManualClock::new();
        let runtime = Runtime::new(clock.clone(), SequenceRng::default());
        let builder = Client::builder().service(server.url()).runtime(runtime);
        Self {
            client: set(builder).build().unwrap(),
            server,
            clock,
        }
    }

    pub(crate) fn call(&self, kind: Kind) -> UntypedCall {
        match kind {
            Kind::Query => self.client.query(QUERY),
            Kind::Procedure => self
                .client
                .procedure(PROCEDURE)
                .json(&serde_json::json!({ "a": 1 })),
        }
    }

    pub(crate) fn seen(&self) -> usize {
        self.server.requests().len()
    }

    /// Awaits `call` while every request whose answer is held back runs into its timeout.
    pub(crate) async fn timing_out(&self, call: UntypedCall, requests: usize) -> Answer {
        let passing = async {
            for request in 1..=requests {
                self.server.received(request).await;
                self.clock.advance(Duration::from_secs(30));
            }
        };
        tokio::join!(call.into_future(), passing).0
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Query,
    Procedure,
}

pub(crate) fn retries(max_attempts: u32) -> RetryConfig {
    RetryConfig::new(max_attempts).jitter(Jitter::none())
}

pub(crate) fn ok() -> Reply {
    Reply::json("{}")
}

/// A reply that never comes; keep the gate, or it stays shut for good.
pub(crate) fn held() -> Reply {
    ok().gate(&Gate::new())
}

pub(crate) fn seconds(seconds: &[u64]) -> Vec<Duration> {
    seconds.iter().copied().map(Duration::from_secs).collect()
}

/// A transport that plays answers and failures that no loopback server can make.
#[derive(Clone, Default)]
pub(crate) struct Played {
    answers: Arc<Mutex<VecDeque<Result<HttpResponse, TransportError>>>>,
    seen: Arc<Mutex<Vec<HttpRequest>>>,
}

impl Played {
    pub(crate) fn new(
        answers: impl IntoIterator<Item = Result<HttpResponse, TransportError>>,
    ) -> Self {
        Self {
            answers: Arc::new(Mutex::new(answers.into_iter().collect())),
            seen: Arc::default(),
        }
    }

    pub(crate) fn seen(&self) -> Vec<HttpRequest> {
        self.seen.lock().unwrap().clone()
    }

    pub(crate) fn client(&self) -> ClientBuilder {
        let runtime = Runtime::new(ManualClock::new(), SequenceRng::default());
        Client::builder().transport(self.clone()).runtime(runtime)
    }
}

impl Transport for Played {
    fn send(&self, request: HttpRequest) -> BoxFuture<'_, Result<HttpResponse, TransportError>> {
        self.seen.lock().unwrap().push(request);
        let answer = self.answers.lock().unwrap().pop_front();
        Box::pin(async move { answer.unwrap_or_else(|| Ok(answered(200))) })
    }
}

pub(crate) fn answered(status: u16) -> HttpResponse {
    HttpResponse::new(status, http::HeaderMap::new(), "{}")
}

/// A name that does not resolve, as a transport tells it.
pub(crate) fn no_such_host() -> TransportError {
    TransportError::new(TransportErrorKind::Connect, Delivery::NotProcessed).with_source(
        std::io::Error::other("failed to lookup address information"),
    )
}

/// What a strategy was shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    pub(crate) attempt: u32,
    pub(crate) reason: RetryReason,
    pub(crate) is_procedure: bool,
    pub(crate) is_query: bool,
    pub(crate) is_ambiguous: bool,
    pub(crate) nsid: Option<String>,
    pub(crate) status_code: Option<u16>,
    pub(crate) retry_after: Option<Duration>,
    pub(crate) error_status: Option<u16>,
    pub(crate) error_retry_after: Option<Duration>,
}

/// A strategy that records what it is shown and answers from a list; `None` when that is spent.
#[derive(Clone, Default)]
pub(crate) struct Recorder {
    delays: Arc<Mutex<VecDeque<Duration>>>,
    seen: Arc<Mutex<Vec<Seen>>>,
}

impl Recorder {
    pub(crate) fn new(delays: &[Duration]) -> Self {
        Self {
            delays: Arc::new(Mutex::new(delays.iter().copied().collect())),
            seen: Arc::default(),
        }
    }

    pub(crate) fn seen(&self) -> Vec<Seen> {
        self.seen.lock().unwrap().clone()
    }

    pub(crate) fn only(&self) -> Seen {
        let seen = self.seen();
        assert_eq!(seen.len(), 1, "{seen:?}");
        seen[0].clone()
    }
}

impl RetryStrategy for Recorder {
    async fn next_delay(&self, context: &RetryContext<'_>) -> Option<Duration> {
        self.seen.lock().unwrap().push(Seen {
            attempt: context.attempt(),
            reason: context.reason(),
            is_procedure: context.is_procedure(),
            is_query: context.is_query(),
            is_ambiguous: context.is_ambiguous(),
            nsid: context.nsid().map(str::to_owned),
            status_code: context.status_code(),
            retry_after: context.retry_after(),
            error_status: context.error().status(),
            error_retry_after: context.error().retry_after(),
        });
        assert_eq!(
            context.is_ambiguous(),
            atproto_core::is_ambiguous_failure(context.error()),
            "rule 28: both always agree"
        );
        self.delays.lock().unwrap().pop_front()
    }
}

/// An account whose tokens are `token-1`, `token-2` …; what it does about a refusal is scripted.
pub(crate) struct Account {
    state: Mutex<AccountState>,
}

pub(crate) struct AccountState {
    pub(crate) service: Option<String>,
    pub(crate) current: u64,
    pub(crate) nonce: Option<String>,
    pub(crate) authorized: Vec<AuthRequest>,
    pub(crate) refused: Vec<(u64, Option<u16>)>,
    pub(crate) nonces: Vec<(String, String)>,
    /// What authorizing fails with.
    pub(crate) broken: Option<Error>,
    /// What a refusal leads to; a new token and a replay if not set.
    pub(crate) on_refusal: Option<Result<Recovery, Error>>,
    /// Holds the storing of a nonce back.
    pub(crate) slow_nonces: Option<Gate>,
}

impl Account {
    pub(crate) fn at(service: &str) -> Arc<Self> {
        Arc::new(Self {
            state: Mutex::new(AccountState {
                service: Some(service.to_owned()),
                current: 1,
                nonce: None,
                authorized: Vec::new(),
                refused: Vec::new(),
                nonces: Vec::new(),
                broken: None,
                on_refusal: None,
                slow_nonces: None,
            }),
        })
    }

    pub(crate) fn state(&self) -> MutexGuard<'_, AccountState> {
        self.state.lock().unwrap()
    }
}

impl Authorizer for Account {
    fn service(&self) -> Option<url::Url> {
        self.state().service.as_ref()?.parse().ok()
    }

    fn authorize<'a>(
        &'a self,
        request: &'a AuthRequest,
    ) -> BoxFuture<'a, Result<Credentials, Error>> {
        let mut state = self.state();
        state.authorized.push(request.clone());
        let result = match &state.broken {
            Some(error) => Err(error.clone()),
            None => Credentials::bearer(
                &format!("secret-token-{}", state.current),
                TokenId::new(state.current),
            )
            .map(|credentials| credentials.with_nonce(state.nonce.clone())),
        };
        Box::pin(async move { result })
    }

    fn unauthorized<'a>(
        &'a self,
        failed: &'a Credentials,
        error: &'a Error,
    ) -> BoxFuture<'a, Result<Recovery, Error>> {
        let mut state = self.state();
        state.refused.push((failed.token.number(), error.status()));
        let scripted = state.on_refusal.clone();
        let result = scripted.unwrap_or_else(|| {
            state.current += 1;
            Ok(Recovery::Replay)
        });
        Box::pin(async move { result })
    }

    fn nonce<'a>(&'a self, origin: &'a str, nonce: &'a str) -> BoxFuture<'a, ()> {
        let gate = self.state().slow_nonces.clone();
        Box::pin(async move {
            if let Some(gate) = gate {
                gate.opened().await;
            }
            let mut state = self.state();
            state.nonces.push((origin.to_owned(), nonce.to_owned()));
            state.nonce = Some(nonce.to_owned());
        })
    }

    fn account(&self) -> Option<Did> {
        Did::new("did:plc:aaaaaaaaaaaaaaaaaaaaaaaa").ok()
    }
}

/// A rig whose client is signed in to an account on the rig's own server.
pub(crate) fn signed_in(set: impl FnOnce(ClientBuilder) -> ClientBuilder) -> (Rig, Arc<Account>) {
    let server = ScriptedServer::start().unwrap();
    let account = Account::at(&server.url());
    let authorizer = Arc::clone(&account);
    let rig = Rig::on(server, |builder| set(builder.authorizer(authorizer)));
    (rig, account)
}

/// The `Authorization` headers that the server saw.
pub(crate) fn authorizations(server: &ScriptedServer) -> Vec<Option<String>> {
    server
        .requests()
        .iter()
        .map(|request| request.header("authorization").map(str::to_owned))
        .collect()
}
