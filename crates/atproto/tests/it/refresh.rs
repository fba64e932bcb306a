//! How a session is kept fresh.

use std::{collections::HashSet, future::IntoFuture as _, time::Duration};

use atproto::{
    AtProto, Error, ErrorKind, RetryConfig,
    core::{clock::ManualClock, xrpc::Response},
    session::{Session, SessionError, SessionEvent},
};
use atproto_testkit::Gate;
use futures_util::{FutureExt as _, future::join_all};
use serde_json::json;

use crate::support::{
    CALL, DID, LONG, NOW, Net, REFRESH, Seen, Then, access, jwt, pair, pds, refreshed, runtime,
    session,
};

fn client(session: Session, net: &Net, clock: &ManualClock) -> AtProto {
    AtProto::from_session(session)
        .transport(net.clone())
        .runtime(runtime(clock))
        .build()
        .unwrap()
}

async fn call(client: &AtProto) -> Result<(), Error> {
    client.query(CALL).await.map(drop)
}

fn session_error(error: &Error) -> &SessionError {
    assert_eq!(error.kind(), ErrorKind::Auth, "{error:?}");
    SessionError::of(error).unwrap()
}

/// Dart rules 32 and 35, C01, C19: the server says that the token is expired, as the reference PDS does.
#[tokio::test]
async fn twenty_refused_calls_share_one_refresh() {
    let refused = Gate::new();
    let held = refused.clone();
    let net = Net::new(move |seen: &Seen| match pds(2)(seen) {
        answer if seen.nsid == REFRESH => Then::Held(held.clone(), Box::new(answer)),
        answer => answer,
    });
    let clock = ManualClock::new();
    let client = client(session(LONG), &net, &clock);
    let mut events = client.session_events().unwrap();

    let calls = (0..20).map(|_| tokio::spawn(client.query(CALL).into_future()));
    let calls: Vec<_> = calls.collect();
    net.until(CALL, 20).await;
    refused.open();
    for call in calls {
        call.await.unwrap().unwrap();
    }

    assert_eq!(net.count(REFRESH), 1);
    assert_eq!(
        net.count(CALL),
        40,
        "each call was refused once and replayed once"
    );
    let session = client.session().unwrap();
    assert_eq!(
        (session.access_jwt.clone(), session.refresh_jwt.as_str()),
        (access(2, LONG), "R2")
    );
    assert!(matches!(events.next().await, Some(SessionEvent::Refreshed(new)) if new == session));
    assert!(events.next().now_or_never().is_none(), "one event");
}

/// Dart rules 31 and 35, C21: the token says itself that it has ended.
#[tokio::test]
async fn twenty_calls_with_an_ended_token_share_one_refresh_and_send_one_request_each() {
    for left in [-5, 0, 30] {
        let net = Net::new(pds(2));
        let client = client(session(left), &net, &ManualClock::new());
        let calls = join_all((0..20).map(|_| call(&client))).await;
        assert!(calls.iter().all(Result::is_ok));
        assert_eq!(
            (net.count(REFRESH), net.count(CALL)),
            (1, 20),
            "{left} s left"
        );
    }
    let net = Net::new(|_: &Seen| Then::ok(json!({})));
    let client = client(session(31), &net, &ManualClock::new());
    call(&client).await.unwrap();
    assert_eq!(net.count(REFRESH), 0, "31 s are enough");
}

/// Dart rule 31: what is no JWT is left to the server.
#[tokio::test]
async fn an_opaque_token_is_sent_as_it_is() {
    let net = Net::new(|_: &Seen| Then::ok(json!({})));
    let mut opaque = session(LONG);
    opaque.access_jwt = "opaque".to_owned();
    call(&client(opaque, &net, &ManualClock::new()))
        .await
        .unwrap();
    assert_eq!(net.seen()[0].bearer(), Some("opaque"));
    assert_eq!(net.seen().len(), 1);
}

