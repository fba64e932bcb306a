//! `create_session`, `refresh_session`, `delete_session`.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    time::Duration,
};

use atproto::{
    ErrorKind, RetryConfig, core::clock::ManualClock, create_session, delete_session,
    refresh_session,
};
use serde_json::json;

use crate::support::{DID, LONG, Net, REFRESH, Seen, Then, access, pair, refreshed, runtime};

const CREATE: &str = "com.atproto.server.createSession";

/// C05, C39: one request, to bsky.social by default, without credentials.
#[tokio::test]
async fn a_sign_in_is_one_plain_request() {
    let net = Net::new(|_: &Seen| {
        let mut answer = pair(1, LONG);
        answer["emailAuthFactor"] = json!(true);
        answer["later"] = json!([1]);
        Then::ok(answer)
    });
    let response = create_session("alice.test", "secret")
        .transport(net.clone())
        .await
        .unwrap();
    assert_eq!(response.status, 200);
    assert_eq!(response.data.did.as_str(), DID);
    assert!(response.data.email_auth_factor && response.data.active);
    assert_eq!(
        response.data.extra()["later"],
        json!([1]),
        "nothing that the server says is lost"
    );
    let seen = net.seen();
    let [request] = seen.as_slice() else {
        panic!("one request")
    };
    assert_eq!(
        (request.origin.as_str(), request.nsid.as_str()),
        ("https://bsky.social", CREATE)
    );
    assert_eq!(request.header("authorization"), None);
    assert_eq!(
        request.json(),
        json!({"identifier": "alice.test", "password": "secret"})
    );
}

/// C11, B86: the code and the flag are sent, and the address is taken as it is.
#[tokio::test]
async fn options_reach_the_server() {
    let net = Net::new(|_: &Seen| Then::ok(pair(1, LONG)));
    create_session("alice.test", "secret")
        .auth_factor_token("ABCDE-FGHIJ")
        .allow_takendown(true)
        .service("http://localhost:2583")
        .transport(net.clone())
        .await
        .unwrap();
    let request = &net.seen()[0];
    assert_eq!(request.origin, "http://localhost:2583");
    assert_eq!(request.json()["authFactorToken"], "ABCDE-FGHIJ");
    assert_eq!(request.json()["allowTakendown"], true);
}

/// C11: the refusal says by name what is missing.
#[tokio::test]
async fn a_second_factor_is_asked_for_by_name() {
    let net = Net::new(|_: &Seen| Then::error(401, "AuthFactorTokenRequired"));
    let error = create_session("alice.test", "secret")
        .transport(net.clone())
        .await
        .unwrap_err();
    assert_eq!(error.error_name(), Some("AuthFactorTokenRequired"));
    assert_eq!(error.message(), Some("said the server"));
    assert_eq!(net.seen().len(), 1);
}

/// C07, B151: the refresh token goes in the header, and there is no body.
#[tokio::test]
async fn refresh_and_delete_send_the_refresh_token() {
    let net = Net::new(|seen: &Seen| match seen.nsid.as_str() {
        REFRESH => refreshed(seen),
        _ => Then::ok(json!({})),
    });
    let session = refresh_session("R7")
        .service("pds.example")
        .transport(net.clone())
        .await
        .unwrap()
        .data;
    assert_eq!(
        (session.access_jwt, session.refresh_jwt.as_str()),
        (access(8, LONG), "R8")
    );
    delete_session("R8")
        .service("pds.example")
        .transport(net.clone())
        .await
        .unwrap();
    let seen = net.seen();
    assert_eq!(
        (seen[0].bearer(), seen[1].bearer()),
        (Some("R7"), Some("R8"))
    );
    assert_eq!(seen[1].nsid, "com.atproto.server.deleteSession");
    assert!(
        seen.iter().all(
            |request| request.origin == "https://pds.example" && request.request.body.is_none()
        )
    );
}

/// Spec: Retries & Timeouts, `retries_idempotency`: no retry unless asked, and none of an ambiguous failure without the
/// opt-in.
#[tokio::test]
async fn retries_are_opt_in_and_guarded() {
    let clock = ManualClock::new();
    for (retries, opt_in, requests) in [(None, false, 1), (Some(3), false, 1), (Some(3), true, 3)] {
        let turn = AtomicUsize::new(0);
        let net = Net::new(move |_: &Seen| match turn.fetch_add(1, Ordering::SeqCst) {
            0 | 1 => Then::error(503, "Busy"),
            _ => Then::ok(pair(1, LONG)),
        });
        let mut sign_in = create_session("alice.test", "secret")
            .transport(net.clone())
            .runtime(runtime(&clock));
        if let Some(retries) = retries {
            sign_in = sign_in.retry_config(
                RetryConfig::new(retries).retry_procedure_on_ambiguous_failure(opt_in),
            );
        }
        assert_eq!(sign_in.await.is_ok(), opt_in);
        assert_eq!(net.seen().len(), requests);
    }
    assert_eq!(clock.sleeps(), [1, 2].map(Duration::from_secs));
}

/// Dart rule 4: one attempt has 30 s, and there is no way to say otherwise.
#[tokio::test]
async fn an_attempt_may_take_thirty_seconds() {
    let net = Net::new(|_: &Seen| Then::Never);
    let clock = ManualClock::new();
    let sign_in = create_session("alice.test", "secret")
        .transport(net.clone())
        .runtime(runtime(&clock));
    let sign_in = tokio::spawn(async move { sign_in.await });
    net.until(CREATE, 1).await;
    clock.advance(Duration::from_secs(29));
    tokio::task::yield_now().await;
    assert!(!sign_in.is_finished());
    clock.advance(Duration::from_secs(1));
    assert!(sign_in.await.unwrap().unwrap_err().is_timeout());
}

#[tokio::test]
async fn an_unreadable_answer_is_a_typed_error() {
    let net = Net::new(|_: &Seen| Then::ok(json!({"did": DID})));
    let error = create_session("alice.test", "secret")
        .transport(net)
        .await
        .unwrap_err();
    assert_eq!(
        (error.kind(), error.nsid()),
        (ErrorKind::Decode, Some(CREATE))
    );
    let error = create_session("alice.test", "secret")
        .service("not a host")
        .await
        .unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Configuration);
}

#[test]
fn a_call_in_the_making_shows_no_secret() {
    assert!(!format!("{:?}", create_session("alice.test", "hunter2")).contains("hunter2"));
    assert!(!format!("{:?}", refresh_session("hunter2")).contains("hunter2"));
    assert!(!format!("{:?}", delete_session("hunter2")).contains("hunter2"));
}
