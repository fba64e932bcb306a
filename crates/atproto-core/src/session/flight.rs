//! One refresh, from the request to the store, on a task of its own.

use std::{sync::Arc, time::Duration};

use futures_util::{
    FutureExt as _,
    future::{Either, Shared, select},
};
use tokio::runtime::Handle;

use super::{
    Session, SessionError, SessionEvent,
    manager::{EARLY, Inner, State, remaining},
};
use crate::{Error, ErrorKind, clock::BoxFuture, lock};

/// A refresh that any number of calls wait for.
#[derive(Clone)]
pub(super) struct Flight {
    outcome: Shared<BoxFuture<'static, Result<(), SessionError>>>,
}

impl Flight {
    /// Begins a refresh of the tokens in `state`.
    ///
    /// The task lives apart from every caller: the server rotates the token when the request arrives, so an
    /// answer that nobody waits for any more is still the only way into the account.
    pub(super) fn start(inner: &Arc<Inner>, state: &State) -> Result<Self, SessionError> {
        let runtime = Handle::try_current().map_err(|error| {
            let error = Error::new(ErrorKind::Configuration)
                .with_message("a session is refreshed on a tokio runtime, and there is none here")
                .with_source(error);
            SessionError::Refresh(error)
        })?;
        let task = runtime.spawn(fly(
            Arc::clone(inner),
            Arc::clone(&state.session),
            state.unsaved.clone(),
        ));
        let outcome = async move {
            task.await.unwrap_or_else(|lost| {
                let error = Error::new(ErrorKind::Network)
                    .with_message("the refresh was cut off: its runtime shut down")
                    .with_source(lost);
                Err(SessionError::Refresh(error))
            })
        };
        Ok(Self {
            outcome: outcome.boxed().shared(),
        })
    }

    /// Whether it can still be joined. One whose task was cut off cannot.
    pub(super) fn is_under_way(&self) -> bool {
        self.outcome.peek().is_none()
    }

    /// Waits for its end.
    pub(super) async fn landed(self) -> Result<(), SessionError> {
        self.outcome.await
    }
}

async fn fly(
    inner: Arc<Inner>,
    old: Arc<Session>,
    unsaved: Option<Session>,
) -> Result<(), SessionError> {
    let result = match unsaved {
        Some(session) => keep(&inner, session).await,
        None => match ask(&inner, &old).await {
            Ok(session) => keep(&inner, session).await,
            Err(error) => Err(SessionError::sort(error)),
        },
    };
    // The flight is over and its outcome visible in one step: nobody can see the old tokens without a flight.
    let event = {
        let mut state = lock(&inner.state);
        state.flight = None;
        state.failure = result.as_ref().err().cloned();
        match &result {
            Ok(session) => {
                state.session = Arc::clone(session);
                state.generation += 1;
                state.unsaved = None;
                state.early = match remaining(&inner.runtime, session) {
                    Some(remaining) if remaining.is_zero() => None,
                    Some(remaining) if remaining <= EARLY => Some(Duration::ZERO),
                    _ => Some(EARLY),
                };
                Some(SessionEvent::Refreshed(Arc::clone(session)))
            }
            Err(reason) if reason.is_ended() => {
                state.ended = Some(reason.clone());
                Some(SessionEvent::Ended {
                    session: Arc::clone(&old),
                    reason: reason.clone(),
                })
            }
            Err(_) => None,
        }
    };
    if let (Err(SessionError::Ended(_)), Some(store)) = (&result, &inner.store)
        && let Err(error) = store.clear(&old).await
    {
        tracing::warn!(%error, "the ended session could not be removed from its store");
    }
    if let Some(event) = event {
        // Nobody listening is fine.
        let _ = inner.events.send(event);
    }
    result.map(drop)
}

/// Spends the refresh token, within the timeout.
async fn ask(inner: &Inner, old: &Session) -> Result<Session, Error> {
    let fresh = in_time(inner, inner.refresher.refresh(old)).await?;
    if fresh.did != old.did {
        return Err(Error::new(ErrorKind::Decode)
            .with_message("the refresh answered with the tokens of another account"));
    }
    Ok(old.merged(fresh))
}

/// Stores the new tokens, within the timeout, before anyone sees them.
async fn keep(inner: &Inner, session: Session) -> Result<Arc<Session>, SessionError> {
    let Some(store) = &inner.store else {
        return Ok(Arc::new(session));
    };
    match in_time(inner, store.save(&session)).await {
        Ok(()) => Ok(Arc::new(session)),
        Err(error) => {
            lock(&inner.state).unsaved = Some(session);
            Err(SessionError::Refresh(error))
        }
    }
}

async fn in_time<T>(inner: &Inner, work: BoxFuture<'_, Result<T, Error>>) -> Result<T, Error> {
    let deadline = inner.runtime.clock.timer(inner.timeout);
    match select(work, deadline).await {
        Either::Left((result, _)) => result,
        Either::Right(_) => {
            Err(Error::new(ErrorKind::Timeout).with_message("the refresh took too long"))
        }
    }
}
