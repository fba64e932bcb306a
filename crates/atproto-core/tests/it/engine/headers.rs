//! Headers (rule 41; C15, C28, C29).

use atproto_core::ErrorKind;

use super::support::{Kind, Rig, authorizations, ok, signed_in};

/// C29, rule 41: one header of a name, whatever its case; the call's wins over the client's.
#[tokio::test]
async fn names_merge_whatever_their_case() {
    let rig = Rig::with(|builder| {
        builder
            .header("Atproto-Proxy", "did:web:old#x")
            .header("X-Kept", "1")
    });
    rig.server.otherwise(ok());
    rig.call(Kind::Query)
        .header("atproto-proxy", "did:web:new#x")
        .await
        .unwrap();
    let request = &rig.server.requests()[0];
    assert_eq!(request.header("atproto-proxy"), Some("did:web:new#x"));
    assert_eq!(request.header("x-kept"), Some("1"));
}

/// C15, C28: a derived client has its own headers, in neither direction aliased, and shares the account.
#[tokio::test]
async fn derived_clients() {
    let (rig, account) = signed_in(|builder| builder.header("x-one", "1"));
    rig.server.otherwise(ok());
    let derived = rig
        .client
        .with_header("x-two", "2")
        .with_headers([("X-One", "uno"), ("x-three", "3")])
        .with_proxy(Some("did:web:api.bsky.app#bsky_appview"));
    let names = |client: &atproto_core::xrpc::Client| client.headers().len();
    assert_eq!((names(&rig.client), names(&derived)), (1, 4));
    assert_eq!(names(&derived.with_proxy(None)), 3);
    derived.query(super::support::QUERY).await.unwrap();
    rig.call(Kind::Query).await.unwrap();
    let requests = rig.server.requests();
    assert_eq!(requests[0].header("x-one"), Some("uno"));
    assert_eq!(
        requests[0].header("atproto-proxy"),
        Some("did:web:api.bsky.app#bsky_appview")
    );
    assert_eq!(requests[1].header("x-one"), Some("1"));
    assert_eq!(requests[1].header("x-two"), None);
    account.state().current = 9;
    derived.query(super::support::QUERY).await.unwrap();
    let last = authorizations(&rig.server).pop().unwrap();
    assert_eq!(last.as_deref(), Some("Bearer secret-token-9"));
    assert_eq!(derived.account(), rig.client.account());
    assert!(
        !derived.headers().contains_key("authorization"),
        "C15: never the credentials"
    );
}

/// A header that is none is an error of the send or of the builder; its value is not told.
#[tokio::test]
async fn malformed_headers() {
    let rig = Rig::new();
    for (name, value) in [("bad name", "x"), ("x-bad", "se\ncret"), ("", "x")] {
        let error = rig.call(Kind::Query).header(name, value).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Configuration);
        assert!(error.to_string().contains(&format!("{name:?}")), "{error}");
        assert!(!error.to_string().contains("cret"), "{error}");
    }
    assert_eq!(rig.seen(), 0);
    let builder = atproto_core::xrpc::Client::builder().header("x-bad", "a\nb");
    assert_eq!(
        builder.build().unwrap_err().kind(),
        ErrorKind::Configuration
    );
}
