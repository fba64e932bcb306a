//! What a session manager needs from outside.

use super::{Refreshed, Session};
use crate::{Error, clock::BoxFuture};

/// Spends a refresh token: the one call that the manager makes, and that this crate cannot name.
pub trait Refresher: Send + Sync {
    /// Asks the account's server for a new pair of tokens.
    ///
    /// The future is polled by a task of its own and is dropped when the manager's timeout is over.
    ///
    /// # Errors
    /// Whatever the call failed with. Its status and name decide whether the session is over.
    fn refresh(&self, session: &Session) -> BoxFuture<'static, Result<Refreshed, Error>>;
}

/// Where a session outlives the process.
pub trait SessionStore: Send + Sync {
    /// Keeps the session. Nobody sees the new tokens before this is done.
    ///
    /// # Errors
    /// If it could not be kept. The manager holds on to the new tokens and tries again before it spends another
    /// refresh token; meanwhile calls fail with this error as their source.
    fn save<'a>(&'a self, session: &'a Session) -> BoxFuture<'a, Result<(), Error>>;

    /// Forgets the session, which has ended.
    ///
    /// # Errors
    /// If it could not be removed. Nothing depends on it: a session that the server refused stays refused.
    fn clear<'a>(&'a self, session: &'a Session) -> BoxFuture<'a, Result<(), Error>>;
}
