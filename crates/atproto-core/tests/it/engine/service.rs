//! Which host a call goes to (rules 21, 39; C16, C25, C39; decision: resolved on every call).

use std::sync::Arc;

use atproto_core::{ErrorKind, xrpc::Client};
use atproto_testkit::scripted::{Reply, ScriptedServer};

use super::support::{Account, Kind, Rig, ok, retries};

/// C39.
#[test]
fn defaults() {
    let client = Client::builder().build().unwrap();
    assert_eq!(client.service().as_str(), "https://bsky.social/");
    assert_eq!(client.relay_service().as_str(), "https://bsky.network/");
    assert_eq!(client.timeout(), std::time::Duration::from_secs(30));
    assert!(client.retry_strategy().is_none());
    assert!(client.account().is_none());
    assert!(client.headers().is_empty());
}

/// C16: the call's own service, the client's, the account's, the default, in this order.
#[test]
fn the_order() {
    let account = Account::at("https://porcini.us-east.host.bsky.network");
    let client = Client::builder()
        .authorizer(account.clone())
        .build()
        .unwrap();
    let host = |client: &Client| client.service().host_str().unwrap().to_owned();
    assert_eq!(host(&client), "porcini.us-east.host.bsky.network");
    let explicit = client.with_service("pds.example.com").unwrap();
    assert_eq!(host(&explicit), "pds.example.com");
    let other = client.with_default_service("public.api.bsky.app").unwrap();
    assert_eq!(host(&other), "porcini.us-east.host.bsky.network");
    // Rule 39: it follows the account.
    account.state().service = Some("https://new.example.com".to_owned());
    assert_eq!(host(&client), "new.example.com");
    account.state().service = None;
    assert_eq!(host(&other), "public.api.bsky.app");
}

/// Each call looks again; a retry stays with the host that its call began with (rule 21).
#[tokio::test]
async fn resolved_once_per_call() {
    let old = ScriptedServer::start().unwrap();
    let new = ScriptedServer::start().unwrap();
    old.reply(Reply::status(503)).otherwise(ok());
    new.otherwise(ok());
    let account = Account::at(&old.url());
    let rig = Rig::new();
    let client = Client::builder()
        .authorizer(account.clone())
        .runtime(rig.client.runtime().clone())
        .build()
        .unwrap();
    let (moving, target) = (Arc::clone(&account), new.url());
    let config = retries(1).on_execute(move |_| moving.state().service = Some(target.clone()));
    client
        .query(super::support::QUERY)
        .retry_config(config)
        .await
        .unwrap();
    assert_eq!((old.requests().len(), new.requests().len()), (2, 0));
    client.query(super::support::QUERY).await.unwrap();
    assert_eq!((old.requests().len(), new.requests().len()), (2, 1));
}

/// A host, a host with a port, or an origin.
#[test]
fn addresses() {
    for (text, expected) in [
        ("bsky.social", "https://bsky.social/"),
        ("pds.example.com:3000", "https://pds.example.com:3000/"),
        ("https://pds.example.com/", "https://pds.example.com/"),
        ("http://localhost:2583", "http://localhost:2583/"),
        (" bsky.social ", "https://bsky.social/"),
    ] {
        let client = Client::builder().service(text).build().unwrap();
        assert_eq!(client.service().as_str(), expected);
    }
}

/// A wrong address is a typed error that names it: of the builder, or of the call it is given to.
#[tokio::test]
async fn wrong_addresses() {
    let rig = Rig::new();
    for text in [
        "",
        "a b",
        "https://",
        "ftp://example.com",
        "wss://example.com",
        "https://user:secret@example.com",
        "https://example.com/path",
        "https://example.com?q=1",
        "https://example.com#f",
        "http://[::1",
        "example.com:99999",
    ] {
        let error = Client::builder().service(text).build().unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Configuration, "{text}");
        if !text.contains("secret") {
            assert!(error.to_string().contains(text), "{error}");
        }
        assert!(!error.to_string().contains("secret"), "{error}");
        let error = rig.call(Kind::Query).service(text).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Configuration, "{text}");
        assert!(error.nsid().is_some());
    }
    assert_eq!(rig.seen(), 0);
}
