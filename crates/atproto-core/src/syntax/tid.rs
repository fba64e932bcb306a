//! TIDs: record keys that are points in time, sortable as text.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::SyntaxError;
use super::wire::wire_string;

const ALPHABET: &[u8; 32] = b"234567abcdefghijklmnopqrstuvwxyz";
const LEN: usize = 13;
const CLOCK_ID_BITS: u32 = 10;
const MAX_CLOCK_ID: u16 = (1 << CLOCK_ID_BITS) - 1;
const MAX_MICROS: u64 = (1 << 53) - 1;

wire_string! {
    /// A timestamp identifier: 53 bits of microseconds and 10 bits that tell generators apart, in 13
    /// characters of sortable base 32.
    Tid, "TID", check
}

impl Tid {
    /// A new TID, later than every other one of this process, even if the clock stands still or goes back.
    pub fn now() -> Self {
        static PROCESS: OnceLock<TidGenerator> = OnceLock::new();
        PROCESS
            .get_or_init(TidGenerator::new)
            .next_at(SystemTime::now())
    }

    /// The TID of a moment, in microseconds since 1970 (at most 2^53 − 1), and a clock id (its low 10 bits).
    pub fn from_parts(micros: u64, clock_id: u16) -> Self {
        let mut bits =
            (micros.min(MAX_MICROS) << CLOCK_ID_BITS) | (u64::from(clock_id & MAX_CLOCK_ID));
        let mut text = [b'2'; LEN];
        for place in text.iter_mut().rev() {
            *place = ALPHABET
                .iter()
                .copied()
                .nth((bits & 31) as usize)
                .unwrap_or(b'2');
            bits >>= 5;
        }
        Self(text.iter().map(|b| char::from(*b)).collect())
    }

    /// Microseconds since 1970.
    ///
    /// # Errors
    /// The text is not a TID.
    pub fn unix_micros(&self) -> Result<u64, SyntaxError> {
        self.bits().map(|bits| bits >> CLOCK_ID_BITS)
    }

    /// The moment of the TID.
    ///
    /// # Errors
    /// The text is not a TID.
    pub fn time(&self) -> Result<SystemTime, SyntaxError> {
        self.unix_micros()
            .map(|micros| UNIX_EPOCH + Duration::from_micros(micros))
    }

    /// The generator's id, 0 to 1023.
    ///
    /// # Errors
    /// The text is not a TID.
    pub fn clock_id(&self) -> Result<u16, SyntaxError> {
        self.bits()
            .map(|bits| u16::try_from(bits & u64::from(MAX_CLOCK_ID)).unwrap_or(MAX_CLOCK_ID))
    }

    fn bits(&self) -> Result<u64, SyntaxError> {
        self.validate()?;
        Ok(self
            .0
            .bytes()
            .filter_map(digit)
            .fold(0, |bits, digit| (bits << 5) | digit))
    }
}

/// Makes TIDs that are strictly increasing. Share one per process ([`Tid::now`] does), or keep your own
/// where the time comes from an injected clock.
#[derive(Debug)]
pub struct TidGenerator {
    clock_id: u16,
    last_micros: AtomicU64,
}

impl TidGenerator {
    /// A generator with a random clock id, so that two devices do not collide within one microsecond.
    pub fn new() -> Self {
        Self::with_clock_id(rand::random::<u16>())
    }

    /// A generator with a chosen clock id, of which the low 10 bits count.
    pub fn with_clock_id(clock_id: u16) -> Self {
        Self {
            clock_id: clock_id & MAX_CLOCK_ID,
            last_micros: AtomicU64::new(0),
        }
    }

    /// The TID of `now`, or the next free microsecond if one of that time or later was given before.
    pub fn next_at(&self, now: SystemTime) -> Tid {
        let micros = now.duration_since(UNIX_EPOCH).map_or(0, |since| {
            u64::try_from(since.as_micros()).unwrap_or(MAX_MICROS)
        });
        let after = |last: u64| micros.max(last + 1).min(MAX_MICROS);
        let last = self
            .last_micros
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |last| {
                Some(after(last))
            });
        Tid::from_parts(after(last.unwrap_or_else(|last| last)), self.clock_id)
    }
}

impl Default for TidGenerator {
    fn default() -> Self {
        Self::new()
    }
}

fn digit(byte: u8) -> Option<u64> {
    match byte {
        b'2'..=b'7' => Some(u64::from(byte - b'2')),
        b'a'..=b'z' => Some(u64::from(byte - b'a') + 6),
        _ => None,
    }
}

pub(super) fn check(text: &str) -> Result<(), &'static str> {
    if text.len() != LEN {
        return Err("is not 13 characters long");
    }
    if !text.bytes().all(|b| digit(b).is_some()) {
        return Err("has a character other than 2-7 and a-z");
    }
    // 13 characters hold 65 bits; the value has 64, of which the top one is 0.
    if text
        .bytes()
        .next()
        .and_then(digit)
        .is_none_or(|first| first >= 16)
    {
        return Err("starts with a character above 'j'");
    }
    Ok(())
}
