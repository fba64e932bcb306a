//! `RateLimit` (X8, X9, X30–X35).

use std::time::{Duration, UNIX_EPOCH};

use atproto_core::{clock::Clock as _, xrpc::RateLimit};
use atproto_testkit::scripted::Reply;

use super::support::{Kind, Rig, ok, seconds};

const NOW: u64 = 1_737_647_564;

/// The rate limit of a success with these headers, at `NOW`.
async fn limit(headers: &[(&str, &str)]) -> (Rig, RateLimit) {
    let rig = Rig::new();
    rig.clock.set_wall(UNIX_EPOCH + Duration::from_secs(NOW));
    let mut reply = ok();
    for (name, value) in headers {
        reply = reply.header(name, *value);
    }
    rig.server.otherwise(reply);
    let limit = rig.call(Kind::Query).await.unwrap().rate_limit;
    (rig, limit)
}

fn unlimited(limit: &RateLimit) -> bool {
    limit.limit().is_none()
        && limit.remaining().is_none()
        && limit.reset_at().is_none()
        && limit.policy().is_none()
        && !limit.is_exceeded()
}

/// X8.
#[tokio::test]
async fn all_four_headers() {
    let (_rig, limit) = limit(&[
        ("RateLimit-Limit", "100"),
        ("RateLimit-Remaining", "1000"),
        ("RateLimit-Reset", "1737648164"),
        ("RateLimit-Policy", "100;w=300"),
    ])
    .await;
    assert_eq!((limit.limit(), limit.remaining()), (Some(100), Some(1000)));
    let reset = UNIX_EPOCH + Duration::from_secs(NOW + 600);
    assert_eq!(limit.reset_at(), Some(reset));
    let policy = limit.policy().unwrap();
    assert_eq!(
        (policy.limit, policy.window),
        (100, Duration::from_secs(300))
    );
    assert_eq!(limit.time_left(), Duration::from_secs(600));
}

/// X9, X31: malformed headers say nothing, and the answer is fine.
#[tokio::test]
async fn malformed_headers() {
    let good = [
        ("ratelimit-limit", "10"),
        ("ratelimit-remaining", "0"),
        ("ratelimit-reset", "1737648164"),
    ];
    for bad in 0..3 {
        for value in ["abc", "", "-1", "1.5", "99999999999999999999999"] {
            let mut headers = good;
            headers[bad].1 = value;
            let (_rig, limit) = limit(&headers).await;
            assert!(unlimited(&limit), "{headers:?}");
        }
    }
    let (_rig, limit) = limit(&[("ratelimit-limit", "10")]).await;
    assert!(unlimited(&limit));
}

/// X31, X32: the policy is optional and read leniently.
#[tokio::test]
async fn policies() {
    for (text, expected) in [
        (None, None),
        (Some("garbage"), None),
        (Some("100"), None),
        (Some("100;300"), None),
        (Some("100;w=abc"), None),
        (Some(";w=1"), None),
        (Some("100;burst=10;w=300"), Some((100, 300))),
        (Some("100; w=300"), Some((100, 300))),
        (Some("100;w=86400, 5000;w=3600"), Some((100, 86_400))),
    ] {
        let mut headers = vec![
            ("ratelimit-limit", "10"),
            ("ratelimit-remaining", "0"),
            ("ratelimit-reset", "1737648164"),
        ];
        headers.extend(text.map(|text| ("ratelimit-policy", text)));
        let (_rig, limit) = limit(&headers).await;
        let policy = limit
            .policy()
            .map(|policy| (policy.limit, policy.window.as_secs()));
        assert_eq!(policy, expected, "{text:?}");
        assert!(limit.is_exceeded());
    }
}

/// X30: exceeded means that nothing is left and the reset is to come.
#[tokio::test]
async fn exceeded() {
    for (remaining, reset, exceeded) in [
        ("0", NOW + 10, true),
        ("1", NOW + 10, false),
        ("0", NOW - 10, false),
        ("0", NOW, false),
    ] {
        let (_rig, limit) = limit(&[
            ("ratelimit-limit", "10"),
            ("ratelimit-remaining", remaining),
            ("ratelimit-reset", &reset.to_string()),
        ])
        .await;
        assert_eq!(limit.is_exceeded(), exceeded, "{remaining} {reset}");
    }
    assert!(unlimited(&limit(&[]).await.1));
}

/// X33: a `Retry-After` alone says that nothing is left until then.
#[tokio::test]
async fn retry_after_alone() {
    let (_rig, limited) = limit(&[("retry-after", "30")]).await;
    assert_eq!((limited.limit(), limited.remaining()), (Some(0), Some(0)));
    assert_eq!(limited.time_left(), Duration::from_secs(30));
    assert!(limited.is_exceeded());
    let date = httpdate::fmt_http_date(UNIX_EPOCH + Duration::from_secs(NOW + 30));
    assert!(limit(&[("retry-after", &date)]).await.1.is_exceeded());
    let date = httpdate::fmt_http_date(UNIX_EPOCH + Duration::from_secs(NOW - 30));
    for value in ["0", &date] {
        assert!(!limit(&[("retry-after", value)]).await.1.is_exceeded());
    }
    for value in ["soon", "-1", "1.5", "Mon, 32 Foo 2026"] {
        assert!(
            unlimited(&limit(&[("retry-after", value)]).await.1),
            "{value}"
        );
    }
}

/// X34: the `ratelimit-*` headers come first, if they can be read.
#[tokio::test]
async fn both_kinds() {
    let (_rig, limit) = limit(&[
        ("ratelimit-limit", "10"),
        ("ratelimit-remaining", "3"),
        ("ratelimit-reset", "1737648164"),
        ("retry-after", "30"),
    ])
    .await;
    assert_eq!(limit.remaining(), Some(3));
    let (_rig, limit) = self::limit(&[
        ("ratelimit-limit", "ten"),
        ("ratelimit-remaining", "3"),
        ("ratelimit-reset", "1737648164"),
        ("retry-after", "30"),
    ])
    .await;
    assert_eq!(limit.remaining(), Some(0));
    assert_eq!(limit.time_left(), Duration::from_secs(30));
}

/// X35: waits until the reset, a minute at most, and not at all when nothing is exceeded.
#[tokio::test]
async fn waiting() {
    for (reset, waits) in [
        (NOW + 20, vec![20]),
        (NOW + 31_536_000, vec![60]),
        (NOW - 1, vec![]),
    ] {
        let (rig, limit) = limit(&[
            ("ratelimit-limit", "10"),
            ("ratelimit-remaining", "0"),
            ("ratelimit-reset", &reset.to_string()),
        ])
        .await;
        let before = rig.clock.boot();
        assert_eq!(limit.wait_until_reset().await, !waits.is_empty());
        assert_eq!(rig.clock.sleeps(), seconds(&waits));
        assert_eq!(
            rig.clock.boot().saturating_sub(before),
            waits.iter().copied().map(Duration::from_secs).sum()
        );
    }
}

/// The headers of a 429 are on its error (C40).
#[tokio::test]
async fn of_an_error() {
    let rig = Rig::new();
    rig.server.otherwise(
        Reply::error(429, "RateLimitExceeded", "Rate Limit Exceeded")
            .header("ratelimit-limit", "10")
            .header("ratelimit-remaining", "0")
            .header("ratelimit-reset", "4102444800"),
    );
    let error = rig.call(Kind::Query).await.unwrap_err();
    let limit = RateLimit::from_headers(error.headers().unwrap());
    assert!(limit.is_exceeded());
    assert_eq!(limit.limit(), Some(10));
}
