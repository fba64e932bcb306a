//! A client in the making.

use std::{fmt, sync::Arc, time::Duration};

use super::{Client, client::Settings, headers::Headers, service::parse_service};
use crate::{
    Error,
    clock::Runtime,
    engine::Authorizer,
    retry::{RetryStrategy, SharedStrategy},
    transport::{
        ReqwestTransport, Transport,
        websocket::{Connector, TungsteniteConnector},
    },
};

/// How long one attempt may run unless said otherwise.
const TIMEOUT: Duration = Duration::from_secs(30);
/// The longest body unless said otherwise: a large repository passes, a hostile endless body does not.
const MAX_RESPONSE_BYTES: usize = 256 * 1024 * 1024;
const SERVICE: &str = "https://bsky.social";
const RELAY: &str = "https://bsky.network";

/// Builds a [`Client`]. Nothing is required.
#[must_use = "a builder does nothing before build()"]
#[derive(Clone, Default)]
pub struct ClientBuilder {
    service: Option<String>,
    default_service: Option<String>,
    relay_service: Option<String>,
    headers: Headers,
    timeout: Option<Duration>,
    retry: Option<SharedStrategy>,
    transport: Option<Arc<dyn Transport>>,
    connector: Option<Arc<dyn Connector>>,
    runtime: Option<Runtime>,
    authorizer: Option<Arc<dyn Authorizer>>,
    credentials_for: Vec<String>,
    max_response_bytes: Option<usize>,
}

impl ClientBuilder {
    /// Nothing set.
    pub fn new() -> Self {
        Self::default()
    }

    /// Where every call goes: a host with an optional port (https is meant), or an origin such as
    /// `http://localhost:2583`. Without it calls go to the account's server, else to the default service.
    pub fn service(mut self, service: impl Into<String>) -> Self {
        self.service = Some(service.into());
        self
    }

    /// Where calls go if neither [`service`](Self::service) nor the account names a server; `bsky.social` by default.
    pub fn default_service(mut self, service: impl Into<String>) -> Self {
        self.default_service = Some(service.into());
        self
    }

    /// Where subscriptions connect to; `bsky.network` by default.
    pub fn relay_service(mut self, service: impl Into<String>) -> Self {
        self.relay_service = Some(service.into());
        self
    }

    /// Adds a header to every call, or replaces one of that name whatever its case. Not for credentials: an
    /// `Authorization` set here suppresses those of the account.
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.headers.set(name, value);
        self
    }

    /// How long one attempt of a call may run, from the connection to the last byte of the answer; 30 seconds by
    /// default. Retries have the full time again. Never applies to subscriptions.
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = Some(timeout);
        self
    }

    /// Whether and when failed attempts are repeated; never by default.
    pub fn retry_config(mut self, strategy: impl RetryStrategy) -> Self {
        self.retry = Some(SharedStrategy::new(strategy));
        self
    }

    /// What requests are sent with; a [`ReqwestTransport`] by default.
    pub fn transport(self, transport: impl Transport + 'static) -> Self {
        self.shared_transport(Arc::new(transport))
    }

    /// The same for a transport that others use too.
    pub fn shared_transport(mut self, transport: Arc<dyn Transport>) -> Self {
        self.transport = Some(transport);
        self
    }

    /// What subscriptions connect with; a [`TungsteniteConnector`] by default.
    pub fn connector(mut self, connector: impl Connector + 'static) -> Self {
        self.connector = Some(Arc::new(connector));
        self
    }

    /// The clock and the randomness; the system's by default.
    pub fn runtime(mut self, runtime: Runtime) -> Self {
        self.runtime = Some(runtime);
        self
    }

    /// Where credentials come from; none by default.
    pub fn authorizer(mut self, authorizer: Arc<dyn Authorizer>) -> Self {
        self.authorizer = Some(authorizer);
        self
    }

    /// Lets the account's credentials go to this origin too. By default they go to the account's server only.
    pub fn with_credentials_for(mut self, origin: impl Into<String>) -> Self {
        self.credentials_for.push(origin.into());
        self
    }

    /// The longest body of an answer; 256 MiB by default.
    pub fn max_response_bytes(mut self, limit: usize) -> Self {
        self.max_response_bytes = Some(limit);
        self
    }

    /// The client.
    ///
    /// # Errors
    ///
    /// `Configuration` if an address or a header is malformed, or if the system has no usable TLS certificates.
    pub fn build(self) -> Result<Client, Error> {
        self.headers.apply(&mut http::HeaderMap::new())?;
        let transport = match self.transport {
            Some(transport) => transport,
            None => Arc::new(ReqwestTransport::new()?),
        };
        let service = self.service.as_deref().map(parse_service).transpose()?;
        let default_service = parse_service(self.default_service.as_deref().unwrap_or(SERVICE))?;
        Ok(Client {
            inner: Arc::new(Settings {
                home: service.as_ref().unwrap_or(&default_service).clone(),
                service,
                default_service,
                relay_service: parse_service(self.relay_service.as_deref().unwrap_or(RELAY))?,
                headers: self.headers,
                timeout: self.timeout.unwrap_or(TIMEOUT),
                retry: self.retry,
                transport,
                connector: self
                    .connector
                    .unwrap_or_else(|| Arc::new(TungsteniteConnector)),
                runtime: self.runtime.unwrap_or_default(),
                authorizer: self.authorizer,
                credentials_for: self
                    .credentials_for
                    .iter()
                    .map(|origin| parse_service(origin))
                    .collect::<Result<_, _>>()?,
                max_response_bytes: self.max_response_bytes.unwrap_or(MAX_RESPONSE_BYTES),
            }),
        })
    }
}

impl fmt::Debug for ClientBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ClientBuilder")
            .field("service", &self.service)
            .field("timeout", &self.timeout)
            .finish_non_exhaustive()
    }
}
