//! What happens to a session while nobody looks.

use std::sync::Arc;

use tokio::sync::broadcast;

use super::{Session, SessionError};

/// How many events a listener may fall behind before it loses the oldest.
pub(super) const BACKLOG: usize = 16;

/// A change of a session.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SessionEvent {
    /// New tokens are stored and in use.
    Refreshed(Arc<Session>),
    /// The server refused to go on, once and for good. The last tokens are of no use.
    Ended {
        /// The session as it was.
        session: Arc<Session>,
        /// Why it ended.
        reason: SessionError,
    },
}

/// The changes of a session from the moment of asking on; a slow listener delays nobody.
#[derive(Debug)]
pub struct SessionEvents(pub(super) broadcast::Receiver<SessionEvent>);

impl SessionEvents {
    /// The next change; `None` once every client of the session is gone. A listener that is more than 16 events
    /// behind gets the newest 16. Cancel-safe.
    pub async fn next(&mut self) -> Option<SessionEvent> {
        loop {
            match self.0.recv().await {
                Ok(event) => return Some(event),
                Err(broadcast::error::RecvError::Lagged(_)) => {}
                Err(broadcast::error::RecvError::Closed) => return None,
            }
        }
    }
}
