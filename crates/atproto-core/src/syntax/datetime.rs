//! Timestamps as text.

mod calendar;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::SyntaxError;
use super::wire::wire_string;
use calendar::{Fields, Form};

wire_string! {
    /// A timestamp: the overlap of RFC 3339 and ISO 8601, as in `2026-12-01T09:30:00.000Z`.
    ///
    /// The text is kept to the last digit, because a record's CID depends on it; it is read as a moment on
    /// demand. Reading is tolerant where the strict door is not: the network has timestamps without zone,
    /// with `+0000`, a space for the `T`, or twenty digits of fraction. Equality and order are those of the
    /// text; sort by [`unix_micros`](Self::unix_micros) to sort by time.
    Datetime, "datetime", check
}

impl Datetime {
    /// The present moment, to the millisecond, in UTC.
    pub fn now() -> Self {
        Self::from(SystemTime::now())
    }

    /// A moment in UTC, in microseconds since 1970: with three digits of fraction, or six where three do
    /// not suffice. Moments outside the years 0000 to 9999 become the nearest one inside.
    pub fn from_unix_micros(micros: i64) -> Self {
        Self(calendar::format(micros).into())
    }

    /// The moment in microseconds since 1970; finer digits are cut.
    ///
    /// # Errors
    /// The text cannot be read as a timestamp, not even tolerantly.
    pub fn unix_micros(&self) -> Result<i64, SyntaxError> {
        Fields::parse(self.as_str(), Form::Tolerant)
            .and_then(|fields| fields.unix_micros())
            .map_err(|reason| SyntaxError::new("datetime", reason, self.as_str()))
    }

    /// The moment, to the microsecond.
    ///
    /// # Errors
    /// The text cannot be read as a timestamp, not even tolerantly, or the system's clock cannot hold it.
    pub fn time(&self) -> Result<SystemTime, SyntaxError> {
        let micros = self.unix_micros()?;
        let distance = Duration::from_micros(micros.unsigned_abs());
        let time = if micros < 0 {
            UNIX_EPOCH.checked_sub(distance)
        } else {
            UNIX_EPOCH.checked_add(distance)
        };
        time.ok_or_else(|| {
            SyntaxError::new(
                "datetime",
                "is out of the system clock's range",
                self.as_str(),
            )
        })
    }

    /// Whether the text has the right shape, even if the calendar has no such day or hour.
    pub fn is_well_formed(&self) -> bool {
        Fields::parse(self.as_str(), Form::Strict).is_ok()
    }
}

impl From<SystemTime> for Datetime {
    /// To the millisecond, in UTC.
    fn from(time: SystemTime) -> Self {
        let millis = match time.duration_since(UNIX_EPOCH) {
            Ok(since) => i64::try_from(since.as_millis()).unwrap_or(i64::MAX),
            Err(before) => {
                i64::try_from(before.duration().as_millis()).map_or(i64::MIN, |millis| -millis)
            }
        };
        Self::from_unix_micros(millis.saturating_mul(1000))
    }
}

pub(super) fn check(text: &str) -> Result<(), &'static str> {
    Fields::parse(text, Form::Strict)?.unix_micros().map(|_| ())
}
