//! From the builder to the upgrade.

use std::time::Duration;

use atproto_core::{ErrorKind, XrpcErrorKind, xrpc::Client};
use atproto_testkit::scripted_ws::{ScriptedSocket, Step};

use super::{Count, Told, client, collect, count, number};

/// X21, dart rule 57: the stream is there at once, and nothing connects before it is polled.
#[tokio::test]
async fn x21_nothing_connects_before_the_first_poll() {
    let server = ScriptedSocket::start().await.unwrap();
    server.script([Step::binary(number(1)), Step::close(1000, "")]);
    let stream = count(&server);
    assert_eq!(server.connections(), 0);
    assert_eq!(collect(stream).await.len(), 1);
    assert_eq!(server.connections(), 1);
}

/// A program that must not miss what it is about to cause connects first.
#[tokio::test]
async fn a_stream_can_be_opened_before_it_is_polled() {
    let server = ScriptedSocket::start().await.unwrap();
    server.script([Step::binary(number(1)), Step::close(1000, "")]);
    let mut stream = count(&server);
    stream.connect().await.unwrap();
    stream.connect().await.unwrap();
    assert_eq!(server.connections(), 1);
    assert!(stream.next().await.unwrap().is_ok());
    assert!(stream.next().await.is_none());
    stream.connect().await.unwrap();

    let nobody = Client::builder()
        .relay_service("http://127.0.0.1:1")
        .build()
        .unwrap();
    let mut stream = nobody.subscribe(Count::default()).subscribe();
    assert_eq!(
        stream.connect().await.unwrap_err().kind(),
        ErrorKind::Subscription
    );
    assert!(stream.next().await.is_none());
}

/// X10, X26, C27: the path is the method, lists are repeated keys, values are encoded, absent ones leave no key.
#[tokio::test]
async fn x26_parameters_are_in_the_address() {
    let server = ScriptedSocket::start().await.unwrap();
    let _ = collect(count(&server)).await;
    let wanted = Count {
        cursor: Some(123),
        wanted: vec!["a b".into(), "hello&more".into()],
    };
    let _ = collect(client(&server).subscribe(wanted).subscribe()).await;
    let paths: Vec<_> = server
        .upgrades()
        .into_iter()
        .map(|upgrade| upgrade.path)
        .collect();
    assert_eq!(
        paths,
        [
            "/xrpc/com.example.count",
            "/xrpc/com.example.count?wantedCollections=a%20b&wantedCollections=hello%26more&cursor=123",
        ]
    );
}

/// X27, C27: an `http` service is a `ws` address, whichever of both names it has; a service of its own wins.
#[tokio::test]
async fn x27_a_service_may_be_named_by_either_scheme() {
    let server = ScriptedSocket::start().await.unwrap();
    let elsewhere = Client::builder().build().unwrap();
    for url in [
        server.url().to_owned(),
        server.url().replace("http:", "ws:"),
    ] {
        let stream = elsewhere
            .subscribe(Count::default())
            .service(url)
            .subscribe();
        assert!(collect(stream).await.is_empty());
    }
    assert_eq!(server.upgrades().len(), 2);
}

/// CON 16, dart rule 57: a user agent is sent, the caller's headers too, and no credentials.
#[tokio::test]
async fn con_16_the_upgrade_has_a_user_agent_and_no_credentials() {
    let server = ScriptedSocket::start().await.unwrap();
    let call = client(&server).subscribe(Count::default());
    let _ = collect(call.header("x-mine", "yes").subscribe()).await;
    let headers = &server.upgrades()[0].headers;
    assert!(
        headers["user-agent"]
            .to_str()
            .unwrap()
            .starts_with("atproto-rs/")
    );
    assert_eq!(headers["x-mine"], "yes");
    assert!(!headers.contains_key("authorization"));
}