/// A server whose tokens live shorter than the 30 s margin does not get a refresh before every call.
#[tokio::test]
async fn tokens_born_short_are_used_until_they_end() {
    let net = Net::new(|seen: &Seen| match seen.nsid.as_str() {
        REFRESH => Then::ok(pair(2, 1)),
        _ => Then::ok(json!({})),
    });
    let clock = ManualClock::new();
    let client = client(session(-1), &net, &clock);
    for _ in 0..3 {
        call(&client).await.unwrap();
    }
    assert_eq!(net.count(REFRESH), 1);
    clock.advance(Duration::from_secs(1));
    call(&client).await.unwrap();
    assert_eq!(net.count(REFRESH), 2);
}

/// On a clock that runs hours ahead even a fresh token looks ended: then only the server can tell.
#[tokio::test]
async fn a_clock_ahead_does_not_refresh_before_every_call() {
    let net = Net::new(pds(2));
    let clock = ManualClock::new();
    let client = client(session(LONG), &net, &clock);
    clock.advance(Duration::from_secs(10 * LONG.unsigned_abs()));
    for _ in 0..3 {
        call(&client).await.unwrap();
    }
    assert_eq!((net.count(REFRESH), net.count(CALL)), (1, 3));
}

/// Dart rule 36, C02, C22: a refusal that comes after the refresh is about the old token.
#[tokio::test]
async fn a_late_refusal_replays_and_does_not_refresh() {
    let late = Gate::new();
    let held = late.clone();
    let net = Net::new(move |seen: &Seen| match pds(2)(seen) {
        answer
            if seen.request.url.query() == Some("late=1")
                && seen.bearer() == Some(&access(1, LONG)) =>
        {
            Then::Held(held.clone(), Box::new(answer))
        }
        answer => answer,
    });
    let client = client(session(LONG), &net, &ManualClock::new());
    let mut events = client.session_events().unwrap();
    let slow = tokio::spawn(client.query(CALL).param("late", 1).into_future());
    net.until(CALL, 1).await;
    call(&client).await.unwrap();
    late.open();
    slow.await.unwrap().unwrap();
    assert_eq!((net.count(REFRESH), net.count(CALL)), (1, 4));
    assert!(events.next().await.is_some());
    assert!(events.next().now_or_never().is_none());
}

/// C14: a caller that goes away loses no token.
#[tokio::test]
async fn dropping_the_caller_does_not_stop_the_refresh() {
    let gate = Gate::new();
    let held = gate.clone();
    let net = Net::new(move |seen: &Seen| match seen.nsid.as_str() {
        REFRESH => Then::Held(held.clone(), Box::new(refreshed(seen))),
        _ => pds(2)(seen),
    });
    let client = client(session(-1), &net, &ManualClock::new());
    let mut events = client.session_events().unwrap();
    let caller = tokio::spawn(client.query(CALL).into_future());
    net.until(REFRESH, 1).await;
    caller.abort();
    assert!(caller.await.unwrap_err().is_cancelled());
    gate.open();
    assert!(matches!(
        events.next().await,
        Some(SessionEvent::Refreshed(_))
    ));
    assert_eq!(client.session().unwrap().refresh_jwt, "R2");
    call(&client).await.unwrap();
    assert_eq!((net.count(REFRESH), net.count(CALL)), (1, 1));
}

/// C13, dart rule 5: the refresh has the client's timeout, and everybody who waits for it gets that.
#[tokio::test]
async fn a_refresh_that_hangs_ends_with_the_timeout() {
    let net = Net::new(|seen: &Seen| match seen.nsid.as_str() {
        REFRESH => Then::Never,
        _ => Then::error(400, "ExpiredToken"),
    });
    let clock = ManualClock::new();
    let client = AtProto::from_session(session(LONG))
        .transport(net.clone())
        .runtime(runtime(&clock))
        .timeout(Duration::from_secs(10))
        .build()
        .unwrap();
    let calls: Vec<_> = (0..5)
        .map(|_| tokio::spawn(client.query(CALL).into_future()))
        .collect();
    net.until(REFRESH, 1).await;
    net.until(CALL, 5).await;
    clock.advance(Duration::from_secs(10));
    for call in calls {
        let error = call.await.unwrap().unwrap_err();
        let SessionError::Refresh(cause) = session_error(&error) else {
            panic!("not a sign-out: {error:?}")
        };
        assert!(cause.is_timeout(), "{cause:?}");
    }
    assert_eq!(net.count(REFRESH), 1);
    assert_eq!(client.session().unwrap().refresh_jwt, "R1");

    let again = tokio::spawn(client.query(CALL).into_future());
    net.until(REFRESH, 2).await;
    again.abort();
}

