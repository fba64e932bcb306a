//! What a strategy knows about the failure.

use std::{ops::RangeInclusive, time::Duration};

use crate::{
    Error,
    clock::{Rng, SystemRng},
    engine::{is_ambiguous_failure, retry_reason},
};

/// Why a failure is a candidate for a retry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RetryReason {
    /// The attempt ran out of time.
    Timeout,
    /// 5xx, except 501, or a status outside the ranges of HTTP.
    ServerError,
    /// 429.
    RateLimited,
    /// The connection failed, or the answer broke off.
    Network,
}

/// A failed attempt, as a [`RetryStrategy`](super::RetryStrategy) sees it; a fresh one for every failure.
#[derive(Clone, Copy, Debug)]
pub struct RetryContext<'a> {
    attempt: u32,
    reason: RetryReason,
    is_procedure: bool,
    error: &'a Error,
    rng: &'a dyn Rng,
}

impl<'a> RetryContext<'a> {
    /// The context of a failure, as the engine builds it; `None` if the failure is no candidate. For tests of a strategy.
    pub fn new(attempt: u32, is_procedure: bool, error: &'a Error) -> Option<Self> {
        Some(Self {
            attempt,
            reason: retry_reason(error)?,
            is_procedure,
            error,
            rng: &SystemRng,
        })
    }

    /// The same with its own randomness.
    #[must_use]
    pub fn with_rng(self, rng: &'a dyn Rng) -> Self {
        Self { rng, ..self }
    }

    /// How many attempts have failed, this one included: 1, 2, 3 …
    pub fn attempt(&self) -> u32 {
        self.attempt
    }

    /// Why the failure is a candidate.
    pub fn reason(&self) -> RetryReason {
        self.reason
    }

    /// Whether the request was a procedure: a POST, with effects.
    pub fn is_procedure(&self) -> bool {
        self.is_procedure
    }

    /// The opposite of [`is_procedure`](Self::is_procedure).
    pub fn is_query(&self) -> bool {
        !self.is_procedure
    }

    /// Whether the server may have applied the request; the same as [`is_ambiguous_failure`] of the error.
    pub fn is_ambiguous(&self) -> bool {
        is_ambiguous_failure(self.error)
    }

    /// The endpoint, for rules of its own; `None` if unknown.
    pub fn nsid(&self) -> Option<&str> {
        self.error.nsid()
    }

    /// The HTTP status, if there was an answer: 429, or **500 for every server error**. The status that the server
    /// really sent is `context.error().status()`.
    pub fn status_code(&self) -> Option<u16> {
        match self.reason {
            RetryReason::ServerError => Some(500),
            RetryReason::RateLimited => Some(429),
            RetryReason::Timeout | RetryReason::Network => None,
        }
    }

    /// The failure.
    pub fn error(&self) -> &'a Error {
        self.error
    }

    /// How long the server asks to wait, uncapped: **only for [`RetryReason::RateLimited`]**. For a 503 see
    /// `context.error().retry_after()`.
    pub fn retry_after(&self) -> Option<Duration> {
        match self.reason {
            RetryReason::RateLimited => self.error.retry_after(),
            _ => None,
        }
    }

    /// A random number of the client's own randomness, both bounds included.
    pub fn random(&self, range: RangeInclusive<u64>) -> u64 {
        self.rng.between(range)
    }
}
