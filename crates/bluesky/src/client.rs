//! The client.

use std::{fmt, sync::Arc, time::Duration};

use ::atproto::{
    AtProto, Session,
    session::{SessionEvents, SessionManager},
};
use atproto_core::{
    RetryStrategy,
    retry::SharedStrategy,
    syntax::Did,
    xrpc::{Call, Client, Endpoint, UntypedCall},
};
use http::HeaderMap;
use url::Url;

use crate::{BlueskyBuilder, BlueskyChat, OzoneTool};

/// The AppView of Bluesky, as a server passes calls on to it.
pub const APP_VIEW: &str = "did:web:api.bsky.app#bsky_appview";

/// Where the AppView of Bluesky answers those who have no account.
pub const PUBLIC_APP_VIEW: &str = "https://public.api.bsky.app";

/// A client of Bluesky. A cheap clone: all clones and all clients derived from one share its session, its connections and
/// its settings.
///
/// Calls of `app.bsky` with an account go to the account's server, which passes them on to the AppView; without one they go
/// to the public AppView. Records are written to the account's server itself.
///
/// ```no_run
/// # async fn example() -> Result<(), bluesky::Error> {
/// use bluesky::{Bluesky, atproto::create_session};
///
/// let session = create_session("alice.example.com", "han5-7l4r-t6j3-mt6w").await?;
/// let bsky = Bluesky::from_session(session.data).build()?;
/// bsky.feed().post().create("Hello, Bluesky!").await?;
/// # Ok(()) }
/// ```
#[derive(Clone)]
pub struct Bluesky {
    atproto: AtProto,
    pub(crate) app: Client,
}

impl Bluesky {
    /// A client without an account.
    pub fn anonymous() -> BlueskyBuilder {
        BlueskyBuilder::new(AtProto::anonymous())
    }

    /// A client of the account that `session` belongs to. It keeps the session fresh by itself: do not spend its refresh
    /// token elsewhere.
    pub fn from_session(session: Session) -> BlueskyBuilder {
        BlueskyBuilder::new(AtProto::from_session(session))
    }

    /// A client that shares the session, the connections and the settings of `atproto`.
    pub fn from_atproto(atproto: AtProto) -> Self {
        Self::with(atproto, Some(APP_VIEW))
    }

    /// Passes the calls of `app.bsky` to this AppView; `None` leaves the choice to the account's server. Nothing that the
    /// user has set by hand is changed.
    pub(crate) fn with(atproto: AtProto, app_view: Option<&str>) -> Self {
        let client = atproto.client();
        let by_hand = client.headers().contains_key("atproto-proxy");
        let app = match (client.account().is_some(), app_view) {
            (true, Some(app_view)) if !by_hand => client.with_proxy(Some(app_view)),
            // A constant address is well-formed; if it were not, the default service would do.
            (false, _) => client
                .with_default_service(PUBLIC_APP_VIEW)
                .unwrap_or_else(|_| client.clone()),
            _ => client.clone(),
        };
        Self { atproto, app }
    }

    /// The client of `com.atproto`, on the same session.
    pub fn atproto(&self) -> &AtProto {
        &self.atproto
    }

    /// The client of `chat.bsky`, on the same session.
    pub fn chat(&self) -> BlueskyChat {
        BlueskyChat::from_atproto(self.atproto.clone())
    }

    /// The client of `tools.ozone`, on the same session, for the labeler with this DID.
    pub fn ozone(&self, labeler: &str) -> OzoneTool {
        OzoneTool::from_atproto(self.atproto.clone(), labeler)
    }

    /// A call of any endpoint, given by value or by reference. It goes where the calls of its namespace go.
    pub fn call<E: Endpoint>(&self, endpoint: E) -> Call<E> {
        self.of(E::NSID).call(endpoint)
    }

    /// A call of a query by its name, for what has no type here. It goes where the calls of its namespace go.
    ///
    /// ```no_run
    /// # async fn example(bsky: bluesky::Bluesky) -> Result<(), bluesky::Error> {
    /// let answer = bsky.query("com.example.thing").param("q", "x").await?;
    /// println!("{}", answer.data.text());
    /// # Ok(()) }
    /// ```
    pub fn query(&self, nsid: impl Into<String>) -> UntypedCall {
        let nsid = nsid.into();
        self.of(&nsid).query(nsid)
    }

    /// A call of a procedure by its name, for what has no type here. It goes where the calls of its namespace go.
    pub fn procedure(&self, nsid: impl Into<String>) -> UntypedCall {
        let nsid = nsid.into();
        self.of(&nsid).procedure(nsid)
    }

    /// The client that sends the calls of this name's namespace.
    fn of(&self, nsid: &str) -> Client {
        if nsid.starts_with("app.bsky.") {
            self.app.clone()
        } else if nsid.starts_with("chat.bsky.") {
            self.chat().client().clone()
        } else {
            self.atproto.client().clone()
        }
    }

    /// The session as it is now: after a refresh, the new one. `None` without one, and once it has ended.
    pub fn session(&self) -> Option<Arc<Session>> {
        self.atproto.session()
    }

    /// The changes of the session from now on; `None` without one.
    pub fn session_events(&self) -> Option<SessionEvents> {
        self.atproto.session_events()
    }

    /// The keeper of the session, to refresh it by hand; `None` without one.
    pub fn session_manager(&self) -> Option<&SessionManager> {
        self.atproto.session_manager()
    }

    /// The account; `None` without one.
    pub fn actor_did(&self) -> Option<Did> {
        self.atproto.actor_did()
    }

    /// Where the calls of `app.bsky` go now: the service that the builder was given, else the account's server, else the
    /// public AppView.
    pub fn service(&self) -> Url {
        self.app.service()
    }

    /// Where subscriptions connect to.
    pub fn relay_service(&self) -> &Url {
        self.atproto.relay_service()
    }

    /// The headers that the builder was given, without credentials.
    pub fn headers(&self) -> &HeaderMap {
        self.atproto.headers()
    }

    /// The handle beneath the calls of `app.bsky`.
    pub fn client(&self) -> &Client {
        &self.app
    }

    /// The same client with more headers on every call. Names are told apart whatever their case, and a new value replaces
    /// an old one. Both share one session.
    #[must_use]
    pub fn with_headers(&self, headers: &[(&str, &str)]) -> Self {
        Self {
            atproto: self.atproto.with_headers(headers.iter().copied()),
            app: self.app.with_headers(headers.iter().copied()),
        }
    }

    /// The same client whose attempts may run for another time. Both share one session.
    #[must_use]
    pub fn with_timeout(&self, timeout: Duration) -> Self {
        Self {
            atproto: self.atproto.with_timeout(timeout),
            app: self.app.with_timeout(timeout),
        }
    }

    /// The same client with another retry strategy, for calls that may be repeated where others may not;
    /// `None::<RetryConfig>` for none. Both share one session.
    #[must_use]
    pub fn with_retry_config(&self, strategy: impl RetryStrategy) -> Self {
        let strategy = SharedStrategy::new(strategy);
        Self {
            atproto: self.atproto.with_retry_config(strategy.clone()),
            app: self.app.with_retry_config(strategy),
        }
    }
}

impl fmt::Debug for Bluesky {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bluesky")
            .field("service", &self.service().as_str())
            .field("actor_did", &self.actor_did())
            .finish_non_exhaustive()
    }
}
