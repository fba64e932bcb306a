//! Which failures are shown to the strategy (spec: Retries & Timeouts, the table of candidates; rules 8, 11–13, 15).

use std::time::Duration;

use atproto_core::{ErrorKind, RetryReason, XrpcErrorKind};
use atproto_testkit::scripted::Reply;

use super::support::{Kind, Played, Recorder, Rig, held, no_such_host, ok, seconds};

const ZERO: &[Duration] = &[Duration::ZERO];

/// The status column of the table: every row with the number of requests that the server saw.
#[tokio::test]
async fn statuses() {
    use RetryReason::{RateLimited, ServerError};
    let table: &[(u16, Option<RetryReason>)] = &[
        (500, Some(ServerError)),
        (502, Some(ServerError)),
        (503, Some(ServerError)),
        (504, Some(ServerError)),
        (505, Some(ServerError)),
        (520, Some(ServerError)),
        (599, Some(ServerError)),
        // An unmapped status.
        (600, Some(ServerError)),
        (999, Some(ServerError)),
        (429, Some(RateLimited)),
        // What is not implemented now will not be in a minute.
        (501, None),
        (400, None),
        (401, None),
        (403, None),
        (404, None),
        (408, None),
        (409, None),
        (413, None),
        (422, None),
        (300, None),
        (302, None),
        (304, None),
    ];
    for (status, reason) in table {
        let recorder = Recorder::new(ZERO);
        let rig = Rig::with(|builder| builder.retry_config(recorder.clone()));
        rig.server.reply(Reply::status(*status)).otherwise(ok());
        let answer = rig.call(Kind::Query).await;
        if let Some(reason) = reason {
            assert_eq!(answer.unwrap().status, 200, "{status}");
            assert_eq!(rig.seen(), 2, "{status}");
            assert_eq!(recorder.only().reason, *reason, "{status}");
        } else {
            assert_eq!(answer.unwrap_err().status(), Some(*status), "{status}");
            assert_eq!(rig.seen(), 1, "{status}");
            assert_eq!(recorder.seen(), [], "{status} must not reach a strategy");
        }
    }
}

/// 1xx: an interim status as the final answer, which no HTTP client of ours hands on, but another transport may.
#[tokio::test]
async fn an_informational_status() {
    let recorder = Recorder::new(ZERO);
    let played = Played::new([Ok(super::support::answered(100))]);
    let client = played
        .client()
        .retry_config(recorder.clone())
        .build()
        .unwrap();
    let error = client.query(super::support::QUERY).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Xrpc(XrpcErrorKind::NotSupported));
    assert_eq!(recorder.seen(), []);
}

