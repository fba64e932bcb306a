//! The one handle.

use std::{borrow::Cow, fmt, sync::Arc, time::Duration};

use url::Url;

use super::{
    Call, CallOptions, ClientBuilder, Endpoint, Method, RequestParts, Subscribe, Subscription,
    UntypedCall, headers::Headers, service::parse_service,
};
use crate::{
    Error,
    clock::{BoxFuture, Runtime},
    engine::{self, Authorizer, RawRequest, RawResponse},
    retry::{RetryStrategy, SharedStrategy},
    syntax::Did,
    transport::{Transport, websocket::Connector},
};

/// A client: a cheap clone that sends every call through one engine. Calls, futures and streams hold their share of it,
/// so they can be spawned.
#[derive(Clone)]
pub struct Client {
    pub(crate) inner: Arc<Settings>,
}

/// What a client is made of; derived clients share all but what they change.
#[derive(Clone)]
pub(crate) struct Settings {
    /// Named by the user: wins over the account's server.
    pub(crate) service: Option<Url>,
    /// What is left if neither the user nor the account names one.
    pub(crate) default_service: Url,
    /// What the client was built for: where the account's credentials go as long as its server is not known. Derived
    /// clients keep it, wherever they send.
    pub(crate) home: Url,
    pub(crate) relay_service: Url,
    pub(crate) headers: Headers,
    pub(crate) timeout: Duration,
    pub(crate) retry: Option<SharedStrategy>,
    pub(crate) transport: Arc<dyn Transport>,
    pub(crate) connector: Arc<dyn Connector>,
    pub(crate) runtime: Runtime,
    pub(crate) authorizer: Option<Arc<dyn Authorizer>>,
    pub(crate) credentials_for: Vec<Url>,
    pub(crate) max_response_bytes: usize,
}

impl Client {
    /// A client in the making.
    pub fn builder() -> ClientBuilder {
        ClientBuilder::new()
    }

    /// A call of `endpoint`, given by value or by reference; sent when it is awaited.
    pub fn call<E: Endpoint>(&self, endpoint: E) -> Call<E> {
        Call::new(self.clone(), endpoint)
    }

    /// A call of a query that has no type here.
    pub fn query(&self, nsid: impl Into<String>) -> UntypedCall {
        UntypedCall::new(self.clone(), nsid.into(), Method::Query)
    }

    /// A call of a procedure that has no type here.
    pub fn procedure(&self, nsid: impl Into<String>) -> UntypedCall {
        UntypedCall::new(self.clone(), nsid.into(), Method::Procedure)
    }

    /// A subscription, not connected yet.
    pub fn subscribe<S: Subscription>(&self, subscription: S) -> Subscribe<S> {
        Subscribe::new(self, subscription)
    }

    /// Where calls go now: the service that the client was given, else the account's server, else the default.
    pub fn service(&self) -> Url {
        let settings = &self.inner;
        settings
            .service
            .clone()
            .or_else(|| settings.authorizer.as_ref()?.service())
            .unwrap_or_else(|| settings.default_service.clone())
    }

    /// Where subscriptions connect to.
    pub fn relay_service(&self) -> &Url {
        &self.inner.relay_service
    }

    /// The account of the credentials, if there are any.
    pub fn account(&self) -> Option<Did> {
        self.inner.authorizer.as_ref()?.account()
    }

    /// The headers of every call, without the credentials.
    pub fn headers(&self) -> &http::HeaderMap {
        self.inner.headers.map()
    }

    /// How long one attempt may run.
    pub fn timeout(&self) -> Duration {
        self.inner.timeout
    }

    /// The strategy of every call, if retries were asked for.
    pub fn retry_strategy(&self) -> Option<SharedStrategy> {
        self.inner.retry.clone()
    }

    /// The clock and the randomness.
    pub fn runtime(&self) -> &Runtime {
        &self.inner.runtime
    }

    /// What requests are sent with.
    pub fn transport(&self) -> Arc<dyn Transport> {
        Arc::clone(&self.inner.transport)
    }

    /// What subscriptions connect with.
    pub fn connector(&self) -> Arc<dyn Connector> {
        Arc::clone(&self.inner.connector)
    }

    /// Where credentials come from, if there are any.
    pub fn authorizer(&self) -> Option<Arc<dyn Authorizer>> {
        self.inner.authorizer.clone()
    }

    /// The same client with one more header, which replaces one of that name whatever its case. Session, strategy and
    /// transport are shared.
    #[must_use]
    pub fn with_header(&self, name: &str, value: &str) -> Self {
        self.derive(|settings| settings.headers.set(name, value))
    }

    /// The same client with more headers; see [`with_header`](Self::with_header).
    #[must_use]
    pub fn with_headers<'a>(&self, headers: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        self.derive(|settings| {
            for (name, value) in headers {
                settings.headers.set(name, value);
            }
        })
    }

    /// The same client that has its server pass calls on to `proxy`, a DID and a service id such as
    /// `did:web:api.bsky.app#bsky_appview`; `None` stops that.
    #[must_use]
    pub fn with_proxy(&self, proxy: Option<&str>) -> Self {
        self.derive(|settings| match proxy {
            Some(proxy) => settings.headers.set(PROXY, proxy),
            None => settings.headers.remove(PROXY),
        })
    }

    /// The same client whose attempts may run for another time.
    #[must_use]
    pub fn with_timeout(&self, timeout: Duration) -> Self {
        self.derive(|settings| settings.timeout = timeout)
    }

    /// The same client with another strategy; `None::<RetryConfig>` for none.
    #[must_use]
    pub fn with_retry_config(&self, strategy: impl RetryStrategy) -> Self {
        self.derive(|settings| settings.retry = Some(SharedStrategy::new(strategy)))
    }

    /// The same client for another service. The account's credentials do not go there unless it is the account's server.
    ///
    /// # Errors
    ///
    /// `Configuration` if `service` is no address.
    pub fn with_service(&self, service: &str) -> Result<Self, Error> {
        let service = parse_service(service)?;
        Ok(self.derive(|settings| settings.service = Some(service)))
    }

    /// The same client that falls back to another service than `bsky.social`.
    ///
    /// # Errors
    ///
    /// `Configuration` if `service` is no address.
    pub fn with_default_service(&self, service: &str) -> Result<Self, Error> {
        let service = parse_service(service)?;
        Ok(self.derive(|settings| settings.default_service = service))
    }

    /// The same client with other credentials, or none.
    #[must_use]
    pub fn with_authorizer(&self, authorizer: Option<Arc<dyn Authorizer>>) -> Self {
        self.derive(|settings| settings.authorizer = authorizer)
    }

    fn derive(&self, change: impl FnOnce(&mut Settings)) -> Self {
        let mut settings = Settings::clone(&self.inner);
        change(&mut settings);
        Self {
            inner: Arc::new(settings),
        }
    }

    /// Sends what an endpoint has written.
    pub(crate) fn execute(
        &self,
        nsid: impl Into<Cow<'static, str>>,
        method: Method,
        parts: RequestParts,
        options: CallOptions,
    ) -> BoxFuture<'static, Result<RawResponse, Error>> {
        let request = RawRequest {
            nsid: nsid.into(),
            method,
            parts,
            options,
        };
        engine::execute(self.clone(), request)
    }
}

/// The header that has the account's server pass a call on.
const PROXY: &str = "atproto-proxy";

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client")
            .field("service", &self.service().as_str())
            .field("account", &self.account())
            .field("timeout", &self.inner.timeout)
            .finish_non_exhaustive()
    }
}
