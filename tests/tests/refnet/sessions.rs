//! Sessions: created through failures, refreshed once, refused with the server's own error.

use std::time::{Duration, SystemTime};

use atproto::core::clock::{ManualClock, Runtime, SystemRng};
use atproto::{
    AtProto, ErrorKind, Jitter, RetryConfig, Session, create_session, delete_session,
    refresh_session,
};
use atproto_core::XrpcErrorKind;
use atproto_tests::counting::Counting;
use atproto_tests::refnet::{self, Account, Network};
use futures_util::future::join_all;
use serde_json::{Value, json};

async fn sign_in(network: &Network, account: &Account) -> Session {
    create_session(&account.handle, &account.password)
        .service(network.pds())
        .await
        .unwrap()
        .data
}

/// A session whose access token has expired at the server already.
async fn expired_session(network: &Network, account: &Account) -> Session {
    network
        .control("session-lifetime", json!({ "access": -5 }))
        .await;
    let session = sign_in(network, account).await;
    network.reset().await;
    session
}

#[tokio::test]
async fn a_session_says_who_signed_in_and_where() {
    let Some(network) = refnet::shared().await else {
        return;
    };
    let account = network.account().await;

    let session = sign_in(&network, &account).await;

    assert_eq!(session.did.as_str(), account.did);
    assert_eq!(session.handle.as_str(), account.handle);
    assert_eq!(
        session.email,
        Some(format!("{}@example.com", account.handle))
    );
    assert!(session.active);
    assert_eq!(
        session
            .pds_endpoint()
            .unwrap()
            .as_str()
            .trim_end_matches('/'),
        network.pds()
    );
    assert_eq!(session.access_claims().unwrap().sub, account.did);
    let who = AtProto::from_session(session).build().unwrap();
    let answer: Value = who
        .query("com.atproto.server.getSession")
        .await
        .unwrap()
        .data
        .json()
        .unwrap();
    assert_eq!(answer["did"], account.did);
}

#[tokio::test]
async fn a_session_is_created_through_broken_connections() {
    let Some(network) = refnet::shared().await else {
        return;
    };
    let account = network.account().await;
    for fault in [
        json!({ "refuse": true, "times": 2 }),
        json!({ "cutAfter": 0, "how": "reset", "times": 2 }),
        json!({ "cutAfter": 60, "how": "close", "times": 2 }),
        json!({ "cutAfter": 400, "how": "reset", "times": 2 }),
    ] {
        let proxy = network.proxy().await;
        proxy.fault(fault.clone()).await;
        let clock = ManualClock::new();

        let session = create_session(&account.handle, &account.password)
            .service(proxy.url())
            .runtime(Runtime::new(clock.clone(), SystemRng))
            .retry_config(
                RetryConfig::new(3)
                    .jitter(Jitter::none())
                    .retry_procedure_on_ambiguous_failure(true),
            )
            .await
            .unwrap_or_else(|error| panic!("{fault}: {error}"));

        assert_eq!(session.data.did.as_str(), account.did, "{fault}");
        assert_eq!(proxy.connections().await, 3, "{fault}");
        assert_eq!(
            clock.sleeps(),
            [Duration::from_secs(1), Duration::from_secs(2)],
            "{fault}"
        );
    }
}

#[tokio::test]
async fn an_answer_lost_on_the_way_is_ambiguous_and_not_repeated_unasked() {
    let Some(network) = refnet::shared().await else {
        return;
    };
    let account = network.account().await;
    let proxy = network.proxy().await;
    proxy.fault(json!({ "cutAfter": 60, "how": "reset" })).await;

    let error = create_session(&account.handle, &account.password)
        .service(proxy.url())
        .runtime(Runtime::new(ManualClock::new(), SystemRng))
        .retry_config(RetryConfig::new(3))
        .await
        .unwrap_err();

    assert_eq!(error.kind(), ErrorKind::Network);
    assert!(atproto::is_ambiguous_failure(&error));
    assert_eq!(proxy.connections().await, 1);
}

#[tokio::test]
async fn a_wrong_password_is_unauthorized_and_stays_out_of_the_error() {
    let Some(network) = refnet::shared().await else {
        return;
    };
    let account = network.account().await;

    let error = create_session(&account.handle, "not-the-password")
        .service(network.pds())
        .retry_config(RetryConfig::new(3))
        .await
        .unwrap_err();

    assert_eq!(error.kind(), ErrorKind::Xrpc(XrpcErrorKind::Unauthorized));
    assert_eq!(error.status(), Some(401));
    assert_eq!(error.error_name(), Some("AuthenticationRequired"));
    assert_eq!(error.attempts(), 1);
    assert!(!format!("{error} {error:?}").contains("not-the-password"));
}

