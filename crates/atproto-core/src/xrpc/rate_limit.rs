//! What a server says about the caller's budget.

use std::{
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use http::HeaderMap;

use crate::{
    clock::{Clock, SystemClock},
    engine::hints::{retry_after, server_time, single},
};

/// The longest [`RateLimit::wait_until_reset`] waits in one go: a hostile date must not stall the caller.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// The `ratelimit-*` headers of an answer, or its `Retry-After` if there are none.
///
/// Without such headers, or with malformed ones, the answer says nothing: every getter is `None` and nothing is exceeded.
#[derive(Clone, Debug)]
pub struct RateLimit {
    limit: Option<u64>,
    remaining: Option<u64>,
    reset_at: Option<SystemTime>,
    policy: Option<RateLimitPolicy>,
    clock: Arc<dyn Clock>,
}

/// How much is allowed in which time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RateLimitPolicy {
    /// How many points the window has.
    pub limit: u64,
    /// How long the window is.
    pub window: Duration,
}

impl RateLimit {
    /// Reads the headers of an answer, with the system's clock.
    pub fn from_headers(headers: &HeaderMap) -> Self {
        Self::read(headers, Arc::new(SystemClock::new()))
    }

    pub(crate) fn read(headers: &HeaderMap, clock: Arc<dyn Clock>) -> Self {
        let number = |name| single(headers, name)?.parse::<u64>().ok();
        let limit = number("ratelimit-limit");
        let remaining = number("ratelimit-remaining");
        let reset_at = number("ratelimit-reset")
            .and_then(|seconds| UNIX_EPOCH.checked_add(Duration::from_secs(seconds)));
        let policy = headers
            .get_all("ratelimit-policy")
            .iter()
            .filter_map(|value| value.to_str().ok())
            .find_map(RateLimitPolicy::parse);
        let (limit, remaining, reset_at) = match (limit, remaining, reset_at) {
            (Some(limit), Some(remaining), Some(reset)) => {
                (Some(limit), Some(remaining), Some(reset))
            }
            // No whole set: a wait that is asked for says that nothing is left until then.
            _ => match retry_after(headers, server_time(headers).unwrap_or(clock.wall())) {
                Some(wait) => (Some(0), Some(0), clock.wall().checked_add(wait)),
                None => (None, None, None),
            },
        };
        Self {
            policy: policy.filter(|_| limit.is_some()),
            limit,
            remaining,
            reset_at,
            clock,
        }
    }

    /// How many points the window has; `None` if the server set no limit.
    pub fn limit(&self) -> Option<u64> {
        self.limit
    }

    /// How many points are left; `None` if the server set no limit.
    pub fn remaining(&self) -> Option<u64> {
        self.remaining
    }

    /// When all points are back; `None` if the server set no limit.
    pub fn reset_at(&self) -> Option<SystemTime> {
        self.reset_at
    }

    /// The policy, if the server states one.
    pub fn policy(&self) -> Option<RateLimitPolicy> {
        self.policy
    }

    /// Whether nothing is left and the reset is still to come.
    pub fn is_exceeded(&self) -> bool {
        self.remaining == Some(0) && self.time_left() > Duration::ZERO
    }

    /// From now to the reset; zero if it has passed or no limit is set.
    pub fn time_left(&self) -> Duration {
        self.reset_at
            .and_then(|reset| reset.duration_since(self.clock.wall()).ok())
            .unwrap_or_default()
    }

    /// Waits until the reset if the limit is exceeded, at most 60 seconds, and tells whether it waited. Ask again after
    /// a longer limit.
    pub async fn wait_until_reset(&self) -> bool {
        if !self.is_exceeded() {
            return false;
        }
        self.clock.sleep(self.time_left().min(LONGEST_WAIT)).await;
        true
    }
}

impl RateLimitPolicy {
    /// Reads `100;w=300`, whatever other attributes there are; of several policies the first that can be read.
    fn parse(text: &str) -> Option<Self> {
        text.split(',').find_map(|policy| {
            let mut fields = policy.split(';').map(str::trim);
            let limit = fields.next()?.parse().ok()?;
            let window = fields.find_map(|field| field.strip_prefix("w="))?;
            Some(Self {
                limit,
                window: Duration::from_secs(window.trim().parse().ok()?),
            })
        })
    }
}
