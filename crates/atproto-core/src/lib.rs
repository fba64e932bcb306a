//! AT Protocol building blocks: syntax, data model, the XRPC engine, retries, sessions and transports.

pub mod clock;
pub mod crypto;
pub mod data;
pub mod engine;
pub mod error;
pub mod generated;
pub mod retry;
pub mod session;
pub mod syntax;
pub mod transport;
pub mod xrpc;

pub use error::{Error, ErrorKind, XrpcErrorKind, is_ambiguous_failure};
pub use retry::{Jitter, RetryConfig, RetryContext, RetryEvent, RetryReason, RetryStrategy};

/// Locks a mutex whose data stays consistent at every point: a panic elsewhere must not spread.
pub(crate) fn lock<T>(mutex: &std::sync::Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}
