//! Sessions against the embedded PDS, over real connections.

use std::{future::IntoFuture as _, time::Duration};

use atproto::{
    AtProto, Jitter, RetryConfig, Session,
    core::clock::{ManualClock, Runtime},
    create_session, delete_session, refresh_session,
    session::{SessionError, SessionEvent},
};
use atproto_testkit::{Fault, TestAccount, TestPds};

use crate::support::{REFRESH, runtime};

const GET: &str = "com.atproto.server.getSession";

async fn start(clock: &ManualClock) -> (TestPds, TestAccount) {
    let pds = TestPds::builder()
        .did_doc_with_session(true)
        .runtime(runtime(clock))
        .start()
        .await
        .unwrap();
    let alice = pds.account("alice.test").await.unwrap();
    (pds, alice)
}

async fn sign_in(pds: &TestPds, alice: &TestAccount) -> Session {
    create_session(alice.handle().as_str(), alice.password())
        .service(pds.url())
        .await
        .unwrap()
        .data
}

/// No service is named: the DID document says where the account lives (B51).
fn client(session: Session, clock: &ManualClock) -> AtProto {
    AtProto::from_session(session)
        .runtime(runtime(clock))
        .build()
        .unwrap()
}

/// Spec: Retries & Timeouts: a session through two 503 and one 429, with the waits that the server and the policy ask for.
#[tokio::test]
async fn a_session_is_had_through_a_bad_day() {
    let clock = ManualClock::new();
    let (pds, alice) = start(&clock).await;
    pds.fault(
        Fault::status(503)
            .on("com.atproto.server.createSession")
            .times(2),
    );
    pds.fault(
        Fault::status(429)
            .header("retry-after", "9")
            .on("com.atproto.server.createSession"),
    );
    let retries = RetryConfig::new(3)
        .jitter(Jitter::new(0, 4).unwrap())
        .retry_procedure_on_ambiguous_failure(true);
    let session = create_session(alice.handle().as_str(), alice.password())
        .service(pds.url())
        .retry_config(retries)
        .runtime(Runtime::new(
            clock.clone(),
            atproto::core::clock::SequenceRng::new([4, 0, 0]),
        ))
        .await
        .unwrap()
        .data;
    assert_eq!(session.did, *alice.did());
    assert_eq!(pds.count("com.atproto.server.createSession"), 4);
    assert_eq!(clock.sleeps(), [5, 2, 9].map(Duration::from_secs));
}

/// C01, dart rules 32, 35, 60: the server answers 400 `ExpiredToken`, and the claims do not tell beforehand.
#[tokio::test]
async fn twenty_calls_on_an_expired_token() {
    let clock = ManualClock::new();
    let (pds, alice) = start(&clock).await;
    let client = client(sign_in(&pds, &alice).await, &clock);
    pds.expire_access_tokens();
    let calls: Vec<_> = (0..20)
        .map(|_| tokio::spawn(client.query(GET).into_future()))
        .collect();
    for call in calls {
        call.await.unwrap().unwrap();
    }
    assert_eq!(pds.count(REFRESH), 1);
    assert!(
        pds.count(GET) <= 40,
        "each was sent once, or refused once and replayed once"
    );
}

/// Dart rule 31: after two hours the claims tell, and nothing is refused.
#[tokio::test]
async fn twenty_calls_after_two_hours() {
    let clock = ManualClock::new();
    let (pds, alice) = start(&clock).await;
    let client = client(sign_in(&pds, &alice).await, &clock);
    clock.advance(Duration::from_secs(2 * 3600));
    let calls: Vec<_> = (0..20)
        .map(|_| tokio::spawn(client.query(GET).into_future()))
        .collect();
    for call in calls {
        call.await.unwrap().unwrap();
    }
    assert_eq!((pds.count(REFRESH), pds.count(GET)), (1, 20));
}

/// C04: a revoked session is an end that a program can tell from a bad day.
#[tokio::test]
async fn a_revoked_session_ends() {
    let clock = ManualClock::new();
    let (pds, alice) = start(&clock).await;
    let client = client(sign_in(&pds, &alice).await, &clock);
    let mut events = client.session_events().unwrap();
    alice.revoke_sessions();
    pds.expire_access_tokens();
    let error = client.query(GET).await.unwrap_err();
    assert!(SessionError::of(&error).unwrap().is_ended());
    assert!(matches!(
        events.next().await,
        Some(SessionEvent::Ended { .. })
    ));
}

/// Decision 8: the server is down for the refresh, and back for the next call.
#[tokio::test]
async fn a_server_that_is_down_costs_no_session() {
    let clock = ManualClock::new();
    let (pds, alice) = start(&clock).await;
    let client = client(sign_in(&pds, &alice).await, &clock);
    pds.expire_access_tokens();
    for fault in [
        Fault::status(503),
        Fault::reset(),
        Fault::close(),
        Fault::cut(10),
    ] {
        let fault = pds.fault(fault.on(REFRESH));
        let error = client.query(GET).await.unwrap_err();
        assert!(!SessionError::of(&error).unwrap().is_ended(), "{error:?}");
        assert_eq!(fault.hits(), 1);
    }
    client.query(GET).await.unwrap();
}

/// Dart rule 64: the server rotates and the answer is lost; its grace period makes the next refresh good.
#[tokio::test]
async fn a_lost_answer_to_a_refresh_is_no_lost_session() {
    let clock = ManualClock::new();
    let (pds, alice) = start(&clock).await;
    let client = client(sign_in(&pds, &alice).await, &clock);
    pds.expire_access_tokens();
    pds.fault(Fault::reset().on(REFRESH).after_applying());
    client.query(GET).await.unwrap_err();
    client.query(GET).await.unwrap();
}

/// The three functions by hand, one after the other.
#[tokio::test]
async fn a_session_lives_and_ends() {
    let clock = ManualClock::new();
    let (pds, alice) = start(&clock).await;
    let first = sign_in(&pds, &alice).await;
    let second = refresh_session(&*first.refresh_jwt)
        .service(pds.url())
        .await
        .unwrap()
        .data;
    assert_eq!(second.did, first.did);
    assert_ne!(second.refresh_jwt, first.refresh_jwt);
    delete_session(&*second.refresh_jwt)
        .service(pds.url())
        .await
        .unwrap();
    let error = refresh_session(&*second.refresh_jwt)
        .service(pds.url())
        .await
        .unwrap_err();
    assert_eq!(error.error_name(), Some("ExpiredToken"));
    let error = create_session("alice.test", "wrong")
        .service(pds.url())
        .await
        .unwrap_err();
    assert_eq!(
        (error.status(), error.error_name()),
        (Some(401), Some("AuthenticationRequired"))
    );
}
