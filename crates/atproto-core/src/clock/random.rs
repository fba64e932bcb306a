//! Randomness, real and scripted.

use std::{collections::VecDeque, fmt, ops::RangeInclusive, sync::Mutex};

use rand::RngExt as _;

use crate::lock;

/// Where randomness comes from. Never used for keys.
pub trait Rng: Send + Sync + fmt::Debug {
    /// A number between both bounds, each of which may come up; the start if the range is empty.
    fn between(&self, range: RangeInclusive<u64>) -> u64;
}

/// The randomness of the thread.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemRng;

impl Rng for SystemRng {
    fn between(&self, range: RangeInclusive<u64>) -> u64 {
        if range.is_empty() {
            return *range.start();
        }
        rand::rng().random_range(range)
    }
}

/// Numbers in the order that a test gives, clamped to the range that is asked for; the lower bound once they are spent.
#[derive(Debug, Default)]
pub struct SequenceRng {
    numbers: Mutex<VecDeque<u64>>,
}

impl SequenceRng {
    /// Gives these numbers, one for each draw.
    pub fn new(numbers: impl IntoIterator<Item = u64>) -> Self {
        Self {
            numbers: Mutex::new(numbers.into_iter().collect()),
        }
    }
}

impl Rng for SequenceRng {
    fn between(&self, range: RangeInclusive<u64>) -> u64 {
        let (low, high) = (*range.start(), *range.end());
        match lock(&self.numbers).pop_front() {
            Some(number) if low <= high => number.clamp(low, high),
            _ => low,
        }
    }
}
