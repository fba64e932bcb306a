//! Factories, where calls go, and which of them are passed on to which service.

use std::{future::IntoFuture as _, time::Duration};

use atproto_testkit::{
    Gate,
    scripted::{Recorded, Reply, ScriptedServer},
};
use bluesky::{
    AtProto, Bluesky, BlueskyChat, ErrorKind, OzoneTool, RetryConfig, Session,
    app::bsky::{actor::GetProfile, feed::Post},
};
use serde_json::json;

const DID: &str = "did:plc:aaaaaaaaaaaaaaaaaaaaaaaa";

fn session(access: &str) -> Session {
    serde_json::from_value(json!({
        "did": DID, "handle": "alice.test", "accessJwt": access, "refreshJwt": "R1",
    }))
    .unwrap()
}

/// A server that answers everything with `{}`.
fn server() -> ScriptedServer {
    let server = ScriptedServer::start().unwrap();
    server.otherwise(Reply::json("{}"));
    server
}

fn signed_in(server: &ScriptedServer) -> Bluesky {
    Bluesky::from_session(session("A1"))
        .service(server.url())
        .build()
        .unwrap()
}

fn proxy(request: &Recorded) -> Option<&str> {
    request.header("atproto-proxy")
}

/// Decision 10
#[test]
fn an_anonymous_client_asks_the_public_app_view() {
    let bsky = Bluesky::anonymous().build().unwrap();
    assert_eq!(bsky.service().as_str(), "https://public.api.bsky.app/");
    assert_eq!(bsky.atproto().service().as_str(), "https://bsky.social/");
    assert_eq!(bsky.relay_service().as_str(), "https://bsky.network/");
    assert!(bsky.headers().is_empty() && bsky.client().headers().is_empty());
    assert_eq!(bsky.actor_did(), None);
    assert!(bsky.session().is_none());

    let named = Bluesky::anonymous().service("my.example").build().unwrap();
    assert_eq!(named.service().as_str(), "https://my.example/");
    assert_eq!(named.atproto().service().as_str(), "https://my.example/");
}

/// Spec: Retries & Timeouts: both settings are forwarded straight through, and nothing is retried by default.
#[test]
fn settings_reach_the_client_beneath() {
    let bsky = Bluesky::anonymous()
        .timeout(Duration::from_secs(20))
        .retry_config(RetryConfig::new(3))
        .header("x-one", "1")
        .build()
        .unwrap();
    for client in [bsky.client(), bsky.atproto().client()] {
        assert_eq!(client.timeout(), Duration::from_secs(20));
        assert!(client.retry_strategy().is_some());
        assert_eq!(client.headers()["x-one"], "1");
    }
    let plain = Bluesky::anonymous().build().unwrap();
    assert_eq!(plain.client().timeout(), Duration::from_secs(30));
    assert!(plain.client().retry_strategy().is_none());
    assert_eq!(
        Bluesky::anonymous()
            .service("a b")
            .build()
            .unwrap_err()
            .kind(),
        ErrorKind::Configuration
    );
}

/// What has no type goes the same way as what has one.
#[tokio::test]
async fn untyped_calls_are_passed_on_by_their_namespace() {
    let server = server();
    let bsky = signed_in(&server);
    let _ = bsky.query("app.bsky.unspecced.getNews").await;
    let _ = bsky.procedure("chat.bsky.convo.setNews").await;
    let _ = bsky.query("com.example.thing").await;
    let seen = server.requests();
    let proxies: Vec<_> = seen.iter().map(proxy).collect();
    assert_eq!(
        proxies,
        [Some(bluesky::APP_VIEW), Some(bluesky::CHAT), None]
    );
}

/// Decision 10: `app.bsky` calls of an account are passed on to the AppView; repository writes never are.
#[tokio::test]
async fn calls_are_passed_on_by_their_namespace() {
    let server = server();
    let bsky = signed_in(&server);
    let _ = bsky.actor().get_profile(DID).await;
    let _ = bsky.call(GetProfile::new(DID)).await;
    let _ = bsky.feed().post().create("Hello").await;
    let _ = bsky.atproto().server().describe_server().await;
    let _ = bsky.chat().convo().list_convos().await;
    let _ = bsky.chat().atproto().server().describe_server().await;
    let _ = bsky.ozone("did:plc:labeler").team().list_members().await;
    let _ = bsky
        .ozone("did:web:mod.example#custom")
        .team()
        .list_members()
        .await;
    let seen = server.requests();
    let paths: Vec<_> = seen
        .iter()
        .map(|seen| (seen.path().trim_start_matches("/xrpc/"), proxy(seen)))
        .collect();
    assert_eq!(
        paths,
        [
            (
                "app.bsky.actor.getProfile",
                Some("did:web:api.bsky.app#bsky_appview")
            ),
            (
                "app.bsky.actor.getProfile",
                Some("did:web:api.bsky.app#bsky_appview")
            ),
            ("com.atproto.repo.createRecord", None),
            ("com.atproto.server.describeServer", None),
            (
                "chat.bsky.convo.listConvos",
                Some("did:web:api.bsky.chat#bsky_chat")
            ),
            ("com.atproto.server.describeServer", None),
            (
                "tools.ozone.team.listMembers",
                Some("did:plc:labeler#atproto_labeler")
            ),
            (
                "tools.ozone.team.listMembers",
                Some("did:web:mod.example#custom")
            ),
        ],
        "B94, B95"
    );
    assert!(
        seen.iter()
            .all(|seen| seen.header("authorization") == Some("Bearer A1"))
    );
}

