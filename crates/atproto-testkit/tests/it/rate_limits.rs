//! Rate limits: what is counted, and what the headers say.

use std::time::Duration;

use atproto_core::clock::{ManualClock, Runtime, SystemRng};
use atproto_testkit::{RateLimit, TestPds};
use serde_json::json;

use crate::http::{Answer, get, post};

const DESCRIBE: &str = "com.atproto.server.describeServer";
const CREATE: &str = "com.atproto.server.createSession";
/// 2026-01-01T00:00:00Z, where a manual clock starts.
const START: u64 = 1_767_225_600;

fn headers(answer: &Answer) -> [&str; 5] {
    let names = [
        "ratelimit-limit",
        "ratelimit-remaining",
        "ratelimit-reset",
        "ratelimit-policy",
        "retry-after",
    ];
    names.map(|name| answer.header(name))
}

async fn start() -> (TestPds, ManualClock) {
    let clock = ManualClock::new();
    let runtime = Runtime::new(clock.clone(), SystemRng);
    (
        TestPds::builder().runtime(runtime).start().await.unwrap(),
        clock,
    )
}

#[tokio::test]
async fn every_answer_tells_the_tightest_limit() {
    let (pds, _) = start().await;
    let reset = (START + 300).to_string();
    let answer = get(&pds.url(), DESCRIBE, None).await;
    assert_eq!(headers(&answer), ["3000", "2999", &reset, "3000;w=300", ""]);
    let answer = post(
        &pds.url(),
        CREATE,
        None,
        json!({ "identifier": "a.test", "password": "x" }),
    )
    .await;
    assert_eq!(answer.status, 401);
    assert_eq!(headers(&answer), ["30", "29", &reset, "30;w=300", ""]);
}

#[tokio::test]
async fn a_spent_limit_is_429_with_the_wait_until_its_window_ends() {
    let (pds, clock) = start().await;
    pds.rate_limit(RateLimit::new(2, Duration::from_secs(10)).on(DESCRIBE));
    for _ in 0..2 {
        get(&pds.url(), DESCRIBE, None).await.ok();
    }
    clock.advance(Duration::from_millis(2500));
    let answer = get(&pds.url(), DESCRIBE, None).await;
    assert_eq!(
        headers(&answer),
        ["2", "0", &(START + 10).to_string(), "2;w=10", "8"]
    );
    let refused = (
        429,
        "RateLimitExceeded".to_owned(),
        "Rate Limit Exceeded".to_owned(),
    );
    assert_eq!(answer.failure(), refused);
    clock.advance(Duration::from_millis(7500));
    get(&pds.url(), DESCRIBE, None).await.ok();
}

#[tokio::test]
async fn sign_ins_are_counted_for_each_identifier() {
    let (pds, _) = start().await;
    let input = |identifier: &str| json!({ "identifier": identifier, "password": "x" });
    for _ in 0..30 {
        assert_eq!(
            post(&pds.url(), CREATE, None, input("a.test")).await.status,
            401
        );
    }
    assert_eq!(
        post(&pds.url(), CREATE, None, input("a.test")).await.status,
        429
    );
    assert_eq!(
        post(&pds.url(), CREATE, None, input("b.test")).await.status,
        401
    );
}

#[tokio::test]
async fn without_limits_there_are_no_headers() {
    let (pds, _) = start().await;
    pds.set_rate_limits([]);
    assert_eq!(headers(&get(&pds.url(), DESCRIBE, None).await), [""; 5]);
}
