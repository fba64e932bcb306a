//! No secret is ever printed or traced.

use std::{
    fmt::{Debug, Write as _},
    sync::{Arc, Mutex},
};

use atproto_core::{
    transport::{HttpRequest, HttpResponse},
    xrpc::{Credentials, Response, TokenId},
};
use atproto_testkit::scripted::Reply;
use tracing::{
    Event, Metadata, Subscriber,
    field::{Field, Visit},
    span,
};

use super::support::{Kind, Rig, signed_in};

const SECRET: &str = "secret-token-1";

/// A server that echoes the token, in a message, a name or a page, does not get it into a log.
#[tokio::test]
async fn an_echoed_token() {
    for body in [
        format!(r#"{{"error":"Bad","message":"token {SECRET} is bad"}}"#),
        format!(r#"{{"error":"Bad {SECRET}"}}"#),
        format!("<html>{SECRET}</html>"),
    ] {
        let (rig, _account) = signed_in(|builder| builder);
        rig.server.otherwise(Reply::status(400).body(body));
        let error = rig.call(Kind::Query).await.unwrap_err();
        let shown = format!(
            "{error} {error:?} {:?} {:?}",
            error.message(),
            error.error_name()
        );
        assert!(!shown.contains(SECRET), "{shown}");
        assert!(shown.contains("[REDACTED]"), "{shown}");
    }
    let rig = Rig::new();
    rig.server
        .otherwise(Reply::status(400).body("of-my-own-secret"));
    let call = rig
        .call(Kind::Query)
        .header("Authorization", "Bearer of-my-own-secret");
    let error = call.await.unwrap_err();
    assert_eq!(error.message(), Some("[REDACTED]"));
}

/// Queries and cookies are private as well.
#[tokio::test]
async fn queries_and_cookies() {
    for reply in [
        Reply::status(500).header("set-cookie", "session=private-cookie"),
        Reply::reset_after_reading(),
        Reply::json("{").cut_after(0),
    ] {
        let rig = Rig::new();
        rig.server.otherwise(reply);
        let call = rig.call(Kind::Query).param("q", "private-words");
        let error = call.await.unwrap_err();
        let mut shown = format!("{error} {error:?} {error:#?}");
        let mut source = std::error::Error::source(&error);
        while let Some(cause) = source {
            shown = format!("{shown} {cause} {cause:?}");
            source = cause.source();
        }
        assert!(!shown.contains("private"), "{shown}");
    }
}

#[test]
fn credentials() {
    let credentials = Credentials::bearer(SECRET, TokenId::new(1)).unwrap();
    assert!(!format!("{credentials:?}").contains(SECRET));
    let error = Credentials::bearer("se\ncret", TokenId::new(1)).unwrap_err();
    assert!(
        !format!("{error} {error:?}").contains("cret\""),
        "{error:?}"
    );
}

/// Clients and calls hold headers too.
#[tokio::test]
async fn clients_and_calls() {
    let (rig, _account) = signed_in(|builder| builder.header("authorization", SECRET));
    let call = rig.call(Kind::Query).header("authorization", SECRET);
    let shown = format!("{:?} {call:?}", rig.client);
    assert!(!shown.contains(SECRET), "{shown}");
}

/// Writes all that this crate traces into one text.
#[derive(Clone, Default)]
struct Collector(Arc<Mutex<String>>);

impl Visit for Collector {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let _ = write!(self.0.lock().unwrap(), "{field}={value:?} ");
    }
}

impl Subscriber for Collector {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target().starts_with("atproto")
    }

    fn new_span(&self, attributes: &span::Attributes<'_>) -> span::Id {
        attributes.record(&mut self.clone());
        span::Id::from_u64(1)
    }

    fn record(&self, _span: &span::Id, values: &span::Record<'_>) {
        values.record(&mut self.clone());
    }

    fn event(&self, event: &Event<'_>) {
        event.record(&mut self.clone());
    }

    fn record_follows_from(&self, _span: &span::Id, _follows: &span::Id) {}
    fn enter(&self, _span: &span::Id) {}
    fn exit(&self, _span: &span::Id) {}
}

/// Spans tell the endpoint, the host, the failures and the status, and nothing private.
#[tokio::test]
async fn traces() {
    let collector = Collector::default();
    let guard = tracing::subscriber::set_default(collector.clone());
    let (rig, _account) = signed_in(|builder| builder.retry_config(super::support::retries(2)));
    rig.server
        .reply(Reply::error(401, "ExpiredToken", "private-message"))
        .reply(Reply::status(503))
        .otherwise(super::support::ok().header("set-cookie", "private-cookie"));
    rig.call(Kind::Query)
        .param("q", "private-words")
        .await
        .unwrap();
    drop(guard);
    let text = collector.0.lock().unwrap().clone();
    for part in [
        "nsid=com.example.getThing",
        "host=\"127.0.0.1\"",
        "status=503",
        "status=200",
        "ServerError",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(
        !text.contains("private") && !text.contains("secret-token"),
        "{text}"
    );
}

/// A sign-in by name holds a password, its answer tokens: bodies are never shown, whoever holds them.
#[tokio::test]
async fn bodies() {
    let rig = Rig::new();
    let body = format!(r#"{{"accessJwt":"{SECRET}"}}"#);
    rig.server.otherwise(Reply::json(body.clone()));
    let call = rig.client.procedure("com.atproto.server.createSession");
    let call = call.json(&body);
    let shown = format!("{call:?}");
    assert!(!shown.contains("secret"), "{shown}");
    let answer: Response<_> = call.await.unwrap();
    let mut request = HttpRequest::new(http::Method::POST, answer.request.url.clone());
    request.body = Some(body.clone().into());
    let raw = HttpResponse::new(200, http::HeaderMap::new(), body);
    for shown in [
        format!("{answer:?}"),
        format!("{request:?}"),
        format!("{raw:?}"),
    ] {
        assert!(!shown.contains("secret"), "{shown}");
    }
}
