//! Whether a failed call is sent again, and when.
//!
//! Retries are opt-in: without a strategy a call is one request, and its failure is the caller's. With one, three steps
//! decide, always in this order:
//!
//! 1. **Is it a candidate?** Only a timeout, a 5xx, a 429 and a network failure are; the reason is a [`RetryReason`].
//!    A 400, a 401, an unreadable answer never reach a strategy.
//! 2. **Is it safe?** [`RetryConfig`] never repeats a *procedure* whose failure is *ambiguous*, that is when the server
//!    may have applied it: the alternative is a post that appears twice. Opt in with
//!    [`RetryConfig::retry_procedure_on_ambiguous_failure`] where a duplicate is harmless. A strategy of your own
//!    decides this by itself, from [`RetryContext::is_procedure`] and [`RetryContext::is_ambiguous`].
//! 3. **When?** Backoff of 1, 2, 4 … 60 seconds plus a [`Jitter`], and never earlier than the server asks, up to 60 s.
//!
//! `timeout` and retries multiply: with the defaults `max_attempts` 5 means up to six attempts of 30 seconds, 31 seconds of
//! backoff and 20 of jitter, and more if the server asks to wait.

mod config;
mod context;
mod jitter;
mod strategy;

pub use config::{HookOutput, RetryConfig, RetryEvent};
pub use context::{RetryContext, RetryReason};
pub use jitter::Jitter;
pub use strategy::{RetryStrategy, SharedStrategy};
