//! Records, typed both ways (dart §4.1, decision 22).

use atproto_testkit::scripted::{Recorded, Reply, ScriptedServer};
use bluesky::{
    Bluesky, ErrorKind, Session,
    app::bsky::{actor::Profile, feed::Post},
    core::syntax::Tid,
};
use serde_json::{Value, json};

const DID: &str = "did:plc:aaaaaaaaaaaaaaaaaaaaaaaa";
const CID: &str = "bafyreiax32t3heeoeaia4m5ggaa4o5jfzt5xf7gfpg4xg574lxxpwpe77q";
const RKEY: &str = "3l3qo2vuowo2b";

fn signed_in(server: &ScriptedServer) -> Bluesky {
    let session: Session = serde_json::from_value(json!({
        "did": DID, "handle": "alice.test", "accessJwt": "A1", "refreshJwt": "R1",
    }))
    .unwrap();
    Bluesky::from_session(session)
        .service(server.url())
        .build()
        .unwrap()
}

fn body(request: &Recorded) -> Value {
    serde_json::from_slice(&request.body).unwrap()
}

fn written() -> Reply {
    Reply::json(
        json!({"uri": format!("at://{DID}/app.bsky.feed.post/{RKEY}"), "cid": CID}).to_string(),
    )
}

fn record(rkey: &str, value: &Value) -> Value {
    json!({"uri": format!("at://{DID}/app.bsky.feed.post/{rkey}"), "cid": CID, "value": value})
}

/// B112, decision 22: `$type` is there, the key is made here and sent first thing.
#[tokio::test]
async fn a_create_names_its_key_and_its_type() {
    let server = ScriptedServer::start().unwrap();
    server.otherwise(written());
    let posts = signed_in(&server).feed().post();
    let created = posts.create("Hello").await.unwrap();
    assert_eq!(
        created.data.uri.as_str(),
        format!("at://{DID}/app.bsky.feed.post/{RKEY}")
    );
    assert_eq!(created.data.cid.as_str(), CID);
    posts.create(String::from("Again")).await.unwrap();
    let sent: Vec<_> = server.requests().iter().map(body).collect();
    assert_eq!(sent[0]["repo"], DID);
    assert_eq!(sent[0]["collection"], "app.bsky.feed.post");
    assert_eq!(sent[0]["record"]["$type"], "app.bsky.feed.post");
    assert_eq!(sent[0]["record"]["text"], "Hello");
    assert!(
        sent[0]["record"]["createdAt"]
            .as_str()
            .unwrap()
            .ends_with('Z'),
        "B113"
    );
    let keys: Vec<_> = sent
        .iter()
        .map(|sent| Tid::new(sent["rkey"].as_str().unwrap()).unwrap())
        .collect();
    assert!(keys[0] < keys[1]);
}

#[tokio::test]
async fn a_create_takes_a_key_and_conditions() {
    let server = ScriptedServer::start().unwrap();
    server.otherwise(written());
    let bsky = signed_in(&server);
    bsky.feed()
        .post()
        .create(Post::new("x").langs(["en"]))
        .rkey(RKEY)
        .validate(false)
        .swap_commit(CID)
        .await
        .unwrap();
    // A collection with one key needs none (C37 of the peers: `self`).
    bsky.actor().profile().create(Profile::new()).await.unwrap();
    let sent: Vec<_> = server.requests().iter().map(body).collect();
    assert_eq!(
        (
            &sent[0]["rkey"],
            &sent[0]["validate"],
            &sent[0]["swapCommit"]
        ),
        (&json!(RKEY), &json!(false), &json!(CID))
    );
    assert_eq!(sent[0]["record"]["langs"], json!(["en"]));
    assert_eq!(sent[1]["rkey"], "self");
    assert_eq!(
        sent[1].get("validate"),
        None,
        "B153: what is not set is not sent"
    );
}

