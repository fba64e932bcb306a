//! The eight properties of a context (spec: Retries & Timeouts; rules 13, 15; C5, C7, C8; decision: statuses as documented).

use std::time::Duration;

use atproto_core::{Error, ErrorKind, RetryContext, RetryReason};
use atproto_testkit::scripted::Reply;

use super::support::{Kind, PROCEDURE, QUERY, Recorder, Rig, held, ok};

async fn shown(kind: Kind, reply: Reply) -> super::support::Seen {
    let recorder = Recorder::new(&[Duration::ZERO]);
    let rig = Rig::with(|builder| builder.retry_config(recorder.clone()));
    rig.server.reply(reply).otherwise(ok());
    rig.call(kind).await.unwrap();
    recorder.only()
}

/// `status_code` is 500 for every server error; the literal status is one call away (C5).
#[tokio::test]
async fn a_server_error() {
    for status in [500, 502, 503, 504, 520] {
        let seen = shown(Kind::Query, Reply::status(status)).await;
        assert_eq!(seen.attempt, 1);
        assert_eq!(seen.reason, RetryReason::ServerError);
        assert_eq!((seen.is_procedure, seen.is_query), (false, true));
        assert!(seen.is_ambiguous);
        assert_eq!(seen.nsid.as_deref(), Some(QUERY));
        assert_eq!(seen.status_code, Some(500));
        assert_eq!(seen.error_status, Some(status));
        assert_eq!(seen.retry_after, None);
    }
}

/// `retry_after` belongs to 429 alone; the wait of a 503 is the error's.
#[tokio::test]
async fn the_wait_of_a_server_error() {
    let seen = shown(Kind::Query, Reply::status(503).header("retry-after", "7")).await;
    assert_eq!(seen.retry_after, None);
    assert_eq!(seen.error_retry_after, Some(Duration::from_secs(7)));
}

/// C8.
#[tokio::test]
async fn a_rate_limited_procedure() {
    let seen = shown(
        Kind::Procedure,
        Reply::status(429).header("retry-after", "7"),
    )
    .await;
    assert_eq!(seen.attempt, 1);
    assert_eq!(seen.reason, RetryReason::RateLimited);
    assert_eq!((seen.is_procedure, seen.is_query), (true, false));
    assert!(!seen.is_ambiguous);
    assert_eq!(seen.nsid.as_deref(), Some(PROCEDURE));
    assert_eq!(seen.status_code, Some(429));
    assert_eq!(seen.retry_after, Some(Duration::from_secs(7)));
}

/// Without an answer there is no status (rule 15).
#[tokio::test]
async fn a_network_failure() {
    let seen = shown(Kind::Query, Reply::reset_after_reading()).await;
    assert_eq!(seen.reason, RetryReason::Network);
    assert!(seen.is_ambiguous);
    assert_eq!((seen.status_code, seen.error_status), (None, None));
    assert_eq!(seen.retry_after, None);
}

/// C7, rule 30: a strategy of your own has no guard: a procedure that times out is sent three times here.
#[tokio::test]
async fn a_strategy_of_your_own_has_no_guard() {
    let recorder = Recorder::new(&[Duration::ZERO, Duration::ZERO]);
    let rig = Rig::with(|builder| builder.retry_config(recorder.clone()));
    rig.server.otherwise(held());
    let error = rig
        .timing_out(rig.call(Kind::Procedure), 3)
        .await
        .unwrap_err();
    assert_eq!(rig.seen(), 3);
    assert!(error.is_timeout());
    let seen = recorder.seen();
    let attempts: Vec<u32> = seen.iter().map(|seen| seen.attempt).collect();
    assert_eq!(attempts, [1, 2, 3]);
    for seen in seen {
        assert_eq!(seen.reason, RetryReason::Timeout);
        assert!(seen.is_ambiguous && seen.is_procedure);
        assert_eq!(seen.status_code, None);
    }
}

/// Only candidates have a context.
#[test]
fn contexts_for_tests_of_a_strategy() {
    let error = Error::new(ErrorKind::Timeout).with_nsid(QUERY);
    let context = RetryContext::new(2, true, &error).unwrap();
    assert_eq!(context.attempt(), 2);
    assert_eq!(context.nsid(), Some(QUERY));
    assert_eq!(context.error().kind(), ErrorKind::Timeout);
    assert!(RetryContext::new(1, true, &Error::new(ErrorKind::Decode)).is_none());
}
