//! The embedded PDS.
//!
//! The parts: [`front`] owns the socket and the connections, [`server`] takes one request from the log through the
//! [`fault`]s to its method, [`routes`] is the table of methods, [`state`] is everything they work on, under one lock.
//! Methods are plain functions of the state and the call; nothing in them waits, so nothing in a test races.

// Methods have one signature, whether or not they can fail.
#![allow(clippy::unnecessary_wraps)]

mod accounts;
mod app_view;
mod blobs;
mod builder;
mod call;
mod failure;
mod fault;
mod firehose;
mod front;
mod identity;
mod json;
mod query;
mod rate_limit;
mod reads;
mod record_check;
mod repo;
mod requests;
mod routes;
mod sequencer;
mod server;
mod sessions;
mod sign_up;
mod state;
mod sync;
mod test_account;
mod test_pds;
mod test_record;
mod tokens;
mod writes;

use std::sync::{Mutex, MutexGuard, PoisonError};

pub use accounts::AccountStatus;
pub use builder::TestPdsBuilder;
pub use fault::{Fault, FaultHandle};
pub use rate_limit::RateLimit;
pub use requests::SeenRequest;
pub use test_account::TestAccount;
pub use test_pds::{TestPds, TestPdsError};
pub use test_record::TestRecord;

/// Locks, also after a panic elsewhere: a failed assertion must not hide behind a second one.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