/// C23: a refresh ahead of the call is a precaution; if it fails, the token is tried as it is.
#[tokio::test]
async fn a_failed_precaution_does_not_stop_the_call() {
    let net = Net::new(|seen: &Seen| match seen.nsid.as_str() {
        REFRESH => Then::error(503, "Busy"),
        _ => Then::ok(json!({})),
    });
    let client = client(session(-5), &net, &ManualClock::new());
    call(&client).await.unwrap();
    assert_eq!((net.count(REFRESH), net.count(CALL)), (1, 1));
}

/// The same, and the server refuses the token too: the call does not refresh a second time.
#[tokio::test]
async fn a_call_refreshes_once_even_if_it_failed_ahead() {
    let net = Net::new(|seen: &Seen| match seen.nsid.as_str() {
        REFRESH => Then::error(503, "Busy"),
        _ => Then::error(400, "ExpiredToken"),
    });
    let client = client(session(-5), &net, &ManualClock::new());
    let error = call(&client).await.unwrap_err();
    assert_eq!(session_error(&error).refresh_error().status(), Some(503));
    assert_eq!((net.count(REFRESH), net.count(CALL)), (1, 1));
}

/// Decision 8, dart rule 34 bettered: a failure that says nothing about the session is no sign-out.
#[tokio::test]
async fn a_transient_failure_leaves_the_session_as_it_was() {
    type Failure = fn() -> Then;
    let failures: [(Failure, ErrorKind); 5] = [
        (
            || Then::error(503, "Busy"),
            ErrorKind::Xrpc(atproto::core::XrpcErrorKind::InternalServerError),
        ),
        (
            || Then::error(429, "RateLimitExceeded"),
            ErrorKind::Xrpc(atproto::core::XrpcErrorKind::RateLimitExceeded),
        ),
        (
            // A gateway's or a hotel's, not the server's.
            || Then::Answer(401, json!({"login": "please"})),
            ErrorKind::Xrpc(atproto::core::XrpcErrorKind::Unauthorized),
        ),
        (|| Then::Refused, ErrorKind::Network),
        (
            || Then::Answer(200, json!({"not": "a session"})),
            ErrorKind::Decode,
        ),
    ];
    for (failure, kind) in failures {
        let well = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
        let is_well = well.clone();
        let net = Net::new(move |seen: &Seen| match seen.nsid.as_str() {
            REFRESH if !is_well.load(std::sync::atomic::Ordering::SeqCst) => failure(),
            _ => pds(2)(seen),
        });
        let client = client(session(LONG), &net, &ManualClock::new());
        let mut events = client.session_events().unwrap();
        let error = call(&client).await.unwrap_err();
        assert!(!session_error(&error).is_ended());
        assert!(!error.is_unauthorized(), "no stale 401 in disguise");
        assert_eq!(session_error(&error).refresh_error().kind(), kind);
        assert!(
            !atproto::is_ambiguous_failure(&error),
            "nothing of the call was processed"
        );
        assert_eq!(client.session().unwrap().refresh_jwt, "R1");
        assert!(events.next().now_or_never().is_none());

        well.store(true, std::sync::atomic::Ordering::SeqCst);
        call(&client).await.unwrap();
        assert_eq!(client.session().unwrap().refresh_jwt, "R2");
    }
}

/// Decision 8, C04, C08: a refusal ends the session, once, and no call is sent after it.
#[tokio::test]
async fn a_refused_refresh_ends_the_session_once() {
    for (status, name) in [
        (400, "ExpiredToken"),
        (400, "InvalidToken"),
        (401, "Anything"),
        (400, "AccountTakedown"),
        (403, "AccountTakedown"),
    ] {
        let net = Net::new(move |seen: &Seen| match seen.nsid.as_str() {
            REFRESH => Then::error(status, name),
            _ => Then::error(400, "ExpiredToken"),
        });
        let client = client(session(LONG), &net, &ManualClock::new());
        let mut events = client.session_events().unwrap();
        let errors = join_all((0..3).map(|_| call(&client))).await;
        for error in errors {
            let error = error.unwrap_err();
            assert!(session_error(&error).is_ended(), "{status} {name}");
            assert_eq!(
                session_error(&error).refresh_error().error_name(),
                Some(name)
            );
        }
        assert!(matches!(
            events.next().await,
            Some(SessionEvent::Ended { session, reason }) if session.did.as_str() == DID && reason.is_ended()
        ));
        assert!(events.next().now_or_never().is_none(), "one event");
        assert!(client.session().is_none());
        assert_eq!(client.actor_did(), None);

        let before = net.seen().len();
        assert!(session_error(&call(&client).await.unwrap_err()).is_ended());
        assert_eq!(net.seen().len(), before, "no storm");
        assert_eq!(net.count(REFRESH), 1);
    }
}