/// The rows of the table that have no status.
#[tokio::test]
async fn failures_without_an_answer() {
    let recorder = Recorder::new(ZERO);
    let rig = Rig::with(|builder| builder.retry_config(recorder.clone()));
    rig.server.reply(held()).reply(ok());
    rig.timing_out(rig.call(Kind::Query), 1).await.unwrap();
    assert_eq!(rig.seen(), 2);
    assert_eq!(recorder.only().reason, RetryReason::Timeout);

    for broken in [
        Reply::reset_after_reading(),
        Reply::close_after_reading(),
        Reply::json(r#"{"a":"bcdefgh"}"#).cut_after(4),
    ] {
        let recorder = Recorder::new(ZERO);
        let rig = Rig::with(|builder| builder.retry_config(recorder.clone()));
        rig.server.reply(broken.clone()).reply(ok());
        rig.call(Kind::Query).await.unwrap();
        assert_eq!(rig.seen(), 2, "{broken:?}");
        assert_eq!(recorder.only().reason, RetryReason::Network, "{broken:?}");
    }

    let recorder = Recorder::new(ZERO);
    let played = Played::new([Err(no_such_host())]);
    let client = played
        .client()
        .retry_config(recorder.clone())
        .build()
        .unwrap();
    client.query(super::support::QUERY).await.unwrap();
    assert_eq!(played.seen().len(), 2);
    assert_eq!(recorder.only().reason, RetryReason::Network);
}

/// A reset before the request was read is seen by nobody, but the next request is.
#[tokio::test]
async fn a_reset_before_the_request_was_read() {
    let recorder = Recorder::new(ZERO);
    let rig = Rig::with(|builder| builder.retry_config(recorder.clone()));
    rig.server.reply(Reply::reset_before_reading()).reply(ok());
    rig.call(Kind::Query).await.unwrap();
    assert_eq!((rig.server.connections(), rig.seen()), (2, 1));
    assert_eq!(recorder.only().reason, RetryReason::Network);
}

/// A success that cannot be read, a body that is too long and a malformed request are no candidates (C9).
#[tokio::test]
async fn unreadable_answers_and_malformed_requests_are_no_candidates() {
    let recorder = Recorder::new(ZERO);
    let rig = Rig::with(|builder| builder.retry_config(recorder.clone()));
    rig.server.otherwise(Reply::json("not json at all"));
    let answer = rig.client.call(super::types::GetThing::default()).await;
    assert_eq!(answer.unwrap_err().kind(), ErrorKind::Decode);
    let answer = rig.call(Kind::Query).max_response_bytes(4).await;
    assert_eq!(answer.unwrap_err().kind(), ErrorKind::Decode);
    assert_eq!(rig.seen(), 2);
    let answer = rig.client.query("not an nsid").await;
    assert_eq!(answer.unwrap_err().kind(), ErrorKind::Validation);
    let answer = rig.call(Kind::Query).service("http://a b").await;
    assert_eq!(answer.unwrap_err().kind(), ErrorKind::Configuration);
    assert_eq!(rig.seen(), 2);
    assert_eq!(recorder.seen(), []);
}

/// C2, C4, rule 11: without a strategy there is one request, whatever happens, and its failure is the caller's.
#[tokio::test]
async fn retries_are_opt_in() {
    for failure in [
        Reply::status(500),
        Reply::status(429),
        Reply::reset_after_reading(),
    ] {
        let rig = Rig::new();
        rig.server.reply(failure).otherwise(ok());
        let error = rig.call(Kind::Query).await.unwrap_err();
        assert_eq!(rig.seen(), 1);
        assert_eq!(error.attempts(), 1);
    }
    assert_eq!(Rig::new().clock.sleeps(), []);
}

/// C2: 429 and then a success with two retries is two requests; always 429 is three, and the error says so.
#[tokio::test]
async fn the_budget_of_retries() {
    let rig = Rig::retrying(2);
    rig.server.reply(Reply::status(429)).reply(ok());
    rig.call(Kind::Query).await.unwrap();
    assert_eq!(rig.seen(), 2);

    let rig = Rig::retrying(2);
    rig.server
        .otherwise(Reply::error(429, "RateLimitExceeded", "slow down"));
    let error = rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(rig.seen(), 3);
    assert!(error.is_rate_limited());
    assert_eq!(error.attempts(), 3);
    assert_eq!(error.elapsed(), Duration::from_secs(3));
    assert_eq!(rig.clock.sleeps(), seconds(&[1, 2]));
}

/// Rule 14: a delay of nothing retries without a wait, `None` gives the original error.
#[tokio::test]
async fn no_delay_and_no_retry() {
    let recorder = Recorder::new(&[Duration::ZERO, Duration::from_secs(7)]);
    let rig = Rig::with(|builder| builder.retry_config(recorder.clone()));
    rig.server
        .otherwise(Reply::error(503, "NotNow", "come back"));
    let error = rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(rig.seen(), 3);
    assert_eq!(rig.clock.sleeps(), seconds(&[7]));
    assert_eq!(error.error_name(), Some("NotNow"));
    assert_eq!(error.message(), Some("come back"));
    let attempts: Vec<u32> = recorder.seen().iter().map(|seen| seen.attempt).collect();
    assert_eq!(attempts, [1, 2, 3], "rule 13");
}
