//! `RetryConfig` and `Jitter` (spec: Retries & Timeouts; rules 22–27; C11, C12, C13; C56).

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use atproto_core::{
    Error, ErrorKind, Jitter, RetryConfig, RetryContext, RetryEvent, RetryReason, RetryStrategy,
    XrpcErrorKind, clock::SequenceRng,
};
use atproto_testkit::scripted::{Gate, Reply};

use super::support::{Kind, Rig, ok, retries, seconds};

fn server_error() -> Error {
    Error::new(ErrorKind::Xrpc(XrpcErrorKind::InternalServerError))
}

async fn delay(config: &RetryConfig, attempt: u32, noise: u64) -> Option<u64> {
    let error = server_error();
    let rng = SequenceRng::new([noise]);
    let context = RetryContext::new(attempt, false, &error)
        .unwrap()
        .with_rng(&rng);
    config
        .next_delay(&context)
        .await
        .map(|delay| delay.as_secs())
}

/// C11, rule 24: 1, 2, 4 … 32, then 60 for good, without an overflow.
#[tokio::test]
async fn the_backoff_doubles_up_to_a_minute() {
    let config = retries(u32::MAX);
    for (attempt, expected) in [
        (1, 1),
        (2, 2),
        (3, 4),
        (4, 8),
        (5, 16),
        (6, 32),
        (7, 60),
        (20, 60),
        (64, 60),
        (65, 60),
        (2000, 60),
        (u32::MAX, 60),
    ] {
        assert_eq!(
            delay(&config, attempt, 0).await,
            Some(expected),
            "{attempt}"
        );
    }
}

/// C11, rule 22: the budget counts retries.
#[tokio::test]
async fn the_budget() {
    assert_eq!(delay(&retries(2), 1, 0).await, Some(1));
    assert_eq!(delay(&retries(2), 2, 0).await, Some(2));
    assert_eq!(delay(&retries(2), 3, 0).await, None);
    assert_eq!(delay(&retries(0), 1, 0).await, None);
}

/// `max_attempts` 3 sends up to four requests, 0 sends one (spec: Retries & Timeouts).
#[tokio::test]
async fn the_budget_on_the_wire() {
    for (max_attempts, requests) in [(0, 1), (1, 2), (3, 4)] {
        let rig = Rig::retrying(max_attempts);
        rig.server.otherwise(Reply::status(503));
        let error = rig.call(Kind::Query).await.unwrap_err();
        assert_eq!(rig.seen(), requests);
        assert_eq!(error.attempts() as usize, requests);
    }
}

/// Rule 24: whole seconds from both bounds inclusive, 0 to 4 by default.
#[tokio::test]
async fn the_jitter_is_added() {
    let standard = RetryConfig::new(5);
    assert_eq!(delay(&standard, 1, 0).await, Some(1));
    assert_eq!(delay(&standard, 1, 4).await, Some(5));
    assert_eq!(delay(&standard, 1, 99).await, Some(5), "no more than 4");
    let wide = RetryConfig::new(5).jitter(Jitter::new(1, 5).unwrap());
    assert_eq!(delay(&wide, 3, 0).await, Some(5), "no less than 1");
    assert_eq!(delay(&wide, 3, 5).await, Some(9));
}

/// C11, rule 25: noise may pass the ceiling.
#[tokio::test]
async fn the_jitter_comes_on_top_of_the_ceiling() {
    let config = RetryConfig::new(20).jitter(Jitter::new(4, 4).unwrap());
    assert_eq!(delay(&config, 10, 4).await, Some(64));
}

/// The system's randomness stays within the bounds too, and two clients differ (C56).
#[tokio::test]
async fn the_bounds_of_real_noise() {
    let error = server_error();
    let config = RetryConfig::new(5).jitter(Jitter::new(2, 5).unwrap());
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..300 {
        let context = RetryContext::new(1, false, &error).unwrap();
        seen.insert(config.next_delay(&context).await.unwrap().as_secs());
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [3, 4, 5, 6]);
}

