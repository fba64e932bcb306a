//! Noise on the backoff.

use crate::{Error, ErrorKind};

/// A whole number of seconds, drawn evenly from both bounds inclusive, that is added to every backoff: clients that
/// failed together must not come back together. 0 to 4 seconds by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Jitter {
    min_in_seconds: u32,
    max_in_seconds: u32,
}

impl Jitter {
    /// Between `min_in_seconds` and `max_in_seconds`.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Configuration`] if the minimum exceeds the maximum.
    pub fn new(min_in_seconds: u32, max_in_seconds: u32) -> Result<Self, Error> {
        if min_in_seconds > max_in_seconds {
            return Err(Error::new(ErrorKind::Configuration).with_message(format!(
                "a jitter's minimum of {min_in_seconds} s exceeds its maximum of {max_in_seconds} s"
            )));
        }
        Ok(Self {
            min_in_seconds,
            max_in_seconds,
        })
    }

    /// Between 0 and `max_in_seconds`.
    pub const fn up_to(max_in_seconds: u32) -> Self {
        Self {
            min_in_seconds: 0,
            max_in_seconds,
        }
    }

    /// No noise.
    pub const fn none() -> Self {
        Self::up_to(0)
    }

    /// The least that is added.
    pub const fn min_in_seconds(&self) -> u32 {
        self.min_in_seconds
    }

    /// The most that is added.
    pub const fn max_in_seconds(&self) -> u32 {
        self.max_in_seconds
    }
}

impl Default for Jitter {
    fn default() -> Self {
        Self::up_to(4)
    }
}