/// facts/refnet 2a: this server signals an expired token as 400.
#[tokio::test]
async fn an_expired_token_is_400_and_is_refreshed_once_for_twenty_calls() {
    let Some(network) = refnet::alone().await else {
        return;
    };
    let account = network.account().await;
    let session = expired_session(&network, &account).await;
    let old = session.refresh_jwt.clone();
    let transport = Counting::new();
    // With this clock the token looks fresh, so only the server can tell.
    let clock = ManualClock::at(SystemTime::now() - Duration::from_secs(3600));
    let client = AtProto::from_session(session)
        .transport(transport.clone())
        .runtime(Runtime::new(clock, SystemRng))
        .build()
        .unwrap();

    let calls = (0..20).map(|_| client.query("com.atproto.server.getSession").into_future());
    for answer in join_all(calls).await {
        assert_eq!(
            answer.unwrap().data.json::<Value>().unwrap()["did"],
            account.did
        );
    }

    assert_eq!(transport.of("com.atproto.server.refreshSession"), 1);
    assert!(transport.of("com.atproto.server.getSession") <= 40);
    assert_ne!(client.session().unwrap().refresh_jwt, old);
}

#[tokio::test]
async fn a_token_that_is_known_to_have_expired_is_refreshed_before_the_first_of_twenty_calls() {
    let Some(network) = refnet::alone().await else {
        return;
    };
    let account = network.account().await;
    let session = expired_session(&network, &account).await;
    let transport = Counting::new();
    let client = AtProto::from_session(session)
        .transport(transport.clone())
        .build()
        .unwrap();

    let calls = (0..20).map(|_| client.query("com.atproto.server.getSession").into_future());
    for answer in join_all(calls).await {
        answer.unwrap();
    }

    assert_eq!(transport.of("com.atproto.server.refreshSession"), 1);
    assert_eq!(transport.of("com.atproto.server.getSession"), 20);
}

/// Tokens that live one second, several times in a row: each expiry costs one refresh.
#[tokio::test]
async fn tokens_of_one_second_are_refreshed_again_and_again() {
    let Some(network) = refnet::alone().await else {
        return;
    };
    let account = network.account().await;
    network
        .control("session-lifetime", json!({ "access": 1 }))
        .await;
    let session = sign_in(&network, &account).await;
    let transport = Counting::new();
    let client = AtProto::from_session(session)
        .transport(transport.clone())
        .build()
        .unwrap();

    let mut rounds = Vec::new();
    for _ in 0..3 {
        let calls = (0..20).map(|_| client.query("com.atproto.server.getSession").into_future());
        rounds.push(join_all(calls).await);
    }
    network.reset().await;

    for answer in rounds.into_iter().flatten() {
        answer.unwrap();
    }
    // A token of one second is always within 30 s of its expiry. Calls that start together share
    // one refresh; a later call of the same round may start the next.
    assert!(transport.of("com.atproto.server.refreshSession") <= 60);
}

#[tokio::test]
async fn a_refreshed_session_works_and_a_deleted_one_does_not() {
    let Some(network) = refnet::shared().await else {
        return;
    };
    let account = network.account().await;
    let session = sign_in(&network, &account).await;

    let fresh = refresh_session(&session.refresh_jwt)
        .service(network.pds())
        .await
        .unwrap()
        .data;
    assert_ne!(fresh.refresh_jwt, session.refresh_jwt);
    let client = AtProto::from_session(fresh.clone())
        .service(network.pds())
        .build()
        .unwrap();
    assert_eq!(
        client
            .query("com.atproto.server.getSession")
            .await
            .unwrap()
            .status,
        200
    );

    delete_session(&fresh.refresh_jwt)
        .service(network.pds())
        .await
        .unwrap();
    let error = refresh_session(&fresh.refresh_jwt)
        .service(network.pds())
        .await
        .unwrap_err();
    assert_eq!(
        (error.status(), error.error_name()),
        (Some(400), Some("ExpiredToken"))
    );
}

#[tokio::test]
async fn a_call_without_a_session_says_what_is_missing() {
    let Some(network) = refnet::shared().await else {
        return;
    };
    let client = AtProto::anonymous().service(network.pds()).build().unwrap();

    let error = client
        .query("com.atproto.server.getSession")
        .await
        .unwrap_err();

    assert_eq!(error.kind(), ErrorKind::Xrpc(XrpcErrorKind::Unauthorized));
    assert_eq!(error.error_name(), Some("AuthMissing"));
}
