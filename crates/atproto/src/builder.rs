//! A client in the making.

use std::{fmt, sync::Arc, time::Duration};

use atproto_core::{
    Error, RetryStrategy,
    clock::Runtime,
    session::{Session, SessionManager, SessionStore},
    transport::Transport,
    xrpc::{Client, ClientBuilder},
};

use crate::{AtProto, session::ClientRefresher};

/// Builds an [`AtProto`]. Nothing is required; see the factories of [`AtProto`].
#[must_use = "a builder does nothing before build()"]
#[derive(Clone)]
pub struct AtProtoBuilder {
    client: ClientBuilder,
    service: Option<String>,
    session: Option<Session>,
    store: Option<Arc<dyn SessionStore>>,
}

impl AtProtoBuilder {
    pub(crate) fn new(session: Option<Session>) -> Self {
        Self {
            client: Client::builder(),
            service: None,
            session,
            store: None,
        }
    }

    /// Where every call goes: a host with an optional port (https is meant), or an origin such as
    /// `http://localhost:2583`. By default the account's server, else `bsky.social`.
    ///
    /// With a session this names the server of the account: its tokens go there.
    pub fn service(mut self, service: impl Into<String>) -> Self {
        self.service = Some(service.into());
        self
    }

    /// Where subscriptions connect to; `bsky.network` by default.
    pub fn relay_service(self, service: impl Into<String>) -> Self {
        self.edit(|client| client.relay_service(service))
    }

    /// How long one attempt of a query or procedure may run; 30 seconds by default. Each retry has the full time
    /// again. It also bounds a refresh of the session. It never applies to subscriptions.
    pub fn timeout(self, timeout: Duration) -> Self {
        self.edit(|client| client.timeout(timeout))
    }

    /// Whether and when failed attempts are repeated; never by default. Refreshes of the session go by it too.
    pub fn retry_config(self, strategy: impl RetryStrategy) -> Self {
        self.edit(|client| client.retry_config(strategy))
    }

    /// Adds a header to every call. Not for credentials: an `Authorization` set here suppresses the account's.
    pub fn header(self, name: &str, value: &str) -> Self {
        self.edit(|client| client.header(name, value))
    }

    /// What requests are sent with.
    pub fn transport(self, transport: impl Transport + 'static) -> Self {
        self.edit(|client| client.transport(transport))
    }

    /// The clock and the randomness; the system's by default.
    pub fn runtime(self, runtime: Runtime) -> Self {
        self.edit(|client| client.runtime(runtime))
    }

    /// Where refreshed tokens are kept before anyone sees them; nowhere by default.
    pub fn session_store(mut self, store: impl SessionStore + 'static) -> Self {
        self.store = Some(Arc::new(store));
        self
    }

    /// Lets the account's credentials go to this origin too. By default they go to the account's server only.
    pub fn with_credentials_for(self, origin: impl Into<String>) -> Self {
        self.edit(|client| client.with_credentials_for(origin))
    }

    /// The client.
    ///
    /// # Errors
    /// `Configuration` if an address or a header is malformed, or if the system has no usable TLS certificates.
    pub fn build(self) -> Result<AtProto, Error> {
        let mut client = self.client;
        if let Some(service) = self.service {
            if self.session.is_some() {
                client = client.with_credentials_for(service.clone());
            }
            client = client.service(service);
        }
        let client = client.build()?;
        let Some(session) = self.session else {
            return Ok(AtProto {
                client,
                session: None,
            });
        };
        let refresher = ClientRefresher {
            client: client.clone(),
        };
        let manager = SessionManager::build(
            session,
            Arc::new(refresher),
            self.store,
            client.runtime().clone(),
            client.timeout(),
        );
        Ok(AtProto {
            client: client.with_authorizer(Some(Arc::new(manager.clone()))),
            session: Some(manager),
        })
    }

    fn edit(mut self, change: impl FnOnce(ClientBuilder) -> ClientBuilder) -> Self {
        self.client = change(self.client);
        self
    }
}

impl fmt::Debug for AtProtoBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AtProtoBuilder")
            .field("client", &self.client)
            .field("session", &self.session)
            .finish_non_exhaustive()
    }
}
