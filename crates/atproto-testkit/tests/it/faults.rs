//! Faults: what each does to the wire, to the state and to the count.

use atproto_testkit::{Fault, Gate, TestPds};
use serde_json::{Value, json};

use crate::http::{Broken, get, post, try_get, try_post};

const DESCRIBE: &str = "com.atproto.server.describeServer";
const CREATE: &str = "com.atproto.server.createAccount";

fn account() -> Value {
    json!({ "handle": "dora.test", "email": "d@mail.test", "password": "pw" })
}

async fn exists(pds: &TestPds) -> bool {
    let target = "com.atproto.identity.resolveHandle?handle=dora.test";
    get(&pds.url(), target, None).await.status == 200
}

#[tokio::test]
async fn a_status_strikes_as_often_as_told_and_only_its_method() {
    let pds = TestPds::start().await.unwrap();
    let fault = pds.fault(
        Fault::status(503)
            .header("retry-after", "7")
            .on(DESCRIBE)
            .skip(1)
            .times(2),
    );
    let mut statuses = Vec::new();
    for _ in 0..5 {
        let answer = get(&pds.url(), DESCRIBE, None).await;
        assert_eq!(
            answer.header("retry-after"),
            if answer.status == 503 { "7" } else { "" }
        );
        statuses.push(answer.status.as_u16());
        post(&pds.url(), CREATE, None, Value::Null).await;
    }
    assert_eq!(statuses, [200, 503, 503, 200, 200]);
    assert_eq!(fault.hits(), 2);
    assert_eq!(pds.count(DESCRIBE), 5);
}

#[tokio::test]
async fn a_status_brings_the_error_body_that_belongs_to_it_or_any_other() {
    let pds = TestPds::start().await.unwrap();
    pds.fault(Fault::status(429));
    let answer = get(&pds.url(), DESCRIBE, None).await.failure();
    assert_eq!(
        answer,
        (
            429,
            "RateLimitExceeded".to_owned(),
            "Rate Limit Exceeded".to_owned()
        )
    );
    pds.fault(
        Fault::status(502)
            .header("content-type", "text/html")
            .body("<h1>Bad Gateway</h1>"),
    );
    let answer = get(&pds.url(), DESCRIBE, None).await;
    assert_eq!(
        (answer.status.as_u16(), &answer.body[..]),
        (502, &b"<h1>Bad Gateway</h1>"[..])
    );
    assert_eq!(answer.header("content-type"), "text/html");
    pds.fault(Fault::status(400).error("InvalidHandle", "no"));
    assert_eq!(
        get(&pds.url(), DESCRIBE, None).await.failure().1,
        "InvalidHandle"
    );
    pds.fault(Fault::status(200).body(Vec::new()));
    assert!(get(&pds.url(), DESCRIBE, None).await.body.is_empty());
}

/// Before: nothing has happened. After: it has, and only the answer is lost.
#[tokio::test]
async fn a_fault_strikes_before_or_after_the_request_is_applied() {
    for (fault, broken) in [
        (Fault::status(503), false),
        (Fault::reset(), true),
        (Fault::close(), true),
    ] {
        for after in [false, true] {
            let pds = TestPds::start().await.unwrap();
            let fault = fault.clone().on(CREATE);
            pds.fault(if after { fault.after_applying() } else { fault });
            let answer = try_post(&pds.url(), CREATE, None, account()).await;
            assert_eq!(answer.is_err(), broken, "{answer:?}");
            assert_eq!(exists(&pds).await, after);
        }
    }
}

#[tokio::test]
async fn a_reset_is_a_reset_and_a_close_is_not() {
    let pds = TestPds::start().await.unwrap();
    for (fault, reset) in [(Fault::reset(), true), (Fault::close(), false)] {
        pds.fault(fault);
        let Err(Broken::Head(error)) = try_get(&pds.url(), DESCRIBE, None).await else {
            panic!()
        };
        let mut source = std::error::Error::source(&error);
        let mut kind = None;
        while let Some(error) = source {
            kind = error
                .downcast_ref::<std::io::Error>()
                .map(std::io::Error::kind)
                .or(kind);
            source = error.source();
        }
        assert_eq!(
            kind == Some(std::io::ErrorKind::ConnectionReset),
            reset,
            "{error:?}"
        );
    }
}

