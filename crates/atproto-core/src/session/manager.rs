//! The one place that spends refresh tokens.

use std::{
    fmt,
    sync::{Arc, Mutex},
    time::Duration,
};

use tokio::sync::broadcast;

use super::{
    Refresher, Session, SessionError, SessionEvent, SessionEvents, SessionStore, events::BACKLOG,
    flight::Flight,
};
use crate::{Error, clock::Runtime, lock};

/// How long before its end a token counts as ended: it may be looked at late, and clocks differ.
pub(super) const EARLY: Duration = Duration::from_secs(30);

/// How long a refresh may take unless said otherwise.
const TIMEOUT: Duration = Duration::from_secs(30);

/// Keeps one password session fresh for every client that uses it. A cheap clone; all clones are one manager.
///
/// - One refresh at a time: whoever needs a new token while one is being fetched waits for that one.
/// - A refresh is a task of its own. Dropping the call that began it loses nothing.
/// - New tokens are [saved](SessionStore::save) before anyone sees them.
/// - A token is replaced 30 s before it ends, else when the server says that it has.
/// - A failure that says nothing about the session leaves it as it was; a refusal ends it, once.
///
/// Its place in a call is [`Authorizer`](crate::xrpc::Authorizer), which it implements.
#[derive(Clone)]
pub struct SessionManager {
    pub(super) inner: Arc<Inner>,
}

pub(super) struct Inner {
    pub(super) state: Mutex<State>,
    pub(super) refresher: Arc<dyn Refresher>,
    pub(super) store: Option<Arc<dyn SessionStore>>,
    pub(super) runtime: Runtime,
    pub(super) timeout: Duration,
    pub(super) events: broadcast::Sender<SessionEvent>,
}

/// Everything that changes, under one lock that is never held across an await.
pub(super) struct State {
    pub(super) session: Arc<Session>,
    /// Counts the token pairs; a call that failed with an older one needs no refresh.
    pub(super) generation: u64,
    /// Set once, when the server refuses the refresh token.
    pub(super) ended: Option<SessionError>,
    /// Tokens that the server has handed out and the store could not keep yet.
    pub(super) unsaved: Option<Session>,
    pub(super) flight: Option<Flight>,
    /// How the last refresh of these tokens failed.
    pub(super) failure: Option<SessionError>,
    /// How long before its end the access token is replaced: [`EARLY`], but zero for one that a refresh has handed
    /// out with less to live, and never for one that it has handed out ended: our clock is ahead then, and only the
    /// server can tell. Such tokens would otherwise be replaced before every call.
    pub(super) early: Option<Duration>,
}

impl SessionManager {
    /// A manager of `session`, without a store, on the system's clock, with a timeout of 30 s for a refresh.
    pub fn new(session: Session, refresher: impl Refresher + 'static) -> Self {
        Self::build(
            session,
            Arc::new(refresher),
            None,
            Runtime::system(),
            TIMEOUT,
        )
    }

    /// A manager with all its parts given.
    pub fn build(
        session: Session,
        refresher: Arc<dyn Refresher>,
        store: Option<Arc<dyn SessionStore>>,
        runtime: Runtime,
        timeout: Duration,
    ) -> Self {
        Self {
            inner: Arc::new(Inner {
                state: Mutex::new(State {
                    session: Arc::new(session),
                    generation: 0,
                    ended: None,
                    unsaved: None,
                    flight: None,
                    failure: None,
                    early: Some(EARLY),
                }),
                refresher,
                store,
                runtime,
                timeout,
                events: broadcast::Sender::new(BACKLOG),
            }),
        }
    }

    /// The session as it is now; `None` once it has ended.
    pub fn session(&self) -> Option<Arc<Session>> {
        let state = lock(&self.inner.state);
        state.ended.is_none().then(|| Arc::clone(&state.session))
    }

    /// The changes of the session from now on.
    pub fn events(&self) -> SessionEvents {
        SessionEvents(self.inner.events.subscribe())
    }

    /// Fetches new tokens now, or joins the refresh that is under way.
    ///
    /// Dropping the future does not stop the refresh.
    ///
    /// # Errors
    /// Of kind [`Auth`](crate::ErrorKind::Auth), with a [`SessionError`] as its source.
    pub async fn refresh(&self) -> Result<Arc<Session>, Error> {
        let generation = self.current()?.1;
        self.renew(generation)
            .await
            .map_err(SessionError::into_error)?;
        Ok(self.current()?.0)
    }

    /// The session and the number of its tokens, unless it has ended.
    pub(super) fn current(&self) -> Result<(Arc<Session>, u64), Error> {
        let state = lock(&self.inner.state);
        match &state.ended {
            Some(ended) => Err(ended.clone().into_error()),
            None => Ok((Arc::clone(&state.session), state.generation)),
        }
    }

    /// How the last refresh of the tokens of `generation` failed, if they are still the current ones.
    pub(super) fn failure_of(&self, generation: u64) -> Option<SessionError> {
        let state = lock(&self.inner.state);
        state
            .failure
            .clone()
            .filter(|_| state.generation == generation)
    }

    /// Whether the access token is to be replaced before it is sent. One that is not a readable JWT is left to the
    /// server.
    pub(super) fn is_ending(&self, session: &Session) -> bool {
        let early = lock(&self.inner.state).early;
        let remaining = remaining(&self.inner.runtime, session);
        remaining
            .zip(early)
            .is_some_and(|(remaining, early)| remaining <= early)
    }

    /// Makes sure that the tokens are newer than those of `generation`.
    pub(super) async fn renew(&self, generation: u64) -> Result<(), SessionError> {
        let flight = {
            let mut state = lock(&self.inner.state);
            if let Some(ended) = &state.ended {
                return Err(ended.clone());
            }
            if state.generation != generation {
                return Ok(());
            }
            match &state.flight {
                Some(flight) if flight.is_under_way() => flight.clone(),
                _ => {
                    let flight = Flight::start(&self.inner, &state)?;
                    state.flight = Some(flight.clone());
                    flight
                }
            }
        };
        flight.landed().await
    }
}

/// How long the access token still holds, if it says so.
pub(super) fn remaining(runtime: &Runtime, session: &Session) -> Option<Duration> {
    let claims = session.access_claims()?;
    Some(claims.remaining_time(runtime.clock.wall()))
}

impl fmt::Debug for SessionManager {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = lock(&self.inner.state);
        f.debug_struct("SessionManager")
            .field("session", &state.session)
            .field("generation", &state.generation)
            .field("ended", &state.ended)
            .finish_non_exhaustive()
    }
}
