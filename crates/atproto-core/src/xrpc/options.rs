//! What can be said for one call alone.

use std::time::Duration;

use super::headers::Headers;
use crate::retry::{RetryStrategy, SharedStrategy};

/// Settings of one call that win over the client's.
#[derive(Clone, Debug, Default)]
pub struct CallOptions {
    pub(crate) timeout: Option<Duration>,
    pub(crate) retry: Option<SharedStrategy>,
    pub(crate) headers: Headers,
    pub(crate) service: Option<String>,
    pub(crate) credentials_for: Option<String>,
    pub(crate) max_response_bytes: Option<usize>,
}

impl CallOptions {
    /// Nothing set: the client's settings hold.
    pub fn new() -> Self {
        Self::default()
    }

    /// How long one attempt may run.
    #[must_use]
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = Some(timeout);
        self
    }

    /// Whether and when a failed attempt is repeated; `None::<RetryConfig>` never.
    #[must_use]
    pub fn retry_config(mut self, strategy: impl RetryStrategy) -> Self {
        self.retry = Some(SharedStrategy::new(strategy));
        self
    }

    /// Adds a header, or replaces the client's of that name whatever its case. An `Authorization` of your own is kept
    /// and no credentials of the client go with it.
    #[must_use]
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.headers.set(name, value);
        self
    }

    /// Sends the call to this host or origin instead. The account's credentials do not go there; see
    /// [`with_credentials_for`](Self::with_credentials_for).
    #[must_use]
    pub fn service(mut self, service: impl Into<String>) -> Self {
        self.service = Some(service.into());
        self
    }

    /// Lets the account's credentials go to this origin, although it is not the account's server.
    #[must_use]
    pub fn with_credentials_for(mut self, origin: impl Into<String>) -> Self {
        self.credentials_for = Some(origin.into());
        self
    }

    /// The longest body to accept.
    #[must_use]
    pub fn max_response_bytes(mut self, limit: usize) -> Self {
        self.max_response_bytes = Some(limit);
        self
    }
}
