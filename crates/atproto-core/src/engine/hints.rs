//! How long a server asks to wait: the one parser of `Retry-After`.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use http::HeaderMap;

/// The longest wait that `Retry-After` can ask for: a day. A longer one is read as this.
const LONGEST: u64 = 86_400;

/// The value of a header that is there exactly once, trimmed.
pub(crate) fn single<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?;
    match values.next() {
        None => value.to_str().ok().map(str::trim),
        Some(_) => None,
    }
}

/// The response's own `Date`: the clock that a date of the same response is measured with.
pub(crate) fn server_time(headers: &HeaderMap) -> Option<SystemTime> {
    httpdate::parse_http_date(single(headers, "date")?).ok()
}

/// `Retry-After`: whole seconds, or an HTTP date in any of the three forms, seen from `now`. Anything else, a duplicate
/// and a past date are absent.
pub(crate) fn retry_after(headers: &HeaderMap, now: SystemTime) -> Option<Duration> {
    let value = single(headers, "retry-after")?;
    if !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit()) {
        // Only a number too long for u64 fails here.
        let seconds = value.parse().unwrap_or(LONGEST);
        return Some(Duration::from_secs(seconds.min(LONGEST)));
    }
    let date = httpdate::parse_http_date(value).ok()?;
    let wait = date.duration_since(now).ok()?;
    (wait > Duration::ZERO).then_some(wait.min(Duration::from_secs(LONGEST)))
}

/// `ratelimit-reset`, in seconds of the epoch, seen from `now`; absent if it has passed.
fn ratelimit_reset(headers: &HeaderMap, now: SystemTime) -> Option<Duration> {
    let seconds = single(headers, "ratelimit-reset")?.parse().ok()?;
    let reset = UNIX_EPOCH.checked_add(Duration::from_secs(seconds))?;
    let wait = reset.duration_since(now).ok()?;
    (wait > Duration::ZERO).then_some(wait)
}

/// The wait that an answer asks for. On a 429 `ratelimit-reset` comes first; on a 503 only `Retry-After` counts, since
/// Bluesky sends `ratelimit-reset` on ordinary answers, where it says nothing about a failure. Points in time are seen from
/// the response's own clock, if it has one.
pub(crate) fn server_wait(status: u16, headers: &HeaderMap, clock: SystemTime) -> Option<Duration> {
    let now = server_time(headers).unwrap_or(clock);
    match status {
        429 => ratelimit_reset(headers, now).or_else(|| retry_after(headers, now)),
        503 => retry_after(headers, now),
        _ => None,
    }
}