#[tokio::test]
async fn the_app_view_can_be_another_or_the_servers_own_choice() {
    let server = server();
    let build = || Bluesky::from_session(session("A1")).service(server.url());
    let _ = build()
        .app_view("did:web:other.example#bsky_appview")
        .build()
        .unwrap()
        .actor()
        .get_profile(DID)
        .await;
    let _ = build()
        .without_app_view()
        .build()
        .unwrap()
        .actor()
        .get_profile(DID)
        .await;
    // What the user sets by hand is not replaced (B94).
    let by_hand = build()
        .header("Atproto-Proxy", "did:web:hand.example#x")
        .build()
        .unwrap();
    let _ = by_hand.actor().get_profile(DID).await;
    let _ = by_hand
        .actor()
        .get_profile(DID)
        .header("ATPROTO-PROXY", "did:web:call.example#y")
        .await;
    let seen = server.requests();
    let proxies: Vec<_> = seen.iter().map(proxy).collect();
    assert_eq!(
        proxies,
        [
            Some("did:web:other.example#bsky_appview"),
            None,
            Some("did:web:hand.example#x"),
            Some("did:web:call.example#y")
        ]
    );
}

/// B93: all clients of one session share its refresh.
#[tokio::test]
async fn all_clients_share_one_refresh() {
    let server = ScriptedServer::start().unwrap();
    let all_there = Gate::new();
    let refused = Reply::error(400, "ExpiredToken", "Token has expired").gate(&all_there);
    server.reply_times(3, &refused);
    server.reply(Reply::json(
        json!({"did": DID, "handle": "alice.test", "accessJwt": "A2", "refreshJwt": "R2"})
            .to_string(),
    ));
    server.otherwise(Reply::json("{}"));
    let bsky = signed_in(&server);
    let chat = BlueskyChat::from_atproto(bsky.atproto().clone());
    let ozone = OzoneTool::from_atproto(bsky.atproto().clone(), "did:plc:labeler");
    let _ = tokio::join!(
        bsky.client().query("app.bsky.a.b").into_future(),
        chat.client().query("chat.bsky.a.b").into_future(),
        ozone.client().query("tools.ozone.a.b").into_future(),
        async {
            server.received(3).await;
            all_there.open();
        },
    );
    let seen = server.requests();
    let refreshes = seen
        .iter()
        .filter(|seen| seen.path().ends_with("refreshSession"));
    assert_eq!(refreshes.count(), 1);
    assert_eq!(seen.len(), 7);
    for session in [
        bsky.session(),
        chat.atproto().session(),
        ozone.atproto().session(),
    ] {
        assert_eq!(session.unwrap().refresh_jwt, "R2");
    }
}

#[tokio::test]
async fn a_client_can_be_made_of_an_atproto_client() {
    let server = server();
    let atproto = AtProto::from_session(session("A1"))
        .service(server.url())
        .header("x-one", "1")
        .build()
        .unwrap();
    let bsky = Bluesky::from_atproto(atproto.clone());
    let _ = bsky.actor().get_profile(DID).await;
    let derived = bsky.with_headers(&[("x-one", "2")]);
    let _ = derived.actor().get_profile(DID).await;
    let seen = server.requests();
    assert_eq!(
        (seen[0].header("x-one"), seen[1].header("x-one")),
        (Some("1"), Some("2"))
    );
    assert!(seen.iter().all(|seen| proxy(seen).is_some()));
    assert_eq!(atproto.session(), bsky.session());
}

/// Dart §4.1: an anonymous write is a typed error before anything is sent.
#[tokio::test]
async fn an_anonymous_write_is_refused_before_it_is_sent() {
    let server = server();
    let bsky = Bluesky::anonymous().service(server.url()).build().unwrap();
    let posts = bsky.feed().post();
    let errors = [
        posts.create("Hello").await.unwrap_err(),
        posts
            .put("3l3qo2vuowo2b", Post::new("Hello"))
            .await
            .unwrap_err(),
        posts.delete("3l3qo2vuowo2b").await.unwrap_err(),
    ];
    for error in errors {
        assert_eq!(error.kind(), ErrorKind::Auth);
        assert!(!bluesky::is_ambiguous_failure(&error));
        assert!(
            error
                .nsid()
                .is_some_and(|nsid| nsid.starts_with("com.atproto.repo."))
        );
    }
    assert_eq!(
        posts.list().await.unwrap_err().kind(),
        ErrorKind::Validation
    );
    assert_eq!(
        posts.get("3l3qo2vuowo2b").await.unwrap_err().kind(),
        ErrorKind::Validation
    );
    assert_eq!(server.requests().len(), 0);
}
