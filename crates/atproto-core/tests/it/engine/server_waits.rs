//! Waits that a server asks for (spec: Retries & Timeouts; rules 17, 18, 26; C3, C11; C40, C41).

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use atproto_testkit::scripted::Reply;

use super::support::{Kind, Rig, ok, seconds};

/// The moment of case C40: 2025-01-23T15:52:44Z.
const NOW: u64 = 1_737_647_564;

/// The delay before the second request after `reply`, and what the error would say.
async fn wait(reply: Reply) -> Duration {
    let rig = Rig::retrying(1);
    rig.clock.set_wall(UNIX_EPOCH + Duration::from_secs(NOW));
    rig.server.reply(reply).otherwise(ok());
    rig.call(Kind::Query).await.unwrap();
    let sleeps = rig.clock.sleeps();
    assert_eq!((sleeps.len(), rig.seen()), (1, 2));
    sleeps[0]
}

fn date(seconds: u64) -> String {
    httpdate::fmt_http_date(at(seconds))
}

fn at(seconds: u64) -> SystemTime {
    UNIX_EPOCH + Duration::from_secs(seconds)
}

fn limited() -> Reply {
    Reply::status(429)
}

/// C3, C40, C41: each hint is a lower bound of the delay of 1 s, at most 60 s.
#[tokio::test]
async fn the_hints() {
    let table: Vec<(Reply, u64)> = vec![
        (limited(), 1),
        (limited().header("retry-after", "2"), 2),
        (limited().header("Retry-After", "7"), 7),
        (limited().header("retry-after", "0007"), 7),
        (limited().header("retry-after", "0"), 1),
        (limited().header("retry-after", date(NOW + 10)), 10),
        (
            limited().header("ratelimit-reset", (NOW + 3).to_string()),
            3,
        ),
        (
            limited().header("RateLimit-Reset", (NOW + 3).to_string()),
            3,
        ),
        // Capped: a far future must not stall the call.
        (
            limited().header("ratelimit-reset", (NOW + 600).to_string()),
            60,
        ),
        (limited().header("retry-after", "31536000"), 60),
        (
            limited().header("retry-after", "99999999999999999999999"),
            60,
        ),
        (limited().header("retry-after", date(NOW + 1_000_000)), 60),
        (limited().header("ratelimit-reset", u64::MAX.to_string()), 1),
        // The reset comes first, and the header that can be read counts.
        (
            limited()
                .header("ratelimit-reset", (NOW + 5).to_string())
                .header("retry-after", "30"),
            5,
        ),
        (
            limited()
                .header("ratelimit-reset", "soon")
                .header("retry-after", "30"),
            30,
        ),
        (
            limited()
                .header("ratelimit-reset", (NOW - 5).to_string())
                .header("retry-after", "30"),
            30,
        ),
        // Absent: past, malformed, doubled.
        (
            limited().header("ratelimit-reset", (NOW - 5).to_string()),
            1,
        ),
        (limited().header("retry-after", date(NOW - 5)), 1),
        (limited().header("retry-after", "-1"), 1),
        (limited().header("retry-after", "+5"), 1),
        (limited().header("retry-after", "1.5"), 1),
        (limited().header("retry-after", "soon"), 1),
        (limited().header("retry-after", ""), 1),
        (limited().header("retry-after", "Mon, 32 Foo 2026"), 1),
        (
            limited()
                .header("retry-after", "9")
                .header("retry-after", "9"),
            1,
        ),
        (limited().header("ratelimit-limit", "abc"), 1),
        // 503: Retry-After alone. Bluesky sends ratelimit-reset on ordinary answers.
        (Reply::status(503).header("retry-after", "3"), 3),
        (
            Reply::status(503).header("ratelimit-reset", (NOW + 50).to_string()),
            1,
        ),
        // Any other server error asks for nothing.
        (Reply::status(500).header("retry-after", "30"), 1),
        (
            Reply::status(502).header("ratelimit-reset", (NOW + 50).to_string()),
            1,
        ),
    ];
    for (reply, expected) in table {
        let shown = format!("{reply:?}");
        assert_eq!(wait(reply).await, Duration::from_secs(expected), "{shown}");
    }
}

/// The three forms of RFC 9110: IMF-fixdate, RFC 850 and asctime.
#[tokio::test]
async fn three_forms_of_a_date() {
    for date in [
        "Thu, 23 Jan 2025 15:52:54 GMT",
        "Thursday, 23-Jan-25 15:52:54 GMT",
        "Thu Jan 23 15:52:54 2025",
    ] {
        let reply = limited().header("retry-after", date);
        assert_eq!(wait(reply).await, Duration::from_secs(10), "{date}");
    }
}

/// A date is measured with the response's own clock, however wrong ours is.
#[tokio::test]
async fn a_date_is_measured_with_the_servers_clock() {
    let reply = limited()
        .header("date", date(NOW + 5_000))
        .header("retry-after", date(NOW + 5_008));
    assert_eq!(wait(reply).await, Duration::from_secs(8));
    let reply = limited()
        .header("date", date(NOW + 5_000))
        .header("ratelimit-reset", (NOW + 5_008).to_string());
    assert_eq!(wait(reply).await, Duration::from_secs(8));
}

/// Rule 26: rounded up to whole seconds, before it is capped and compared.
#[tokio::test]
async fn a_wait_is_rounded_up() {
    let rig = Rig::retrying(1);
    rig.clock
        .set_wall(UNIX_EPOCH + Duration::from_millis(NOW * 1000 + 400));
    rig.server
        .reply(limited().header("ratelimit-reset", (NOW + 3).to_string()))
        .otherwise(ok());
    rig.call(Kind::Query).await.unwrap();
    assert_eq!(rig.clock.sleeps(), seconds(&[3]), "2.6 s are 3 s");
}

/// C11: asking for more never shortens the wait; the backoff wins when it is longer.
#[tokio::test]
async fn the_longer_of_both() {
    let rig = Rig::retrying(4);
    rig.server.otherwise(limited().header("retry-after", "5"));
    rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(rig.clock.sleeps(), seconds(&[5, 5, 5, 8]));
}

/// The error gives the caller the whole wait, not the capped one.
#[tokio::test]
async fn the_error_tells_the_whole_wait() {
    let rig = Rig::new();
    rig.server
        .reply(limited().header("retry-after", "3600"))
        .reply(Reply::status(503).header("retry-after", "120"))
        .reply(Reply::status(500).header("retry-after", "120"))
        .reply(limited().header("retry-after", "99999999"));
    let mut waits = Vec::new();
    for _ in 0..4 {
        waits.push(rig.call(Kind::Query).await.unwrap_err().retry_after());
    }
    let expected = [Some(3600), Some(120), None, Some(86_400)];
    assert_eq!(waits, expected.map(|wait| wait.map(Duration::from_secs)));
}
