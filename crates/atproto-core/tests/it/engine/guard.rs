//! The idempotency guard (spec: Retries & Timeouts, the table of the guard; rules 23, 28–30; C6, C12).

use std::sync::Arc;

use atproto_core::{Error, RetryConfig, is_ambiguous_failure};
use atproto_testkit::scripted::{Reply, ScriptedServer};

use super::support::{
    Kind::{self, Procedure, Query},
    Played, Rig, held, no_such_host, ok, retries,
};

/// The columns of the table.
#[derive(Clone, Copy, Debug)]
enum Failure {
    ServerError,
    TimeoutAfterSending,
    Reset,
    BrokenBody,
    RateLimit,
    Refused,
    NoSuchHost,
}

/// What came of one call: the requests that were sent, and the error if there is one.
struct Outcome {
    sent: usize,
    error: Option<Error>,
}

async fn outcome(kind: Kind, failure: Failure, config: RetryConfig) -> Outcome {
    let reply = match failure {
        Failure::ServerError => Reply::status(500),
        Failure::TimeoutAfterSending => held(),
        Failure::Reset => Reply::reset_after_reading(),
        Failure::BrokenBody => Reply::json(r#"{"a":"bcdefgh"}"#).cut_after(4),
        Failure::RateLimit => Reply::status(429),
        Failure::Refused => return refused(kind, config).await,
        Failure::NoSuchHost => {
            let played = Played::new([Err(no_such_host())]);
            let client = played.client().retry_config(config).build().unwrap();
            let answer = match kind {
                Query => client.query(super::support::QUERY).await,
                Procedure => client.procedure(super::support::PROCEDURE).await,
            };
            return Outcome {
                sent: played.seen().len(),
                error: answer.err(),
            };
        }
    };
    let rig = Rig::with(|builder| builder.retry_config(config));
    rig.server.reply(reply).otherwise(ok());
    let answer = match failure {
        Failure::TimeoutAfterSending => rig.timing_out(rig.call(kind), 1).await,
        _ => rig.call(kind).await,
    };
    Outcome {
        sent: rig.seen(),
        error: answer.err(),
    }
}

/// Nobody listens at first; the hook of the retry has the server listen.
async fn refused(kind: Kind, config: RetryConfig) -> Outcome {
    let server = ScriptedServer::refusing().unwrap();
    server.otherwise(ok());
    let url = server.url();
    let server = Arc::new(server);
    let listening = Arc::clone(&server);
    let config = config.on_execute(move |_| listening.listen().unwrap());
    let played = Rig::with(|builder| builder.service(url).retry_config(config));
    let answer = played.call(kind).await;
    Outcome {
        // The refused connection is the first attempt.
        sent: 1 + server.requests().len(),
        error: answer.err(),
    }
}

/// Every cell of the table.
#[tokio::test]
async fn the_table() {
    let table = [
        (Failure::ServerError, true, false),
        (Failure::TimeoutAfterSending, true, false),
        (Failure::Reset, true, false),
        (Failure::BrokenBody, true, false),
        (Failure::RateLimit, true, true),
        (Failure::Refused, true, true),
        (Failure::NoSuchHost, true, true),
    ];
    for (failure, query_retried, procedure_retried) in table {
        for (kind, retried) in [(Query, query_retried), (Procedure, procedure_retried)] {
            let outcome = outcome(kind, failure, retries(5)).await;
            let expected = if retried { 2 } else { 1 };
            assert_eq!(outcome.sent, expected, "{kind:?} {failure:?}");
            match outcome.error {
                None => assert!(retried, "{kind:?} {failure:?}"),
                Some(error) => {
                    assert!(!retried, "{kind:?} {failure:?}: {error}");
                    assert!(is_ambiguous_failure(&error), "{error}");
                    assert_eq!(error.attempts(), 1);
                }
            }
        }
    }
}

/// The opt-in repeats a procedure after every candidate.
#[tokio::test]
async fn opting_in() {
    for failure in [
        Failure::ServerError,
        Failure::TimeoutAfterSending,
        Failure::Reset,
        Failure::BrokenBody,
        Failure::RateLimit,
        Failure::Refused,
        Failure::NoSuchHost,
    ] {
        let config = retries(1).retry_procedure_on_ambiguous_failure(true);
        let outcome = outcome(Procedure, failure, config).await;
        assert_eq!(outcome.sent, 2, "{failure:?}");
        assert!(outcome.error.is_none(), "{failure:?}");
    }
}

/// Rule 23: the guard stops although attempts are left, and before the hook.
#[tokio::test]
async fn the_hook_is_not_called_when_the_guard_stops() {
    let config = retries(5).on_execute(|event| {
        assert_eq!(event.retry_count, 0, "no retry may start");
    });
    let outcome = outcome(Procedure, Failure::ServerError, config).await;
    assert_eq!(outcome.sent, 1);
}

/// A reset before the server read anything is not known to be one: the request may have been delivered.
#[tokio::test]
async fn a_reset_is_ambiguous_whenever_it_comes() {
    let rig = Rig::retrying(5);
    rig.server
        .reply(Reply::reset_before_reading())
        .otherwise(ok());
    let error = rig.call(Procedure).await.unwrap_err();
    assert!(is_ambiguous_failure(&error));
    assert_eq!(rig.server.connections(), 1);
}

/// Rule 20 of the guard's own page: the flag is the strategy's, so a second client may have it while the first has not.
#[tokio::test]
async fn the_flag_belongs_to_the_strategy_of_the_call() {
    let rig = Rig::retrying(5);
    rig.server.reply(Reply::status(500)).otherwise(ok());
    rig.call(Procedure)
        .retry_config(retries(5).retry_procedure_on_ambiguous_failure(true))
        .await
        .unwrap();
    assert_eq!(rig.seen(), 2);
}
