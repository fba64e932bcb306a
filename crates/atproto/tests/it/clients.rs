//! Factories, getters, derived clients, and where credentials go.

use std::{future::IntoFuture as _, time::Duration};

use atproto::{AtProto, ErrorKind, core::clock::ManualClock};
use serde_json::json;

use crate::support::{CALL, DID, LONG, Net, REFRESH, Seen, Then, access, pds, runtime, session};

fn anything() -> Net {
    Net::new(|_: &Seen| Then::ok(json!({})))
}

fn signed_in(net: &Net) -> AtProto {
    AtProto::from_session(session(LONG))
        .transport(net.clone())
        .runtime(runtime(&ManualClock::new()))
        .build()
        .unwrap()
}

/// C16, C17, C39
#[test]
fn the_service_is_the_named_one_else_the_accounts_else_the_default() {
    let plain = AtProto::anonymous().build().unwrap();
    assert_eq!(plain.service().as_str(), "https://bsky.social/");
    assert_eq!(plain.relay_service().as_str(), "https://bsky.network/");
    assert_eq!(plain.client().timeout(), Duration::from_secs(30));
    assert!(plain.client().retry_strategy().is_none());
    assert_eq!(plain.actor_did(), None);
    assert!(plain.session().is_none() && plain.session_events().is_none());

    let account = signed_in(&anything());
    assert_eq!(account.service().as_str(), "https://pds.example/");
    assert_eq!(account.actor_did().unwrap().as_str(), DID);
    assert_eq!(account.session().unwrap().handle.as_str(), "alice.test");

    let named = AtProto::from_session(session(LONG))
        .service("other.example:8443")
        .build()
        .unwrap();
    assert_eq!(named.service().as_str(), "https://other.example:8443/");
    let error = AtProto::anonymous().service("ftp://x").build().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Configuration);
}

/// C15
#[test]
fn headers_are_frozen_and_hold_no_credentials() {
    let client = AtProto::from_session(session(LONG))
        .header("X-One", "1")
        .build()
        .unwrap();
    assert_eq!(client.headers().len(), 1);
    assert_eq!(client.headers()["x-one"], "1");
    let derived = client.with_headers([("x-two", "2")]);
    assert_eq!(client.headers().len(), 1);
    assert_eq!(derived.headers().len(), 2);
    assert!(AtProto::anonymous().build().unwrap().headers().is_empty());
}

/// C29, B94
#[tokio::test]
async fn header_names_are_one_whatever_their_case() {
    let net = anything();
    let client = AtProto::anonymous()
        .header("Atproto-Proxy", "did:web:old.example#x")
        .transport(net.clone())
        .build()
        .unwrap();
    client
        .with_proxy("did:web:new.example", "y")
        .query(CALL)
        .await
        .unwrap();
    client
        .query(CALL)
        .header("ATPROTO-PROXY", "did:web:call.example#z")
        .await
        .unwrap();
    let seen = net.seen();
    let proxies: Vec<_> = seen
        .iter()
        .map(|seen| seen.request.headers.get_all("atproto-proxy"))
        .collect();
    assert_eq!(
        proxies[0].iter().collect::<Vec<_>>(),
        ["did:web:new.example#y"]
    );
    assert_eq!(
        proxies[1].iter().collect::<Vec<_>>(),
        ["did:web:call.example#z"]
    );
}

/// C28, B93: derived clients share the session, its one refresh and its events, whichever side begins.
#[tokio::test]
async fn derived_clients_share_one_session() {
    let net = Net::new(pds(2));
    let client = signed_in(&net);
    let derived = client
        .with_headers([("x-one", "1")])
        .with_proxy("did:web:api.example", "#service");
    let mut events = client.session_events().unwrap();
    let (one, two) = tokio::join!(
        client.query(CALL).into_future(),
        derived.query(CALL).into_future()
    );
    one.unwrap();
    two.unwrap();
    assert_eq!(net.count(REFRESH), 1);
    assert!(events.next().await.is_some());
    assert_eq!(client.session(), derived.session());
    assert_eq!(derived.session().unwrap().refresh_jwt, "R2");
    assert_eq!(derived.service(), client.service());
}

