//! Fresh credentials after a refusal (rules 19, 20, 32–34; C19; decision: 400 `ExpiredToken` is one too).

use atproto_core::{Error, ErrorKind, xrpc::Recovery};
use atproto_testkit::scripted::Reply;

use super::support::{Kind, Recorder, Rig, authorizations, ok, retries, seconds, signed_in};

fn expired(status: u16) -> Reply {
    Reply::error(status, "ExpiredToken", "Token has expired")
}

/// C19: refused with the old token, sent again with the new one: one refresh, two requests, and no attempt more.
#[tokio::test]
async fn once_and_replayed() {
    for status in [401, 400] {
        for kind in [Kind::Query, Kind::Procedure] {
            let (rig, account) = signed_in(|builder| builder);
            rig.server.reply(expired(status)).otherwise(ok());
            rig.call(kind).await.unwrap();
            let sent = authorizations(&rig.server);
            assert_eq!(sent[0].as_deref(), Some("Bearer secret-token-1"));
            assert_eq!(sent[1].as_deref(), Some("Bearer secret-token-2"));
            assert_eq!(account.state().refused, [(1, Some(status))]);
            assert_eq!(rig.clock.sleeps(), [], "no backoff");
        }
    }
}

/// C19, rule 32: a second refusal is the caller's.
#[tokio::test]
async fn a_second_refusal_propagates() {
    let (rig, account) = signed_in(|builder| builder.retry_config(retries(5)));
    rig.server.otherwise(expired(401));
    let error = rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(error.status(), Some(401));
    assert_eq!(rig.seen(), 2);
    assert_eq!(account.state().refused.len(), 1);
    assert_eq!(error.attempts(), 1, "rule 19: a replay is no attempt");
}

/// Rule 20: once per call, however many retries it has.
#[tokio::test]
async fn once_across_retries() {
    let recorder = Recorder::new(&seconds(&[1, 1, 1]));
    let (rig, account) = signed_in(|builder| builder.retry_config(recorder.clone()));
    rig.server
        .reply(expired(401))
        .reply(Reply::status(503))
        .reply(expired(400))
        .otherwise(ok());
    let error = rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(error.error_name(), Some("ExpiredToken"));
    assert_eq!(rig.seen(), 3);
    assert_eq!(account.state().refused.len(), 1);
    let attempts: Vec<u32> = recorder.seen().iter().map(|seen| seen.attempt).collect();
    assert_eq!(attempts, [1], "neither refusal reached the strategy");
    assert_eq!(error.attempts(), 2);
}

/// Two calls have one refusal each.
#[tokio::test]
async fn the_next_call_starts_anew() {
    let (rig, account) = signed_in(|builder| builder);
    for _ in 0..2 {
        rig.server.reply(expired(401)).reply(ok());
        rig.call(Kind::Query).await.unwrap();
    }
    assert_eq!(account.state().refused, [(1, Some(401)), (2, Some(401))]);
}

/// Only a token is mended: any other 400 is the caller's at once.
#[tokio::test]
async fn other_refusals_are_not_about_the_token() {
    for (status, name) in [
        (400, "InvalidRequest"),
        (400, "InvalidToken"),
        (403, "ExpiredToken"),
    ] {
        let (rig, account) = signed_in(|builder| builder);
        rig.server.otherwise(Reply::error(status, name, ""));
        let error = rig.call(Kind::Query).await.unwrap_err();
        assert_eq!(error.error_name(), Some(name));
        assert_eq!((rig.seen(), account.state().refused.len()), (1, 0));
    }
}

/// Rule 33: without an account a 401 is the caller's after one request, with retries configured as well.
#[tokio::test]
async fn without_an_account() {
    let rig = Rig::retrying(5);
    rig.server.otherwise(expired(401));
    let error = rig.call(Kind::Query).await.unwrap_err();
    assert!(error.is_unauthorized());
    assert_eq!(rig.seen(), 1);
}

/// A refresh that failed is the source of the caller's error, not a stale 401 that would read like a sign-out.
#[tokio::test]
async fn a_refresh_that_failed() {
    let (rig, account) = signed_in(|builder| builder.retry_config(retries(5)));
    let refresh = Error::new(ErrorKind::Timeout).with_message("the refresh ran out of time");
    account.state().on_refusal = Some(Err(refresh));
    rig.server.otherwise(expired(401));
    let error = rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Auth);
    assert_eq!(error.status(), None);
    let source = std::error::Error::source(&error).unwrap();
    assert!(source.downcast_ref::<Error>().unwrap().is_timeout());
    assert_eq!(rig.seen(), 1, "an Auth error is no candidate");
}

/// The account may propagate what a strategy then still does not see.
#[tokio::test]
async fn a_propagated_401_is_no_candidate() {
    let recorder = Recorder::new(&seconds(&[1]));
    let (rig, account) = signed_in(|builder| builder.retry_config(recorder.clone()));
    account.state().on_refusal = Some(Ok(Recovery::Propagate));
    rig.server.otherwise(expired(401));
    rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(recorder.seen(), []);
}