#[tokio::test]
async fn a_body_is_cut_after_so_many_bytes() {
    let pds = TestPds::start().await.unwrap();
    for keep in [0, 1, 20] {
        pds.fault(Fault::cut(keep));
        let answer = try_get(&pds.url(), DESCRIBE, None).await;
        assert!(
            matches!(answer, Err(Broken::Body(got)) if got == keep),
            "{keep}: {answer:?}"
        );
    }
    get(&pds.url(), DESCRIBE, None).await.ok();
}

#[tokio::test]
async fn a_delay_lasts_until_the_gate_opens() {
    for after in [false, true] {
        let pds = TestPds::start().await.unwrap();
        let gate = Gate::new();
        let fault = Fault::delay(&gate).on(CREATE);
        pds.fault(if after { fault.after_applying() } else { fault });
        let url = pds.url();
        let call = tokio::spawn(async move { post(&url, CREATE, None, account()).await });
        gate.arrived(1).await;
        assert!(!call.is_finished());
        assert_eq!(exists(&pds).await, after);
        gate.open();
        call.await.unwrap().ok();
        assert!(exists(&pds).await);
    }
}

#[tokio::test]
async fn a_stalled_request_is_never_answered_and_the_next_one_is() {
    let pds = TestPds::start().await.unwrap();
    let fault = pds.fault(Fault::stall().on(DESCRIBE));
    let url = pds.url();
    let stalled = tokio::spawn(async move { try_get(&url, DESCRIBE, None).await });
    while fault.hits() == 0 {
        tokio::task::yield_now().await;
    }
    get(&pds.url(), DESCRIBE, None).await.ok();
    assert!(!stalled.is_finished());
    pds.reset_connections();
    assert!(matches!(stalled.await.unwrap(), Err(Broken::Head(_))));
}

#[tokio::test]
async fn connections_are_refused_until_the_fault_is_lifted() {
    let pds = TestPds::start().await.unwrap();
    get(&pds.url(), DESCRIBE, None).await.ok();
    let fault = pds.fault(Fault::refuse());
    let second = pds.fault(Fault::refuse());
    for _ in 0..3 {
        let Err(Broken::Connect(error)) = try_get(&pds.url(), DESCRIBE, None).await else {
            panic!()
        };
        assert_eq!(error.kind(), std::io::ErrorKind::ConnectionRefused);
    }
    fault.lift();
    assert!(matches!(
        try_get(&pds.url(), DESCRIBE, None).await,
        Err(Broken::Connect(_))
    ));
    second.lift();
    second.lift();
    get(&pds.url(), DESCRIBE, None).await.ok();
}

#[tokio::test]
async fn a_fault_may_strike_a_path_that_is_no_call() {
    let pds = TestPds::start().await.unwrap();
    pds.fault(Fault::status(500).on("/.well-known/did.json"));
    get(&pds.url(), DESCRIBE, None).await.ok();
    assert_eq!(
        crate::http::plain(&pds.url(), "/.well-known/did.json", "localhost")
            .await
            .status,
        500
    );
}

#[tokio::test]
async fn every_request_is_seen_even_those_that_faults_strike() {
    let pds = TestPds::start().await.unwrap();
    pds.fault(Fault::reset().on(CREATE));
    let _ = try_post(&pds.url(), CREATE, Some("a-token"), account()).await;
    get(
        &pds.url(),
        "com.atproto.identity.resolveHandle?handle=a%20b",
        None,
    )
    .await;
    let seen = pds.requests();
    assert_eq!(seen.len(), 2);
    assert_eq!(seen[0].nsid(), Some(CREATE));
    assert_eq!(seen[0].authorization(), Some("Bearer a-token"));
    assert_eq!(seen[0].json(), account());
    assert_eq!(seen[1].param("handle").as_deref(), Some("a b"));
    assert_eq!(pds.counts().values().sum::<usize>(), 2);
    pds.clear_requests();
    assert_eq!(pds.count(CREATE), 0);
}

#[tokio::test]
async fn the_server_goes_with_its_last_handle() {
    let pds = TestPds::start().await.unwrap();
    let url = pds.url();
    let (clone, alice) = (pds.clone(), pds.account("alice.test").await.unwrap());
    drop(pds);
    get(&url, DESCRIBE, None).await.ok();
    drop(clone);
    get(&url, DESCRIBE, None).await.ok();
    drop(alice);
    assert!(matches!(
        try_get(&url, DESCRIBE, None).await,
        Err(Broken::Connect(_))
    ));
}
