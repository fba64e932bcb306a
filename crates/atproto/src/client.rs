//! The client.

use std::{fmt, sync::Arc, time::Duration};

use atproto_core::{
    RetryStrategy,
    session::{Session, SessionEvents, SessionManager},
    syntax::Did,
    xrpc::{Call, Client, Endpoint, UntypedCall},
};
use http::HeaderMap;
use url::Url;

use crate::AtProtoBuilder;

/// A client of the AT Protocol. A cheap clone: all clones and all clients derived from one share its session, its
/// connections and its settings.
///
/// ```no_run
/// # async fn example() -> Result<(), atproto::Error> {
/// use atproto::AtProto;
///
/// let atproto = AtProto::anonymous().service("bsky.social").build()?;
/// let server = atproto.query("com.atproto.server.describeServer").await?;
/// println!("{}", server.data.text());
/// # Ok(()) }
/// ```
#[derive(Clone)]
pub struct AtProto {
    pub(crate) client: Client,
    pub(crate) session: Option<SessionManager>,
}

impl AtProto {
    /// A client without an account.
    pub fn anonymous() -> AtProtoBuilder {
        AtProtoBuilder::new(None)
    }

    /// A client of the account that `session` belongs to. It keeps the session fresh by itself: do not spend its
    /// refresh token elsewhere.
    pub fn from_session(session: Session) -> AtProtoBuilder {
        AtProtoBuilder::new(Some(session))
    }

    /// The session as it is now: after a refresh, the new one. `None` without one, and once it has ended.
    pub fn session(&self) -> Option<Arc<Session>> {
        self.session.as_ref()?.session()
    }

    /// The changes of the session from now on; `None` without one.
    pub fn session_events(&self) -> Option<SessionEvents> {
        Some(self.session.as_ref()?.events())
    }

    /// The keeper of the session, to refresh it by hand; `None` without one.
    pub fn session_manager(&self) -> Option<&SessionManager> {
        self.session.as_ref()
    }

    /// The account; `None` without one.
    pub fn actor_did(&self) -> Option<Did> {
        self.client.account()
    }

    /// Where calls go now: the service that the builder was given, else the account's server, else `bsky.social`.
    pub fn service(&self) -> Url {
        self.client.service()
    }

    /// Where subscriptions connect to.
    pub fn relay_service(&self) -> &Url {
        self.client.relay_service()
    }

    /// The headers of every call, without credentials.
    pub fn headers(&self) -> &HeaderMap {
        self.client.headers()
    }

    /// The handle beneath, which calls endpoints.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// A call of any endpoint, given by value or by reference.
    pub fn call<E: Endpoint>(&self, endpoint: E) -> Call<E> {
        self.client.call(endpoint)
    }

    /// A call of a query by its name, for lexicons that have no types here.
    pub fn query(&self, nsid: impl Into<String>) -> UntypedCall {
        self.client.query(nsid)
    }

    /// A call of a procedure by its name, for lexicons that have no types here.
    pub fn procedure(&self, nsid: impl Into<String>) -> UntypedCall {
        self.client.procedure(nsid)
    }

    /// The same client with more headers on every call. Names are told apart whatever their case, and a new value
    /// replaces an old one. Both share one session.
    #[must_use]
    pub fn with_headers<'a>(&self, headers: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        self.derive(self.client.with_headers(headers))
    }

    /// The same client whose calls are passed on by the account's server to the service `service_id` of `did`, as in
    /// `with_proxy("did:web:api.bsky.app", "bsky_appview")`. Both share one session.
    #[must_use]
    pub fn with_proxy(&self, did: &str, service_id: &str) -> Self {
        let service_id = service_id.trim_start_matches('#');
        self.derive(self.client.with_proxy(Some(&format!("{did}#{service_id}"))))
    }

    /// The same client whose attempts may run for another time. Both share one session.
    #[must_use]
    pub fn with_timeout(&self, timeout: Duration) -> Self {
        self.derive(self.client.with_timeout(timeout))
    }

    /// The same client with another retry strategy, for calls that may be repeated where others may not;
    /// `None::<RetryConfig>` for none. Both share one session.
    #[must_use]
    pub fn with_retry_config(&self, strategy: impl RetryStrategy) -> Self {
        self.derive(self.client.with_retry_config(strategy))
    }

    fn derive(&self, client: Client) -> Self {
        Self {
            client,
            session: self.session.clone(),
        }
    }
}

impl fmt::Debug for AtProto {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AtProto")
            .field("service", &self.service().as_str())
            .field("actor_did", &self.actor_did())
            .finish_non_exhaustive()
    }
}