/// Dart rules 40, 41 and 63, C24: a caller's own Authorization goes alone, and its refusal costs us nothing.
#[tokio::test]
async fn a_callers_own_authorization_is_kept() {
    let net = Net::new(|_: &Seen| Then::error(401, "ExpiredToken"));
    let client = signed_in(&net);
    client
        .query(CALL)
        .header("AUTHORIZATION", "Bearer mine")
        .await
        .unwrap_err();
    let whole = AtProto::from_session(session(LONG))
        .header("Authorization", "Basic mine")
        .transport(net.clone())
        .build()
        .unwrap();
    whole.query(CALL).await.unwrap_err();
    let seen = net.seen();
    assert_eq!(seen.len(), 2, "no refresh, no replay");
    for (index, header) in ["Bearer mine", "Basic mine"].into_iter().enumerate() {
        let sent = seen[index].request.headers.get_all("authorization");
        assert_eq!(sent.iter().collect::<Vec<_>>(), [header]);
    }
}

/// Decision 9: the access token goes to the account's server and nowhere else.
#[tokio::test]
async fn credentials_stay_home() {
    let net = anything();
    let client = signed_in(&net);
    client.query(CALL).await.unwrap();
    client
        .query(CALL)
        .service("https://evil.example")
        .await
        .unwrap();
    client
        .query(CALL)
        .service("https://pds.example:8443")
        .await
        .unwrap();
    client
        .query(CALL)
        .service("http://pds.example")
        .await
        .unwrap();
    client
        .query(CALL)
        .service("https://video.example")
        .with_credentials_for("https://video.example")
        .await
        .unwrap();
    client
        .query(CALL)
        .service("https://evil.example")
        .with_credentials_for("https://video.example")
        .await
        .unwrap();
    client
        .client()
        .with_service("https://evil.example")
        .unwrap()
        .query(CALL)
        .await
        .unwrap();
    let token = access(1, LONG);
    let with_token: Vec<_> = net
        .seen()
        .iter()
        .filter(|seen| seen.bearer() == Some(&token))
        .map(|seen| seen.origin.clone())
        .collect();
    assert_eq!(with_token, ["https://pds.example", "https://video.example"]);
    assert_eq!(net.seen().len(), 7);
    assert!(
        net.seen()
            .iter()
            .all(|seen| !seen.request.follow_redirects || seen.bearer().is_none())
    );
}

/// Decision 10: a service named for the client is where its account is served.
#[tokio::test]
async fn a_service_named_for_the_client_gets_its_tokens() {
    let net = Net::new(pds(2));
    let client = AtProto::from_session(session(LONG))
        .service("http://localhost:2583")
        .transport(net.clone())
        .build()
        .unwrap();
    client.query(CALL).await.unwrap();
    assert!(
        net.seen()
            .iter()
            .all(|seen| seen.origin == "http://localhost:2583" && seen.bearer().is_some())
    );
    assert_eq!(net.count(REFRESH), 1);
}

/// Calls without a type: parameters in order, a body as it is, the answer as it came.
#[tokio::test]
async fn untyped_calls_go_the_same_way() {
    let net = Net::new(|_: &Seen| Then::ok(json!({"answer": 42})));
    let client = signed_in(&net);
    let answer = client
        .query("com.example.get")
        .param("q", "x y&é")
        .param("n", 1)
        .param("n", 2)
        .await
        .unwrap();
    assert_eq!(
        answer.data.json::<serde_json::Value>().unwrap()["answer"],
        42
    );
    client
        .procedure("com.example.do")
        .json(&json!({"a": 1}))
        .await
        .unwrap();
    let seen = net.seen();
    assert_eq!(
        seen[0].request.url.query(),
        Some("q=x%20y%26%C3%A9&n=1&n=2")
    );
    assert_eq!(seen[0].request.method, "GET");
    assert_eq!(seen[1].request.method, "POST");
    assert_eq!(seen[1].json(), json!({"a": 1}));
    assert_eq!(seen[1].header("content-type"), Some("application/json"));
}