/// Dart rule 32, C08, C19: what leads to a refresh, and that there is one refresh and one replay.
#[tokio::test]
async fn only_a_refused_token_is_refreshed_and_only_once() {
    for (status, name, refreshes) in [
        (400, "ExpiredToken", 1),
        (401, "ExpiredToken", 1),
        (401, "InvalidToken", 1),
        (401, "AuthenticationRequired", 1),
        (401, "AuthMissing", 0),
        (401, "use_dpop_nonce", 0),
        (400, "InvalidRequest", 0),
        (400, "InvalidToken", 0),
        (403, "ExpiredToken", 0),
        (500, "ExpiredToken", 0),
    ] {
        let net = Net::new(move |seen: &Seen| match seen.nsid.as_str() {
            REFRESH => refreshed(seen),
            _ => Then::error(status, name),
        });
        let client = client(session(LONG), &net, &ManualClock::new());
        let error = call(&client).await.unwrap_err();
        assert_eq!(
            (error.status(), error.error_name()),
            (Some(status), Some(name)),
            "the second refusal propagates"
        );
        assert_eq!(
            (net.count(REFRESH), net.count(CALL)),
            (refreshes, refreshes + 1),
            "{status} {name}"
        );
    }
}

/// Dart rule 20: however often a call is retried, it refreshes once.
#[tokio::test]
async fn retries_share_the_one_refresh() {
    let turn = std::sync::atomic::AtomicUsize::new(0);
    let net = Net::new(move |seen: &Seen| match seen.nsid.as_str() {
        REFRESH => refreshed(seen),
        _ => match turn.fetch_add(1, std::sync::atomic::Ordering::SeqCst) {
            0 | 2 => Then::error(400, "ExpiredToken"),
            _ => Then::error(503, "Busy"),
        },
    });
    let client = client(session(LONG), &net, &ManualClock::new());
    let error = client
        .query(CALL)
        .retry_config(RetryConfig::new(5))
        .await
        .unwrap_err();
    assert_eq!(error.error_name(), Some("ExpiredToken"));
    assert_eq!((net.count(REFRESH), net.count(CALL)), (1, 3));
}

/// Dart rule 33: without a session a 401 is the caller's.
#[tokio::test]
async fn an_anonymous_client_propagates_a_401() {
    let net = Net::new(|_: &Seen| Then::error(401, "AuthMissing"));
    let client = AtProto::anonymous().transport(net.clone()).build().unwrap();
    assert_eq!(call(&client).await.unwrap_err().status(), Some(401));
    assert_eq!(net.seen().len(), 1);
    assert_eq!(net.seen()[0].header("authorization"), None);
}

/// Dart rule 59: refreshes go by the client's strategy, under its guard.
#[tokio::test]
async fn a_refresh_is_retried_as_the_strategy_allows() {
    for (status, opt_in, refreshes) in [(429, false, 3), (503, false, 1), (503, true, 3)] {
        let net = Net::new(move |seen: &Seen| match seen.nsid.as_str() {
            REFRESH => Then::error(status, "Busy"),
            _ => Then::error(400, "ExpiredToken"),
        });
        let clock = ManualClock::new();
        let client = AtProto::from_session(session(LONG))
            .transport(net.clone())
            .runtime(runtime(&clock))
            .retry_config(RetryConfig::new(2).retry_procedure_on_ambiguous_failure(opt_in))
            .build()
            .unwrap();
        call(&client).await.unwrap_err();
        assert_eq!(
            (net.count(REFRESH), net.count(CALL)),
            (refreshes, 1),
            "{status} {opt_in}"
        );
    }
}

