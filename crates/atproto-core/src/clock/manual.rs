//! The clock of tests.

use std::{
    future::Future,
    pin::Pin,
    sync::{Arc, Mutex},
    task::{Context, Poll, Waker},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use super::{BoxFuture, Clock};
use crate::lock;

/// A clock that a test drives; clones share one time.
///
/// - Waits ([`Clock::sleep`]) complete at once, move the time forward by their duration and are recorded, so that a test
///   reads the delays from [`sleeps`](Self::sleeps) instead of living through them.
/// - Deadlines ([`Clock::timer`]) fire only when [`advance`](Self::advance) passes them.
#[derive(Clone, Debug)]
pub struct ManualClock {
    state: Arc<Mutex<State>>,
}

#[derive(Debug)]
struct State {
    epoch: SystemTime,
    elapsed: Duration,
    /// How far `advance` alone has moved: what deadlines are measured with.
    advanced: Duration,
    sleeps: Vec<Duration>,
    waiting: Vec<Waker>,
}

impl ManualClock {
    /// A clock that stands at 2026-01-01T00:00:00Z.
    pub fn new() -> Self {
        Self::at(UNIX_EPOCH + Duration::from_secs(1_767_225_600))
    }

    /// A clock that stands at `wall`.
    pub fn at(wall: SystemTime) -> Self {
        Self {
            state: Arc::new(Mutex::new(State {
                epoch: wall,
                elapsed: Duration::ZERO,
                advanced: Duration::ZERO,
                sleeps: Vec::new(),
                waiting: Vec::new(),
            })),
        }
    }

    /// Moves the time forward and fires every deadline that it passes.
    pub fn advance(&self, duration: Duration) {
        let waiting = {
            let mut state = lock(&self.state);
            state.elapsed += duration;
            state.advanced += duration;
            std::mem::take(&mut state.waiting)
        };
        for waker in waiting {
            waker.wake();
        }
    }

    /// Sets the time of day, as an administrator or NTP would: elapsed time and deadlines do not move.
    pub fn set_wall(&self, wall: SystemTime) {
        let mut state = lock(&self.state);
        state.epoch = wall.checked_sub(state.elapsed).unwrap_or(UNIX_EPOCH);
    }

    /// The waits so far, in order.
    pub fn sleeps(&self) -> Vec<Duration> {
        lock(&self.state).sleeps.clone()
    }
}

impl Default for ManualClock {
    fn default() -> Self {
        Self::new()
    }
}

impl Clock for ManualClock {
    fn wall(&self) -> SystemTime {
        let state = lock(&self.state);
        state.epoch + state.elapsed
    }

    fn boot(&self) -> Duration {
        lock(&self.state).elapsed
    }

    fn sleep(&self, duration: Duration) -> BoxFuture<'static, ()> {
        let state = Arc::clone(&self.state);
        Box::pin(async move {
            let mut state = lock(&state);
            state.elapsed += duration;
            state.sleeps.push(duration);
        })
    }

    fn timer(&self, duration: Duration) -> BoxFuture<'static, ()> {
        let due = lock(&self.state).advanced.saturating_add(duration);
        Box::pin(Timer {
            state: Arc::clone(&self.state),
            due,
        })
    }
}

/// A deadline that pends until `advance` has passed it.
struct Timer {
    state: Arc<Mutex<State>>,
    due: Duration,
}

impl Future for Timer {
    type Output = ();

    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<()> {
        let mut state = lock(&self.state);
        if state.advanced >= self.due {
            return Poll::Ready(());
        }
        if !state
            .waiting
            .iter()
            .any(|waker| waker.will_wake(cx.waker()))
        {
            state.waiting.push(cx.waker().clone());
        }
        Poll::Pending
    }
}
