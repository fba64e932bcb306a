//! The clock that everything asks, and its bundle with randomness.

use std::{
    fmt,
    future::Future,
    pin::Pin,
    sync::Arc,
    time::{Duration, SystemTime},
};

use super::{Rng, SystemClock, SystemRng};

/// A boxed future, as the object-safe traits of this crate return it.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Where time comes from.
pub trait Clock: Send + Sync + fmt::Debug {
    /// The time of day, to compare with dates of the network. It may jump either way.
    fn wall(&self) -> SystemTime;

    /// Time since an arbitrary start, for elapsed time. It never goes back.
    fn boot(&self) -> Duration;

    /// A wait that was asked for, such as the delay before a retry. Dropping the future ends it.
    fn sleep(&self, duration: Duration) -> BoxFuture<'static, ()>;

    /// A deadline, such as the timeout of an attempt. Dropping the future ends it.
    fn timer(&self, duration: Duration) -> BoxFuture<'static, ()>;
}

/// The clock and the randomness of a client; a cheap clone.
#[derive(Clone, Debug)]
pub struct Runtime {
    /// Where time comes from.
    pub clock: Arc<dyn Clock>,
    /// Where randomness comes from.
    pub rng: Arc<dyn Rng>,
}

impl Runtime {
    /// The system's clock and randomness.
    pub fn system() -> Self {
        Self {
            clock: Arc::new(SystemClock::new()),
            rng: Arc::new(SystemRng),
        }
    }

    /// A clock and randomness of your own.
    pub fn new(clock: impl Clock + 'static, rng: impl Rng + 'static) -> Self {
        Self {
            clock: Arc::new(clock),
            rng: Arc::new(rng),
        }
    }
}

impl Default for Runtime {
    fn default() -> Self {
        Self::system()
    }
}