/// B153: the right method for each, with the key.
#[tokio::test]
async fn put_and_delete_name_the_record() {
    let server = ScriptedServer::start().unwrap();
    server.otherwise(written());
    let posts = signed_in(&server).feed().post();
    posts.put(RKEY, "changed").swap_record(CID).await.unwrap();
    posts.delete(RKEY).swap_commit(CID).await.unwrap();
    posts
        .delete_at(format!("at://{DID}/app.bsky.feed.post/{RKEY}"))
        .await
        .unwrap();
    let seen = server.requests();
    let sent: Vec<_> = seen.iter().map(body).collect();
    assert_eq!(seen[0].path(), "/xrpc/com.atproto.repo.putRecord");
    assert_eq!(
        (&sent[0]["rkey"], &sent[0]["swapRecord"]),
        (&json!(RKEY), &json!(CID))
    );
    assert_eq!(seen[1].path(), "/xrpc/com.atproto.repo.deleteRecord");
    let named = json!({"repo": DID, "collection": "app.bsky.feed.post", "rkey": RKEY});
    assert_eq!(sent[1], {
        let mut with = named.clone();
        with["swapCommit"] = json!(CID);
        with
    });
    assert_eq!(sent[2], named);
}

#[tokio::test]
async fn a_delete_of_what_is_not_ours_is_refused_before_it_is_sent() {
    let server = ScriptedServer::start().unwrap();
    let posts = signed_in(&server).feed().post();
    for uri in [
        format!("at://{DID}/app.bsky.feed.like/{RKEY}"),
        format!("at://did:plc:bbbbbbbbbbbbbbbbbbbbbbbb/app.bsky.feed.post/{RKEY}"),
        format!("at://{DID}/app.bsky.feed.post"),
    ] {
        let error = posts.delete_at(&uri).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Validation, "{uri}");
    }
    assert_eq!(server.requests().len(), 0);
}

#[tokio::test]
async fn a_get_gives_the_record_typed() {
    let server = ScriptedServer::start().unwrap();
    let value = json!({"$type": "app.bsky.feed.post", "text": "hi", "createdAt": "2024-01-01T00:00:00.000Z"});
    server.otherwise(Reply::json(record(RKEY, &value).to_string()));
    let posts = signed_in(&server).feed().post();
    let post = posts.get(RKEY).await.unwrap();
    assert_eq!(post.data.value.text, "hi");
    assert_eq!(post.data.cid.unwrap().as_str(), CID);
    posts.get_at(&post.data.uri).cid(CID).await.unwrap();
    posts.get(RKEY).repo("bob.test").await.unwrap();
    let seen = server.requests();
    let query = |index: usize| seen[index].query().unwrap().to_owned();
    let repo = "did%3Aplc%3Aaaaaaaaaaaaaaaaaaaaaaaaa";
    assert_eq!(
        query(0),
        format!("repo={repo}&collection=app.bsky.feed.post&rkey={RKEY}")
    );
    assert_eq!(
        query(1),
        format!("repo={repo}&collection=app.bsky.feed.post&rkey={RKEY}&cid={CID}")
    );
    assert!(query(2).starts_with("repo=bob.test&"));
}

/// L13 of the peers' gaps: one record that cannot be read costs no other.
#[tokio::test]
async fn a_listing_is_typed_and_loses_nothing() {
    let server = ScriptedServer::start().unwrap();
    let good = json!({"$type": "app.bsky.feed.post", "text": "hi", "createdAt": "2024-01-01T00:00:00.000Z"});
    let bad =
        json!({"$type": "app.bsky.feed.post", "text": 7, "createdAt": "2024-01-01T00:00:00.000Z"});
    let page = |records: Value, cursor: Option<&str>| {
        Reply::json(json!({"records": records, "cursor": cursor}).to_string())
    };
    let two = page(json!([record("a", &good), record("b", &bad)]), Some("b"));
    server.reply(two.clone());
    let posts = signed_in(&server).feed().post();
    let listed = posts.list().limit(2).await.unwrap().data;
    assert_eq!(listed.records.len(), 1);
    let [unreadable] = listed.unreadable.as_slice() else {
        panic!("one")
    };
    assert!(unreadable.uri.as_str().ends_with("/b"));
    let kept: Value = serde_json::from_slice(&unreadable.value.to_json()).unwrap();
    assert_eq!(kept, bad);

    server.reply(two);
    server.reply(page(json!([record("c", &good)]), None));
    let mut items = posts.list().reverse(true).items();
    let mut keys = Vec::new();
    while let Some(item) = items.next().await {
        keys.push(item.unwrap().uri.rkey().unwrap().to_string());
    }
    assert_eq!(keys, ["a", "c"]);
    let seen = server.requests();
    assert!(seen[1].query().unwrap().ends_with("reverse=true"));
    assert!(seen[2].query().unwrap().contains("cursor=b"));
}
