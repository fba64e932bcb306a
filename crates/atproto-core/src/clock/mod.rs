//! Time and randomness, injected.
//!
//! Every rule about time (timeouts, backoff, expiry, pauses) reads its clock from a [`Runtime`], so that a test can
//! drive it by hand and one run of the tests is the same as the next. Three things are told apart:
//!
//! - [`Clock::wall`] is the time of day, for dates that a server sent or reads;
//! - [`Clock::boot`] only ever moves forward, for elapsed time and budgets;
//! - [`Clock::sleep`] is a *wait* that somebody asked for, [`Clock::timer`] is a *deadline* that should never be met.
//!   A manual clock completes waits at once and lets deadlines pend until the test passes them.

mod manual;
mod random;
mod runtime;
mod system;

pub use manual::ManualClock;
pub use random::{Rng, SequenceRng, SystemRng};
pub use runtime::{BoxFuture, Clock, Runtime};
pub use system::SystemClock;
