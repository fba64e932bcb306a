//! The embedded PDS.
//!
//! The parts: [`front`] owns the socket and the connections, [`server`] takes one request from the log through the
//! [`fault`]s to its method, [`routes`] is the table of methods, [`state`] is everything they work on, under one lock.
//! Methods are plain functions of the state and the call; nothing in them waits, so nothing in a test races.

mod accounts;
mod call;
mod failure;
mod fault;
mod front;
mod handle;
mod identity;
mod query;
mod rate_limit;
mod requests;
mod routes;
mod server;
mod sessions;
mod sign_up;
mod state;
mod test_account;
mod tokens;

use std::sync::{Mutex, MutexGuard, PoisonError};

pub use accounts::AccountStatus;
pub use fault::{Fault, FaultHandle};
pub use handle::{TestPds, TestPdsBuilder, TestPdsError};
pub use rate_limit::RateLimit;
pub use requests::SeenRequest;
pub use test_account::TestAccount;
pub use tokens::SessionTokens;

/// Locks, also after a panic elsewhere: a failed assertion must not hide behind a second one.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
