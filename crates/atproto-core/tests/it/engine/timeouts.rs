//! Timeouts (spec: Retries & Timeouts; rules 1, 2; C4, C6, C39; C55).

use std::time::Duration;

use atproto_core::{ErrorKind, error::Delivery, is_ambiguous_failure};
use atproto_testkit::scripted::Reply;
use futures_util::FutureExt as _;

use super::support::{Kind, Rig, held, ok, retries, seconds};

/// Thirty seconds by default: not one less.
#[tokio::test]
async fn the_default() {
    let rig = Rig::new();
    assert_eq!(rig.client.timeout(), Duration::from_secs(30));
    rig.server.otherwise(held());
    let mut call = rig.call(Kind::Query).into_future();
    tokio::select! {
        _ = &mut call => panic!("no answer can come"),
        () = rig.server.received(1) => rig.clock.advance(Duration::from_secs(29)),
    }
    assert!((&mut call).now_or_never().is_none());
    rig.clock.advance(Duration::from_secs(1));
    let error = call.await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Timeout);
    assert!(error.is_timeout());
    assert_eq!(error.status(), None);
    assert_eq!(error.elapsed(), Duration::from_secs(30));
    assert!(is_ambiguous_failure(&error));
}

/// The client's own, and the call's own over it.
#[tokio::test]
async fn own_timeouts() {
    for (client, call, expected) in [(20, None, 20), (20, Some(5), 5), (5, Some(90), 90)] {
        let rig = Rig::with(|builder| builder.timeout(Duration::from_secs(client)));
        rig.server.otherwise(held());
        let mut sent = rig.call(Kind::Query);
        if let Some(call) = call {
            sent = sent.timeout(Duration::from_secs(call));
        }
        let mut sent = sent.into_future();
        tokio::select! {
            _ = &mut sent => panic!("no answer can come"),
            () = rig.server.received(1) => {}
        }
        rig.clock
            .advance(Duration::from_millis(expected * 1000 - 1));
        assert!((&mut sent).now_or_never().is_none());
        rig.clock.advance(Duration::from_millis(1));
        assert!(sent.await.unwrap_err().is_timeout());
    }
}

/// Rule 2: every attempt has the whole time again, and retries multiply it.
#[tokio::test]
async fn every_attempt_has_the_whole_time() {
    let rig = Rig::retrying(2);
    rig.server.otherwise(held());
    let error = rig.timing_out(rig.call(Kind::Query), 3).await.unwrap_err();
    assert_eq!(rig.seen(), 3);
    assert_eq!(error.attempts(), 3);
    assert_eq!(error.elapsed(), Duration::from_secs(3 * 30 + 1 + 2));
    assert_eq!(rig.clock.sleeps(), seconds(&[1, 2]));
}

/// The time runs to the last byte of the body (C55).
#[tokio::test]
async fn a_body_that_never_ends() {
    let rig = Rig::with(|builder| builder.retry_config(retries(1)));
    rig.server
        .reply(Reply::json(r#"{"a":"bcdefgh"}"#).stall_after(4))
        .otherwise(ok());
    let call = rig.call(Kind::Query);
    rig.timing_out(call, 1).await.unwrap();
    assert_eq!(rig.seen(), 2);
}

/// C6: a procedure that timed out is sent once, twice with the opt-in.
#[tokio::test]
async fn a_procedure_that_timed_out() {
    let rig = Rig::retrying(3);
    rig.server.reply(held()).otherwise(ok());
    let error = rig
        .timing_out(rig.call(Kind::Procedure), 1)
        .await
        .unwrap_err();
    assert_eq!(error.delivery(), Delivery::MaybeProcessed);
    assert_eq!(rig.seen(), 1);

    let rig = Rig::with(|builder| {
        builder.retry_config(retries(3).retry_procedure_on_ambiguous_failure(true))
    });
    rig.server.reply(held()).otherwise(ok());
    rig.timing_out(rig.call(Kind::Procedure), 1).await.unwrap();
    assert_eq!(rig.seen(), 2);
}

/// Dropping the future ends the call: nothing is left behind that would send or wait.
#[tokio::test]
async fn dropping_ends_the_call() {
    let rig = Rig::retrying(3);
    rig.server.otherwise(held());
    let mut call = rig.call(Kind::Query).into_future();
    tokio::select! {
        _ = &mut call => panic!("no answer can come"),
        () = rig.server.received(1) => {}
    }
    drop(call);
    rig.clock.advance(Duration::from_secs(600));
    tokio::task::yield_now().await;
    assert_eq!(rig.seen(), 1);
    assert_eq!(rig.clock.sleeps(), []);
}
