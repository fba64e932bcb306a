//! A client in the making.

use std::time::Duration;

use ::atproto::{AtProtoBuilder, session::SessionStore};
use atproto_core::{Error, RetryStrategy, clock::Runtime, transport::Transport};

use crate::{APP_VIEW, Bluesky};

/// Builds a [`Bluesky`]. Nothing is required; see the factories of [`Bluesky`].
#[must_use = "a builder does nothing before build()"]
#[derive(Clone, Debug)]
pub struct BlueskyBuilder {
    atproto: AtProtoBuilder,
    app_view: Option<String>,
}

impl BlueskyBuilder {
    pub(crate) fn new(atproto: AtProtoBuilder) -> Self {
        Self {
            atproto,
            app_view: Some(APP_VIEW.to_owned()),
        }
    }

    /// Where every call goes: a host with an optional port (https is meant), or an origin such as
    /// `http://localhost:2583`. By default the account's server; without an account `public.api.bsky.app` for `app.bsky`
    /// and `bsky.social` for the rest.
    ///
    /// With a session this names the server of the account: its tokens go there.
    pub fn service(self, service: impl Into<String>) -> Self {
        self.edit(|atproto| atproto.service(service))
    }

    /// Where subscriptions connect to; `bsky.network` by default.
    pub fn relay_service(self, service: impl Into<String>) -> Self {
        self.edit(|atproto| atproto.relay_service(service))
    }

    /// The AppView that the account's server passes calls of `app.bsky` to: a DID and a service id. By default
    /// `did:web:api.bsky.app#bsky_appview`, the one of Bluesky.
    pub fn app_view(mut self, proxy: impl Into<String>) -> Self {
        self.app_view = Some(proxy.into());
        self
    }

    /// Leaves the choice of the AppView to the account's server, as is right for a network of its own.
    pub fn without_app_view(mut self) -> Self {
        self.app_view = None;
        self
    }

    /// How long one attempt of a query or procedure may run; 30 seconds by default. Each retry has the full time again.
    /// It also bounds a refresh of the session. It never applies to subscriptions.
    pub fn timeout(self, timeout: Duration) -> Self {
        self.edit(|atproto| atproto.timeout(timeout))
    }

    /// Whether and when failed attempts are repeated; never by default. Refreshes of the session go by it too.
    pub fn retry_config(self, strategy: impl RetryStrategy) -> Self {
        self.edit(|atproto| atproto.retry_config(strategy))
    }

    /// Adds a header to every call. Not for credentials: an `Authorization` set here suppresses the account's.
    pub fn header(self, name: &str, value: &str) -> Self {
        self.edit(|atproto| atproto.header(name, value))
    }

    /// What requests are sent with.
    pub fn transport(self, transport: impl Transport + 'static) -> Self {
        self.edit(|atproto| atproto.transport(transport))
    }

    /// The clock and the randomness; the system's by default.
    pub fn runtime(self, runtime: Runtime) -> Self {
        self.edit(|atproto| atproto.runtime(runtime))
    }

    /// Where refreshed tokens are kept before anyone sees them; nowhere by default.
    pub fn session_store(self, store: impl SessionStore + 'static) -> Self {
        self.edit(|atproto| atproto.session_store(store))
    }

    /// Lets the account's credentials go to this origin too. By default they go to the account's server only.
    pub fn with_credentials_for(self, origin: impl Into<String>) -> Self {
        self.edit(|atproto| atproto.with_credentials_for(origin))
    }

    /// The client.
    ///
    /// # Errors
    /// `Configuration` if an address or a header is malformed, or if the system has no usable TLS certificates.
    pub fn build(self) -> Result<Bluesky, Error> {
        Ok(Bluesky::with(
            self.atproto.build()?,
            self.app_view.as_deref(),
        ))
    }

    fn edit(mut self, change: impl FnOnce(AtProtoBuilder) -> AtProtoBuilder) -> Self {
        self.atproto = change(self.atproto);
        self
    }
}
