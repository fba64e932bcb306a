//! Reads of the AppView through the PDS, as a signed-in client does them.

use atproto::AtProto;
use atproto_tests::refnet::{self, Account, Network};
use serde_json::{Value, json};

/// The account's client, its calls passed on to the network's AppView.
fn client(network: &Network, account: &Account) -> AtProto {
    let session = serde_json::from_value(account.session.clone()).unwrap();
    let service = network.appview_service();
    let (did, id) = service.split_once('#').unwrap();
    AtProto::from_session(session)
        .build()
        .unwrap()
        .with_proxy(did, id)
}

async fn create(network: &Network, account: &Account, collection: &str, record: Value) -> Value {
    let input = json!({ "repo": account.did, "collection": collection, "record": record });
    network
        .procedure(account, "com.atproto.repo.createRecord", input)
        .await
        .ok()
}

#[tokio::test]
async fn a_follower_sees_posts_likes_and_threads() {
    let Some(network) = refnet::full().await else {
        return;
    };
    let (alice, bob) = (network.account().await, network.account().await);
    let now = "2026-01-01T12:00:00.000Z";
    let follow =
        json!({ "$type": "app.bsky.graph.follow", "subject": alice.did, "createdAt": now });
    create(&network, &bob, "app.bsky.graph.follow", follow).await;
    let text = "Seen through the AppView";
    let post = json!({ "$type": "app.bsky.feed.post", "text": text, "createdAt": now });
    let post = create(&network, &alice, "app.bsky.feed.post", post).await;
    let subject = json!({ "uri": post["uri"], "cid": post["cid"] });
    let like = json!({ "$type": "app.bsky.feed.like", "subject": subject, "createdAt": now });
    create(&network, &bob, "app.bsky.feed.like", like).await;
    let reply = json!({ "root": subject, "parent": subject });
    let reply = json!({ "$type": "app.bsky.feed.post", "text": "Indeed", "createdAt": now, "reply": reply });
    create(&network, &bob, "app.bsky.feed.post", reply).await;
    network.settle().await;
    let client = client(&network, &bob);

    let timeline = client
        .query("app.bsky.feed.getTimeline")
        .param("limit", 10)
        .await
        .unwrap();
    assert!(timeline.headers.contains_key("atproto-repo-rev"));
    let timeline: Value = timeline.data.json().unwrap();
    let seen = timeline["feed"]
        .as_array()
        .unwrap()
        .iter()
        .find(|item| item["post"]["uri"] == post["uri"])
        .unwrap();
    assert_eq!(seen["post"]["record"]["text"], text);

    let uri = post["uri"].as_str().unwrap();
    let likes = client
        .query("app.bsky.feed.getLikes")
        .param("uri", uri)
        .await
        .unwrap();
    assert_eq!(
        likes.data.json::<Value>().unwrap()["likes"][0]["actor"]["did"],
        bob.did
    );

    let thread = client
        .query("app.bsky.feed.getPostThread")
        .param("uri", uri)
        .await
        .unwrap();
    let thread: Value = thread.data.json().unwrap();
    assert_eq!(thread["thread"]["post"]["uri"], post["uri"]);
    assert_eq!(
        thread["thread"]["replies"][0]["post"]["record"]["text"],
        "Indeed"
    );

    let both = client
        .query("app.bsky.actor.getProfiles")
        .param("actors", &alice.did)
        .param("actors", &bob.did);
    let both: Value = both.await.unwrap().data.json().unwrap();
    assert_eq!(both["profiles"].as_array().unwrap().len(), 2);
    assert_eq!(both["profiles"][0]["followersCount"], 1);
}

#[tokio::test]
async fn a_post_that_is_not_there_is_a_declared_error() {
    let Some(network) = refnet::full().await else {
        return;
    };
    let alice = network.account().await;
    network.settle().await;
    let client = client(&network, &alice);

    let uri = format!("at://{}/app.bsky.feed.post/3aaaaaaaaaaaa", alice.did);
    let error = client
        .query("app.bsky.feed.getPostThread")
        .param("uri", uri)
        .await
        .unwrap_err();

    assert_eq!(
        (error.status(), error.error_name()),
        (Some(400), Some("NotFound"))
    );
}