/// C13.
#[test]
fn the_bounds_of_a_jitter() {
    assert_eq!(Jitter::up_to(5).min_in_seconds(), 0);
    assert!(Jitter::new(2, 5).is_ok());
    assert!(Jitter::new(3, 3).is_ok());
    assert_eq!(Jitter::default(), Jitter::up_to(4));
    let error = Jitter::new(2, 1).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Configuration);
    assert!(error.to_string().contains("2 s"), "{error}");
}

/// Rule 27: once per retry, with the delay that is then waited.
#[tokio::test]
async fn the_hook_sees_every_retry() {
    let events = Arc::new(Mutex::new(Vec::new()));
    let kept = Arc::clone(&events);
    let rig = Rig::with(|builder| {
        builder.retry_config(retries(3).on_execute(move |event: RetryEvent| {
            kept.lock()
                .unwrap()
                .push((event.retry_count, event.interval_in_seconds, event.reason));
        }))
    });
    rig.server
        .reply(Reply::status(503))
        .reply(Reply::status(429).header("retry-after", "9"))
        .otherwise(Reply::status(500));
    rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(
        *events.lock().unwrap(),
        [
            (1, 1, RetryReason::ServerError),
            (2, 9, RetryReason::RateLimited),
            (3, 4, RetryReason::ServerError),
        ]
    );
    assert_eq!(rig.clock.sleeps(), seconds(&[1, 9, 4]));
    assert_eq!(rig.seen(), 4, "the last failure has no event");
}

/// Rule 27: an async hook is awaited before the wait begins.
#[tokio::test]
async fn the_hook_may_be_async_and_is_awaited() {
    let gate = Gate::new();
    let (entered, waiting) = tokio::sync::oneshot::channel();
    let entered = Arc::new(Mutex::new(Some(entered)));
    let held = gate.clone();
    let rig = Rig::with(|builder| {
        builder.retry_config(retries(1).on_execute(move |_event| {
            let (gate, entered) = (held.clone(), entered.lock().unwrap().take());
            async move {
                entered.unwrap().send(()).unwrap();
                gate.opened().await;
            }
        }))
    });
    rig.server.reply(Reply::status(503)).otherwise(ok());
    let call = tokio::spawn(rig.call(Kind::Query).into_future());
    waiting.await.unwrap();
    assert_eq!(rig.clock.sleeps(), [], "no wait before the hook is through");
    assert_eq!(rig.seen(), 1);
    gate.open();
    call.await.unwrap().unwrap();
    assert_eq!(rig.clock.sleeps(), seconds(&[1]));
    assert_eq!(rig.seen(), 2);
}

/// The plain closure of the guide needs no annotation.
#[test]
fn hooks_are_inferred() {
    let _ = RetryConfig::new(1).on_execute(|event| assert!(event.retry_count > 0));
    let _ = RetryConfig::new(1).on_execute(async |event| assert!(event.retry_count > 0));
}

/// A call's own strategy wins over the client's, either way; `None` is a strategy that never retries.
#[tokio::test]
async fn per_call_strategies() {
    let rig = Rig::retrying(3);
    rig.server.otherwise(Reply::status(503));
    rig.call(Kind::Query)
        .retry_config(None::<RetryConfig>)
        .await
        .unwrap_err();
    assert_eq!(rig.seen(), 1);

    let rig = Rig::new();
    rig.server.otherwise(Reply::status(503));
    rig.call(Kind::Query)
        .retry_config(retries(1))
        .await
        .unwrap_err();
    assert_eq!(rig.seen(), 2);
}

/// Twenty failures: every delay at most the ceiling, the number bounded (C56).
#[tokio::test]
async fn many_failures() {
    let rig = Rig::retrying(19);
    rig.server.otherwise(Reply::status(503));
    rig.call(Kind::Query).await.unwrap_err();
    let sleeps = rig.clock.sleeps();
    assert_eq!(sleeps.len(), 19);
    assert!(sleeps.iter().all(|sleep| *sleep <= Duration::from_secs(60)));
}
