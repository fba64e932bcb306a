//! The nonce step of DPoP (rules 19, 20, 38, 42–45; C1, C10, C20, C26).

use atproto_testkit::scripted::{Gate, Reply};

use super::support::{Kind, Recorder, authorizations, ok, retries, seconds, signed_in};

fn challenge(nonce: &str) -> Reply {
    Reply::error(
        401,
        "use_dpop_nonce",
        "Authorization server requires nonce in DPoP proof",
    )
    .header("DPoP-Nonce", nonce)
}

/// C10: stored, then sent again at once.
#[tokio::test]
async fn once_and_replayed() {
    for reply in [
        challenge("fresh"),
        // In the challenge header alone, as some servers have it.
        Reply::status(401)
            .header(
                "www-authenticate",
                r#"DPoP error="use_dpop_nonce", error_description="x""#,
            )
            .header("dpop-nonce", "fresh"),
    ] {
        let (rig, account) = signed_in(|builder| builder);
        rig.server.reply(reply).otherwise(ok());
        rig.call(Kind::Procedure).await.unwrap();
        assert_eq!(rig.seen(), 2);
        let state = account.state();
        assert_eq!(state.nonces, [(rig.server.url(), "fresh".to_owned())]);
        assert!(state.refused.is_empty(), "rule 38: never a refresh");
        assert_eq!(rig.clock.sleeps(), []);
    }
}

/// C10, C20, rule 42: at most three times, four requests, then the 401 is the caller's.
#[tokio::test]
async fn at_most_three_times() {
    let (rig, account) = signed_in(|builder| builder.retry_config(retries(5)));
    for nonce in ["n1", "n2", "n3", "n4", "n5"] {
        rig.server.reply(challenge(nonce));
    }
    let error = rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(error.error_name(), Some("use_dpop_nonce"));
    assert_eq!(error.attempts(), 1);
    assert_eq!(rig.seen(), 4);
    let state = account.state();
    let nonces: Vec<&str> = state
        .nonces
        .iter()
        .map(|(_, nonce)| nonce.as_str())
        .collect();
    assert_eq!(nonces, ["n1", "n2", "n3"]);
    assert!(state.refused.is_empty());
}

/// Only a new nonce helps: the same one again is the caller's 401.
#[tokio::test]
async fn a_nonce_that_was_used_already() {
    let (rig, _account) = signed_in(|builder| builder);
    rig.server.otherwise(challenge("same"));
    rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(rig.seen(), 2);

    let (rig, account) = signed_in(|builder| builder);
    account.state().nonce = Some("same".to_owned());
    rig.server.otherwise(challenge("same"));
    rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(rig.seen(), 1, "the proof had it already");
}

/// Rule 43, rule 45: no header, no replay; a nonce on an ordinary 401 is no challenge.
#[tokio::test]
async fn no_challenge() {
    let (rig, account) = signed_in(|builder| builder);
    rig.server
        .otherwise(Reply::error(401, "use_dpop_nonce", "and no header"));
    rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(rig.seen(), 1);
    assert!(account.state().refused.is_empty());

    for reply in [
        Reply::error(400, "use_dpop_nonce", ""),
        Reply::error(403, "Forbidden", ""),
        Reply::error(429, "RateLimitExceeded", ""),
        Reply::error(500, "InternalServerError", ""),
    ] {
        let (rig, account) = signed_in(|builder| builder);
        rig.server.otherwise(reply.header("dpop-nonce", "other"));
        rig.call(Kind::Query).await.unwrap_err();
        assert_eq!(rig.seen(), 1);
        assert!(account.state().nonces.is_empty(), "rule 45");
    }
}

/// Rule 20: the count goes on across retries; a nonce and a refresh each have their own.
#[tokio::test]
async fn across_retries() {
    let recorder = Recorder::new(&seconds(&[1, 1]));
    let (rig, account) = signed_in(|builder| builder.retry_config(recorder.clone()));
    rig.server
        .reply(challenge("n1"))
        .reply(challenge("n2"))
        .reply(Reply::status(503))
        .reply(Reply::error(401, "ExpiredToken", ""))
        .reply(challenge("n3"))
        .reply(challenge("n4"))
        .otherwise(ok());
    let error = rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(error.error_name(), Some("use_dpop_nonce"));
    assert_eq!(rig.seen(), 6);
    assert_eq!(account.state().nonces.len(), 3);
    assert_eq!(account.state().refused.len(), 1);
    assert_eq!(recorder.seen().len(), 1);
    assert_eq!(error.attempts(), 2);
}

/// C26: a slow store is awaited before the replay.
#[tokio::test]
async fn stored_before_the_replay() {
    let (rig, account) = signed_in(|builder| builder);
    let gate = Gate::new();
    account.state().slow_nonces = Some(gate.clone());
    rig.server.reply(challenge("fresh")).otherwise(ok());
    let call = tokio::spawn(rig.call(Kind::Query).into_future());
    gate.arrived(1).await;
    assert_eq!(rig.seen(), 1, "no replay before the nonce is stored");
    gate.open();
    call.await.unwrap().unwrap();
    assert_eq!(rig.seen(), 2);
}

/// C1, rule 44: the nonce of a success is stored beside the call, which a stuck store does not delay.
#[tokio::test]
async fn the_nonce_of_a_success() {
    let (rig, account) = signed_in(|builder| builder);
    let gate = Gate::new();
    account.state().slow_nonces = Some(gate.clone());
    rig.server.otherwise(ok().header("dpop-nonce", "next"));
    rig.call(Kind::Query).await.unwrap();
    assert!(account.state().nonces.is_empty());
    gate.arrived(1).await;
    gate.open();
    while account.state().nonces.is_empty() {
        tokio::task::yield_now().await;
    }
    assert_eq!(account.state().nonces[0].1, "next");
}

/// Without credentials of ours there is no nonce to keep: one request (C10: no callback).
#[tokio::test]
async fn without_an_account() {
    let rig = super::support::Rig::new();
    rig.server.otherwise(challenge("n1"));
    rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(rig.seen(), 1);
    assert_eq!(authorizations(&rig.server), [None]);
}
