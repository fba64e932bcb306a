//! The policy in the box.

use std::{
    fmt,
    future::{Future, ready},
    sync::Arc,
    time::Duration,
};

use super::{Jitter, RetryContext, RetryReason, RetryStrategy};
use crate::clock::BoxFuture;

/// The ceiling of the backoff, and of a wait that the server asks for: a far-future value must not stall a call.
const CEILING_IN_SECONDS: u64 = 60;

/// Capped exponential backoff with jitter, and the guard against double writes.
///
/// The delay before retry `n` is `min(2^(n − 1), 60)` seconds plus the [`Jitter`], or the wait that the server asks for
/// (rounded up to whole seconds, at most 60) if that is longer.
#[derive(Clone)]
pub struct RetryConfig {
    max_attempts: u32,
    jitter: Jitter,
    retry_procedure_on_ambiguous_failure: bool,
    on_execute: Option<Arc<Hook>>,
}

type Hook = dyn Fn(RetryEvent) -> BoxFuture<'static, ()> + Send + Sync;

/// A retry that is about to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct RetryEvent {
    /// Which retry this is: 1, 2, 3 …
    pub retry_count: u32,
    /// How long it will wait.
    pub interval_in_seconds: u64,
    /// Why the attempt before it failed.
    pub reason: RetryReason,
}

impl RetryConfig {
    /// Up to `max_attempts` *retries*: 3 sends up to four requests, 0 sends one.
    pub fn new(max_attempts: u32) -> Self {
        Self {
            max_attempts,
            jitter: Jitter::default(),
            retry_procedure_on_ambiguous_failure: false,
            on_execute: None,
        }
    }

    /// The noise on the backoff; 0 to 4 seconds by default.
    #[must_use]
    pub fn jitter(mut self, jitter: Jitter) -> Self {
        self.jitter = jitter;
        self
    }

    /// A closure, sync or async, that is called once per retry just before its wait, and awaited: for logs and metrics.
    #[must_use]
    pub fn on_execute<F, R, M>(mut self, hook: F) -> Self
    where
        F: Fn(RetryEvent) -> R + Send + Sync + 'static,
        R: HookOutput<M>,
    {
        self.on_execute = Some(Arc::new(move |event| hook(event).into_future()));
        self
    }

    /// Whether a procedure is sent again even if the server may have applied it; false by default. Only where a
    /// duplicate is harmless.
    #[must_use]
    pub fn retry_procedure_on_ambiguous_failure(mut self, retry: bool) -> Self {
        self.retry_procedure_on_ambiguous_failure = retry;
        self
    }

    fn delay_in_seconds(&self, context: &RetryContext<'_>) -> u64 {
        let doublings = context.attempt().saturating_sub(1);
        let backoff = 1_u64
            .checked_shl(doublings)
            .unwrap_or(CEILING_IN_SECONDS)
            .min(CEILING_IN_SECONDS);
        let bounds = self.jitter.min_in_seconds().into()..=self.jitter.max_in_seconds().into();
        let computed = backoff.saturating_add(context.random(bounds));
        // Capped before it is compared, so that asking for more can never shorten the wait.
        let asked = context.error().retry_after().map_or(0, |wait| {
            let whole = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
            whole.min(CEILING_IN_SECONDS)
        });
        computed.max(asked)
    }
}

impl RetryStrategy for RetryConfig {
    async fn next_delay(&self, context: &RetryContext<'_>) -> Option<Duration> {
        if context.attempt() > self.max_attempts {
            return None;
        }
        let unsafe_to_repeat = context.is_procedure() && context.is_ambiguous();
        if unsafe_to_repeat && !self.retry_procedure_on_ambiguous_failure {
            return None;
        }
        let interval_in_seconds = self.delay_in_seconds(context);
        if let Some(hook) = &self.on_execute {
            hook(RetryEvent {
                retry_count: context.attempt(),
                interval_in_seconds,
                reason: context.reason(),
            })
            .await;
        }
        Some(Duration::from_secs(interval_in_seconds))
    }
}

impl fmt::Debug for RetryConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RetryConfig")
            .field("max_attempts", &self.max_attempts)
            .field("jitter", &self.jitter)
            .field(
                "retry_procedure_on_ambiguous_failure",
                &self.retry_procedure_on_ambiguous_failure,
            )
            .finish_non_exhaustive()
    }
}

/// What an [`on_execute`](RetryConfig::on_execute) closure may return: nothing, or a future of nothing. `M` only tells
/// the two apart and is always inferred.
pub trait HookOutput<M> {
    /// The future to await.
    fn into_future(self) -> BoxFuture<'static, ()>;
}

#[doc(hidden)]
#[derive(Debug)]
pub enum Plain {}

#[doc(hidden)]
#[derive(Debug)]
pub enum Awaited {}

impl HookOutput<Plain> for () {
    fn into_future(self) -> BoxFuture<'static, ()> {
        Box::pin(ready(()))
    }
}

impl<T: Future<Output = ()> + Send + 'static> HookOutput<Awaited> for T {
    fn into_future(self) -> BoxFuture<'static, ()> {
        Box::pin(self)
    }
}