/// C07: the refresh token goes in the header, to the account's server, without a body and without the access token.
#[tokio::test]
async fn the_refresh_token_goes_where_it_belongs() {
    let net = Net::new(pds(2));
    let client = AtProto::from_session(session(-1))
        .transport(net.clone())
        .runtime(runtime(&ManualClock::new()))
        .header("atproto-proxy", "did:web:api.bsky.app#bsky_appview")
        .build()
        .unwrap();
    call(&client).await.unwrap();
    let refresh = &net.seen()[0];
    assert_eq!(refresh.origin, "https://pds.example");
    assert_eq!(refresh.bearer(), Some("R1"));
    assert_eq!(refresh.request.body, None);
    assert_eq!(refresh.header("atproto-proxy"), None);
}

/// B87 and dart rule 39: what the answer leaves out stays, and all getters follow.
#[tokio::test]
async fn a_refresh_keeps_what_it_does_not_name() {
    let net = Net::new(|seen: &Seen| match seen.nsid.as_str() {
        REFRESH => {
            let mut answer = pair(2, LONG);
            answer["handle"] = json!("alice.new.test");
            Then::ok(answer)
        }
        _ => Then::ok(json!({})),
    });
    let client = client(session(-1), &net, &ManualClock::new());
    call(&client).await.unwrap();
    let session = client.session().unwrap();
    assert_eq!(session.handle.as_str(), "alice.new.test");
    assert_eq!(session.email.as_deref(), Some("alice@example.com"));
    assert!(session.email_confirmed);
    assert_eq!(client.service().as_str(), "https://pds.example/");
}

/// The tokens of another account are not taken.
#[tokio::test]
async fn an_answer_for_another_account_is_not_adopted() {
    let net = Net::new(|seen: &Seen| match seen.nsid.as_str() {
        REFRESH => {
            let mut answer = pair(2, LONG);
            answer["did"] = json!("did:plc:bbbbbbbbbbbbbbbbbbbbbbbb");
            Then::ok(answer)
        }
        _ => Then::error(400, "ExpiredToken"),
    });
    let client = client(session(LONG), &net, &ManualClock::new());
    let error = call(&client).await.unwrap_err();
    assert!(!session_error(&error).is_ended());
    assert_eq!(client.session().unwrap().refresh_jwt, "R1");
}

/// `refresh()` by hand joins what is under way and works with a token that is still good.
#[tokio::test]
async fn a_refresh_by_hand_shares_the_flight() {
    let net = Net::new(pds(2));
    let client = client(session(LONG), &net, &ManualClock::new());
    let manager = client.session_manager().unwrap();
    let (first, second) = tokio::join!(manager.refresh(), manager.refresh());
    assert_eq!(first.unwrap().refresh_jwt, "R2");
    assert_eq!(second.unwrap().refresh_jwt, "R2");
    assert_eq!(net.count(REFRESH), 1);
}

/// No token in any text.
#[tokio::test]
async fn errors_and_debug_hold_no_token() {
    let secret = jwt(&json!({"sub": DID, "exp": NOW, "secret": "x"}));
    let net = Net::new(|_: &Seen| Then::error(400, "ExpiredToken"));
    let mut leaky = session(LONG);
    leaky.refresh_jwt.clone_from(&secret);
    let token = leaky.access_jwt.clone();
    let client = client(leaky, &net, &ManualClock::new());
    let error = call(&client).await.unwrap_err();
    let texts = [
        format!("{error:?}"),
        error.to_string(),
        format!("{client:?}"),
        format!("{:?}", client.session_manager()),
        format!("{:?}", SessionError::of(&error)),
    ];
    let secrets: HashSet<&str> = [secret.as_str(), token.as_str()].into();
    for text in texts {
        assert!(
            !secrets.iter().any(|secret| text.contains(secret)),
            "{text}"
        );
    }
}

/// Calls, futures and clients can be spawned.
#[test]
fn everything_is_send_and_static() {
    fn check<T: Send + Sync + 'static>() {}
    check::<AtProto>();
    check::<SessionEvent>();
    check::<Response<Session>>();
}
