//! The trait, and its object-safe twin.

use std::{fmt, future::Future, sync::Arc, time::Duration};

use super::RetryContext;
use crate::clock::BoxFuture;

/// Decides about every failed attempt that is a candidate for a retry.
///
/// ```
/// use std::time::Duration;
/// use atproto_core::{RetryContext, RetryReason, RetryStrategy};
///
/// struct ConstantBackoff {
///     max_attempts: u32,
/// }
///
/// impl RetryStrategy for ConstantBackoff {
///     async fn next_delay(&self, context: &RetryContext<'_>) -> Option<Duration> {
///         if context.attempt() > self.max_attempts {
///             return None;
///         }
///         // The guard against double writes is yours now.
///         if context.is_procedure() && context.is_ambiguous() {
///             return None;
///         }
///         Some(match context.reason() {
///             RetryReason::RateLimited => context.retry_after().unwrap_or(Duration::from_secs(5)),
///             RetryReason::Network | RetryReason::Timeout => Duration::from_secs(1),
///             RetryReason::ServerError => Duration::from_secs(2),
///         })
///     }
/// }
/// ```
///
/// An `Option` of a strategy is one too: `None` never retries.
pub trait RetryStrategy: Send + Sync + 'static {
    /// The delay before the next attempt; zero sends again at once, `None` gives up, and the caller gets the original
    /// error. The call waits for the answer.
    fn next_delay(
        &self,
        context: &RetryContext<'_>,
    ) -> impl Future<Output = Option<Duration>> + Send;
}

/// Any strategy behind one pointer; what a client keeps.
#[derive(Clone)]
pub struct SharedStrategy(Arc<dyn Erased>);

impl SharedStrategy {
    /// Shares `strategy`.
    pub fn new(strategy: impl RetryStrategy) -> Self {
        Self(Arc::new(strategy))
    }
}

impl fmt::Debug for SharedStrategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SharedStrategy")
    }
}

impl RetryStrategy for SharedStrategy {
    async fn next_delay(&self, context: &RetryContext<'_>) -> Option<Duration> {
        self.0.next_delay_boxed(context).await
    }
}

impl<S: RetryStrategy> RetryStrategy for Option<S> {
    async fn next_delay(&self, context: &RetryContext<'_>) -> Option<Duration> {
        match self {
            Some(strategy) => strategy.next_delay(context).await,
            None => None,
        }
    }
}

impl<S: RetryStrategy> RetryStrategy for Arc<S> {
    async fn next_delay(&self, context: &RetryContext<'_>) -> Option<Duration> {
        S::next_delay(self, context).await
    }
}

/// `RetryStrategy` as an object: users write `async fn`, the engine holds a pointer.
trait Erased: Send + Sync {
    fn next_delay_boxed<'a>(
        &'a self,
        context: &'a RetryContext<'_>,
    ) -> BoxFuture<'a, Option<Duration>>;
}

impl<S: RetryStrategy> Erased for S {
    fn next_delay_boxed<'a>(
        &'a self,
        context: &'a RetryContext<'_>,
    ) -> BoxFuture<'a, Option<Duration>> {
        Box::pin(self.next_delay(context))
    }
}
