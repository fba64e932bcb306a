//! What an error says (rules 8, 9; X1–X6, X36).

use std::error::Error as _;

use atproto_core::{Error, ErrorKind, XrpcErrorKind};
use atproto_testkit::scripted::{Reply, ScriptedServer};

use super::support::{Kind, QUERY, Rig, ok};

async fn refusal(reply: Reply) -> Error {
    let rig = Rig::new();
    rig.server.otherwise(reply);
    rig.call(Kind::Query).await.unwrap_err()
}

/// X1: every success passes, whatever its number.
#[tokio::test]
async fn successes() {
    let rig = Rig::new();
    for status in 200..=299 {
        rig.server.reply(Reply::json("{}").with_status(status));
        let answer = rig.call(Kind::Query).await.unwrap();
        assert_eq!(answer.status, status);
        assert_eq!(answer.request.nsid.as_ref(), QUERY);
        assert_eq!(answer.request.method, "GET");
    }
}

/// X2, rule 8.
#[test]
fn kinds_of_statuses() {
    use XrpcErrorKind::{
        InternalServerError, InvalidRequest, NotSupported, RateLimitExceeded, Unauthorized,
    };
    for (status, kind) in [
        (401, Unauthorized),
        (429, RateLimitExceeded),
        (400, InvalidRequest),
        (403, InvalidRequest),
        (408, InvalidRequest),
        (409, InvalidRequest),
        (422, InvalidRequest),
        (499, InvalidRequest),
        (100, NotSupported),
        (199, NotSupported),
        (300, NotSupported),
        (399, NotSupported),
        (500, InternalServerError),
        (520, InternalServerError),
        (599, InternalServerError),
        (600, InternalServerError),
        (0, InternalServerError),
        (99, InternalServerError),
    ] {
        assert_eq!(XrpcErrorKind::from_status(status), Some(kind), "{status}");
    }
    assert!((200..=299).all(|status| XrpcErrorKind::from_status(status).is_none()));
}

/// An XRPC error, whole.
#[tokio::test]
async fn an_xrpc_error() {
    let error = refusal(Reply::error(400, "InvalidRequest", "Profile not found")).await;
    assert_eq!(error.kind(), ErrorKind::Xrpc(XrpcErrorKind::InvalidRequest));
    assert_eq!(error.status(), Some(400));
    assert_eq!(error.error_name(), Some("InvalidRequest"));
    assert_eq!(error.message(), Some("Profile not found"));
    assert_eq!(error.nsid(), Some(QUERY));
    assert!(error.headers().unwrap().contains_key("content-type"));
    assert!(error.source().is_none());
    let without = refusal(Reply::json(r#"{"error":"Gone"}"#).with_status(410)).await;
    assert_eq!(
        (without.error_name(), without.message()),
        (Some("Gone"), None)
    );
}

/// X3–X6, rules 9 and 10: whatever a gateway answers is a typed error with the body as its message.
#[tokio::test]
async fn bodies_that_are_no_xrpc_error() {
    let html = "<html><body>502 Bad Gateway</body></html>";
    for (status, body) in [
        (502, html),
        (429, ""),
        (400, r#"{"message":"oops"}"#),
        (400, "[1, 2, 3]"),
        (400, r#"["error", "message"]"#),
        (400, r#"{"error":5}"#),
        (400, r#"{"error":"#),
        (520, "web server returned an unknown error"),
    ] {
        let error = refusal(Reply::status(status).body(body)).await;
        let kind = XrpcErrorKind::from_status(status).unwrap();
        assert_eq!(error.kind(), ErrorKind::Xrpc(kind), "{body}");
        assert_eq!(error.status(), Some(status), "{body}");
        assert_eq!(error.error_name(), Some("UnknownError"), "{body}");
        assert_eq!(error.message(), Some(body));
    }
    let error = refusal(Reply::status(500).body(vec![0xff, 0xfe, b'a'])).await;
    assert_eq!(error.message(), Some("\u{fffd}\u{fffd}a"));
}

/// A huge body is no huge error.
#[tokio::test]
async fn a_huge_body() {
    let error = refusal(Reply::status(502).body("é".repeat(100_000))).await;
    assert!(error.message().unwrap().len() < 20_000);
    assert!(error.to_string().len() < 1_500, "{error}");
}

/// X36: endpoint, kind, status, name, message, method and address.
#[tokio::test]
async fn how_it_reads() {
    let rig = Rig::retrying(1);
    rig.server
        .otherwise(Reply::error(503, "NotNow", "come back"));
    let error = rig
        .call(Kind::Query)
        .param("q", "private words")
        .await
        .unwrap_err();
    let expected = format!(
        "{QUERY}: server error (503 NotNow): come back, GET {}/xrpc/{QUERY} after 2 attempts in 1s",
        rig.server.url()
    );
    assert_eq!(error.to_string(), expected);
    assert_eq!(
        error.url(),
        Some(format!("{}/xrpc/{QUERY}", rig.server.url()).as_str())
    );
}

/// An error of the network says what happened, and to which address.
#[tokio::test]
async fn a_network_failure() {
    let error = refusal(Reply::reset_after_reading()).await;
    assert_eq!(error.kind(), ErrorKind::Network);
    assert_eq!((error.status(), error.error_name()), (None, None));
    assert!(error.headers().is_none());
    assert!(error.source().is_some());
    assert!(
        error.to_string().contains("GET http://127.0.0.1"),
        "{error}"
    );
    let error = refusal(Reply::json(r#"{"a":1}"#).cut_after(3)).await;
    assert_eq!(error.kind(), ErrorKind::Network, "never a decode error");
}

/// What may have been applied in an earlier attempt is not forgotten.
#[tokio::test]
async fn an_earlier_attempt_may_have_been_applied() {
    let rig = Rig::with(|builder| {
        let config = super::support::retries(2).retry_procedure_on_ambiguous_failure(true);
        builder.retry_config(config)
    });
    rig.server
        .reply(Reply::status(500))
        .reply(Reply::error(400, "InvalidSwap", ""))
        .reply(Reply::error(400, "InvalidSwap", ""))
        .otherwise(ok());
    let error = rig.call(Kind::Procedure).await.unwrap_err();
    assert_eq!(error.status(), Some(400));
    assert!(!atproto_core::is_ambiguous_failure(&error));
    assert!(error.may_have_been_applied());
    let error = rig.call(Kind::Procedure).await.unwrap_err();
    assert!(!error.may_have_been_applied());
}

/// One pointer, so that a `Result` of it costs nothing.
#[test]
fn size() {
    assert_eq!(size_of::<Error>(), size_of::<usize>());
    assert_eq!(size_of::<Result<(), Error>>(), size_of::<usize>());
}

/// The system's reason is in the text, not only in the chain: it is what tells a wrong port from a wrong name.
#[tokio::test]
async fn a_refused_connection_says_so() {
    let server = ScriptedServer::refusing().unwrap();
    let rig = Rig::with(|builder| builder.service(server.url()));
    let error = rig.call(Kind::Query).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Network);
    let message = error.message().unwrap_or_default();
    assert!(
        message.starts_with("the connection was not made: ") && message.contains("refused"),
        "{message}"
    );
}