/// CON 3: a refused upgrade is one error with the status, the name and the message of the answer.
#[tokio::test]
async fn con_3_a_refused_upgrade_keeps_what_the_server_said() {
    let server = ScriptedSocket::start().await.unwrap();
    let cases = [
        (
            400,
            r#"{"error":"FutureCursor","message":"too new"}"#,
            "FutureCursor",
            "too new",
        ),
        (401, r#"{"error":"AuthMissing"}"#, "AuthMissing", ""),
        (502, "<html>bad</html>", "UnknownError", "<html>bad</html>"),
    ];
    for (status, body, name, message) in cases {
        server.script([Step::refuse(status, [("x-why", "tested")], body)]);
        let items = collect(count(&server)).await;
        let [Err(error)] = items.as_slice() else {
            panic!("{items:?}");
        };
        assert_eq!(error.kind(), ErrorKind::Subscription, "{status}");
        assert_eq!(error.status(), Some(status));
        assert_eq!(error.error_name(), Some(name));
        assert_eq!(error.message(), Some(message));
        assert_eq!(error.headers().unwrap()["x-why"], "tested");
        assert!(!error.is_frame());
    }
}

/// CON 4: the wait that the server asks for is on the error.
#[tokio::test]
async fn con_4_a_refusal_says_how_long_to_wait() {
    let server = ScriptedSocket::start().await.unwrap();
    server.script([Step::refuse(429, [("retry-after", "7")], "")]);
    let items = collect(count(&server)).await;
    let error = items[0].as_ref().unwrap_err();
    assert_eq!(error.retry_after(), Some(Duration::from_secs(7)));
}

/// CON 2: five hops at most, and then an error.
#[tokio::test]
async fn con_2_redirects_are_followed_five_times_at_most() {
    let server = ScriptedSocket::start().await.unwrap();
    let target = format!("{}/elsewhere", server.url());
    server.script([Step::refuse(302, [("location", target.as_str())], "")]);
    server.script([Step::binary(number(3)), Step::close(1000, "")]);
    let items = collect(count(&server)).await;
    assert_eq!(items[0].as_ref().unwrap(), &Told::Number(3));
    assert_eq!(server.upgrades()[1].path, "/elsewhere");

    for _ in 0..9 {
        server.script([Step::refuse(302, [("location", target.as_str())], "")]);
    }
    let items = collect(count(&server)).await;
    assert_eq!(
        items[0].as_ref().unwrap_err().kind(),
        ErrorKind::Subscription
    );
    // The upgrade, and five hops.
    assert_eq!(server.connections(), 2 + 1 + 5);
}

/// X24: a server that cannot be reached is one error, and the stream ends.
#[tokio::test]
async fn x24_an_unreachable_server_is_an_item_and_the_end() {
    let server = ScriptedSocket::start().await.unwrap();
    let call = client(&server).subscribe(Count::default());
    drop(server);
    tokio::task::yield_now().await;
    let mut stream = call.service("http://127.0.0.1:1").subscribe();
    let error = stream.next().await.unwrap().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Subscription);
    assert_eq!(error.nsid(), Some("com.example.count"));
    assert!(std::error::Error::source(&error).is_some());
    assert!(stream.next().await.is_none());
}

/// A wrong address is a typed error item too: nothing panics, nothing connects.
#[tokio::test]
async fn a_wrong_service_is_an_item_and_the_end() {
    let client = Client::builder().build().unwrap();
    for service in [
        "not a host",
        "ftp://example.com",
        "https://example.com/path",
    ] {
        let call = client.subscribe(Count::default()).service(service);
        let items = collect(call.subscribe()).await;
        let error = items[0].as_ref().unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Configuration, "{service}");
        assert_ne!(error.kind(), ErrorKind::Xrpc(XrpcErrorKind::InvalidRequest));
        assert_eq!(items.len(), 1);
    }
}

/// The first `wss` connection does not panic for want of a TLS provider: it fails like any other connection.
#[tokio::test]
async fn tls_needs_nothing_installed() {
    let server = ScriptedSocket::start().await.unwrap();
    let secure = server.url().replace("http:", "wss:");
    let call = client(&server).subscribe(Count::default()).service(secure);
    let items = collect(call.subscribe()).await;
    assert_eq!(
        items[0].as_ref().unwrap_err().kind(),
        ErrorKind::Subscription
    );
}
