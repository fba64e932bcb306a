//! From text to fields to microseconds, and back. The calendar is the proleptic Gregorian one.

const MICROS_PER_SECOND: i64 = 1_000_000;
const SECONDS_PER_DAY: i64 = 86_400;
/// 0000-01-01T00:00:00Z and the last microsecond of 9999, in microseconds since 1970.
const FIRST_MICRO: i64 = -62_167_219_200 * MICROS_PER_SECOND;
const LAST_MICRO: i64 = 253_402_300_800 * MICROS_PER_SECOND - 1;
const MAX_LEN: usize = 64;

/// How much of what the network has is accepted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// What the specification allows.
    Strict,
    /// Also: lower-case or blank separators, no zone (taken as UTC), `+0000`, `+00`, `-00:00`.
    Tolerant,
}

/// The numbers in a timestamp, not yet checked against the calendar.
pub(super) struct Fields {
    year: i64,
    month: i64,
    day: i64,
    hour: i64,
    minute: i64,
    second: i64,
    micros: i64,
    /// Distance from UTC: hours, minutes, and whether it is west of it.
    offset: (i64, i64, bool),
}

impl Fields {
    /// Reads the shape: digits and separators at their places.
    pub(super) fn parse(text: &str, form: Form) -> Result<Self, &'static str> {
        if text.len() > MAX_LEN {
            return Err("is longer than 64 characters");
        }
        let mut rest = Reader { text, form };
        let year = rest.number(4)?;
        rest.separator("-")?;
        let month = rest.number(2)?;
        rest.separator("-")?;
        let day = rest.number(2)?;
        rest.separator(if form == Form::Strict { "T" } else { "Tt _" })?;
        let hour = rest.number(2)?;
        rest.separator(":")?;
        let minute = rest.number(2)?;
        rest.separator(":")?;
        let second = rest.number(2)?;
        let micros = rest.fraction()?;
        let offset = rest.zone()?;
        Ok(Self {
            year,
            month,
            day,
            hour,
            minute,
            second,
            micros,
            offset,
        })
    }

    /// Checks the calendar and gives the moment.
    pub(super) fn unix_micros(&self) -> Result<i64, &'static str> {
        if !(1..=12).contains(&self.month) {
            return Err("has a month that is not 01 to 12");
        }
        if !(1..=days_in(self.year, self.month)).contains(&self.day) {
            return Err("has a day that its month does not have");
        }
        if self.hour > 23 || self.minute > 59 || self.second > 59 {
            return Err("has a time of day after 23:59:59");
        }
        let (hours, minutes, west) = self.offset;
        if hours > 23 || minutes > 59 {
            return Err("has a zone beyond 23:59");
        }
        let zone = (hours * 60 + minutes) * if west { -60 } else { 60 };
        let seconds = days_since_1970(self.year, self.month, self.day) * SECONDS_PER_DAY
            + self.hour * 3600
            + self.minute * 60
            + self.second
            - zone;
        let micros = seconds * MICROS_PER_SECOND + self.micros;
        if !(FIRST_MICRO..=LAST_MICRO).contains(&micros) {
            return Err("is outside the years 0000 to 9999 in UTC");
        }
        Ok(micros)
    }
}

/// The text that is still to be read.
struct Reader<'a> {
    text: &'a str,
    form: Form,
}

impl Reader<'_> {
    /// Exactly `digits` digits.
    fn number(&mut self, digits: usize) -> Result<i64, &'static str> {
        let (number, rest) = self.text.split_at_checked(digits).ok_or("is too short")?;
        if !number.bytes().all(|b| b.is_ascii_digit()) {
            return Err("has something else where digits belong");
        }
        self.text = rest;
        number
            .parse()
            .map_err(|_| "has something else where digits belong")
    }

    /// One of these characters.
    fn separator(&mut self, allowed: &str) -> Result<char, &'static str> {
        let mut chars = self.text.chars();
        let found = chars
            .next()
            .filter(|c| allowed.contains(*c))
            .ok_or("has a wrong separator")?;
        self.text = chars.as_str();
        Ok(found)
    }

    /// Any number of digits after a point, as microseconds: finer ones are cut.
    fn fraction(&mut self) -> Result<i64, &'static str> {
        let Some(fraction) = self.text.strip_prefix('.') else {
            return Ok(0);
        };
        let end = fraction
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(fraction.len());
        let (digits, rest) = fraction.split_at_checked(end).unwrap_or((fraction, ""));
        if digits.is_empty() {
            return Err("has a point without a fraction");
        }
        self.text = rest;
        Ok(digits
            .bytes()
            .chain(std::iter::repeat(b'0'))
            .take(6)
            .fold(0, |micros, digit| micros * 10 + i64::from(digit - b'0')))
    }

    /// The zone, which must be the end.
    fn zone(&mut self) -> Result<(i64, i64, bool), &'static str> {
        let tolerant = self.form == Form::Tolerant;
        if self.text == "Z" || tolerant && (self.text.is_empty() || self.text == "z") {
            return Ok((0, 0, false));
        }
        if self.text.is_empty() {
            return Err("has no zone");
        }
        let west = self.separator("+-").map_err(|_| "has a wrong zone")? == '-';
        let hours = self.number(2)?;
        let minutes = match self.separator(":") {
            Ok(_) => self.number(2)?,
            Err(_) if tolerant && self.text.is_empty() => 0,
            Err(_) if tolerant => self.number(2)?,
            Err(reason) => return Err(reason),
        };
        if !self.text.is_empty() {
            return Err("goes on after its zone");
        }
        if west && hours == 0 && minutes == 0 && !tolerant {
            return Err("has the zone -00:00, which means unknown");
        }
        Ok((hours, minutes, west))
    }
}

fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

fn days_in(year: i64, month: i64) -> i64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Days from 1970-01-01 to a date. Years start in March here, so that the leap day is the last of its year.
fn days_since_1970(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let year_of_era = year.rem_euclid(400);
    let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719_468
}

/// The date that is `days` after 1970-01-01.
fn date_of(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    (era * 400 + year_of_era + i64::from(month <= 2), month, day)
}

/// A moment in the preferred form: UTC, three digits of fraction, or six where needed.
pub(super) fn format(micros: i64) -> String {
    let micros = micros.clamp(FIRST_MICRO, LAST_MICRO);
    let (seconds, fraction) = (
        micros.div_euclid(MICROS_PER_SECOND),
        micros.rem_euclid(MICROS_PER_SECOND),
    );
    let (year, month, day) = date_of(seconds.div_euclid(SECONDS_PER_DAY));
    let time = seconds.rem_euclid(SECONDS_PER_DAY);
    let (hour, minute, second) = (time / 3600, time / 60 % 60, time % 60);
    let date_time = format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}");
    match fraction % 1000 {
        0 => format!("{date_time}.{:03}Z", fraction / 1000),
        _ => format!("{date_time}.{fraction:06}Z"),
    }
}
