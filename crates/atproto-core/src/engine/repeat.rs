//! The only retry loop.

use std::time::Duration;

use super::is_ambiguous_failure;
use crate::{
    Error,
    clock::{BoxFuture, Clock},
};

/// Decides about a failed attempt. XRPC plugs a retry strategy in here; other requests of the SDK plug in rules of their
/// own.
pub(crate) trait Decide: Send {
    /// The delay before the next attempt; `None` gives up.
    fn next_delay<'a>(
        &'a mut self,
        attempt: u32,
        error: &'a Error,
    ) -> BoxFuture<'a, Option<Duration>>;
}

/// Something that can be attempted again and again.
pub(crate) trait Attempt: Send {
    /// What a success gives.
    type Output: Send;

    /// One attempt, built anew.
    fn attempt(&mut self) -> BoxFuture<'_, Result<Self::Output, Error>>;
}

/// Attempts until it succeeds or `decide` gives up; the last error then tells how many attempts there were.
pub(crate) async fn repeat<A: Attempt>(
    clock: &dyn Clock,
    decide: &mut dyn Decide,
    what: &mut A,
) -> Result<A::Output, Error> {
    let started = clock.boot();
    let mut attempt: u32 = 0;
    let mut ambiguous = false;
    loop {
        attempt = attempt.saturating_add(1);
        let error = match what.attempt().await {
            Ok(output) => return Ok(output),
            Err(error) => error
                .with_attempts(attempt, clock.boot().saturating_sub(started))
                .after_ambiguous(ambiguous),
        };
        ambiguous |= is_ambiguous_failure(&error);
        let Some(delay) = decide.next_delay(attempt, &error).await else {
            return Err(error);
        };
        if delay > Duration::ZERO {
            clock.sleep(delay).await;
        }
    }
}
