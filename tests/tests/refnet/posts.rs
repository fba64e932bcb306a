//! The main job, typed: posts written, read, replaced, deleted and seen on a timeline.

use atproto_tests::refnet::{self, Account, Network};
use bluesky::Bluesky;
use bluesky::app::bsky::feed::Post;
use bluesky::app::bsky::graph::Follow;

fn client(network: &Network, account: &Account) -> Bluesky {
    let session = serde_json::from_value(account.session.clone()).unwrap();
    let builder = Bluesky::from_session(session);
    if network.is_full() {
        builder.app_view(network.appview_service())
    } else {
        builder.without_app_view()
    }
    .build()
    .unwrap()
}

#[tokio::test]
async fn a_post_is_created_read_listed_replaced_and_deleted() {
    let Some(network) = refnet::shared().await else {
        return;
    };
    let account = network.account().await;
    let posts = client(&network, &account).feed().post();

    let created = posts.create("Hello, Bluesky!").await.unwrap().data;
    assert!(
        created
            .uri
            .as_str()
            .starts_with(&format!("at://{}/app.bsky.feed.post/", account.did))
    );
    // The server computed the CID from the record that it stored: what it stored is what was sent.
    let read = posts.get_at(&created.uri).await.unwrap().data;
    assert_eq!(read.value.text, "Hello, Bluesky!");
    assert_eq!(read.cid.as_ref().unwrap().as_str(), created.cid.as_str());
    assert_eq!(
        bluesky::core::data::record_cid(&read.value)
            .unwrap()
            .to_string(),
        created.cid.as_str()
    );

    posts.create("And another").await.unwrap();
    let page = posts.list().await.unwrap().data;
    assert_eq!(
        page.records
            .iter()
            .map(|record| record.value.text.as_str())
            .collect::<Vec<_>>(),
        ["And another", "Hello, Bluesky!"]
    );

    let rkey = created.uri.rkey().unwrap();
    let replaced = posts.put(&rkey, "Hello again").await.unwrap().data;
    assert_eq!(replaced.uri.as_str(), created.uri.as_str());
    assert_ne!(replaced.cid.as_str(), created.cid.as_str());
    assert_eq!(
        posts.get(&rkey).await.unwrap().data.value.text,
        "Hello again"
    );

    posts.delete(&rkey).await.unwrap();
    let error = posts.get(&rkey).await.unwrap_err();
    assert_eq!(
        (error.status(), error.error_name()),
        (Some(400), Some("RecordNotFound"))
    );
    assert_eq!(posts.list().await.unwrap().data.records.len(), 1);
}

#[tokio::test]
async fn a_list_of_posts_is_paged_to_its_end() {
    use futures_util::StreamExt;

    let Some(network) = refnet::shared().await else {
        return;
    };
    let account = network.account().await;
    let posts = client(&network, &account).feed().post();
    for number in 0..7 {
        posts.create(format!("number {number}")).await.unwrap();
    }

    let texts: Vec<String> = posts
        .list()
        .limit(2)
        .reverse(true)
        .items()
        .map(|record| record.unwrap().value.text)
        .collect()
        .await;

    assert_eq!(
        texts,
        (0..7)
            .map(|number| format!("number {number}"))
            .collect::<Vec<_>>()
    );
}

#[tokio::test]
async fn a_post_reaches_the_timeline_of_a_follower() {
    let Some(network) = refnet::full().await else {
        return;
    };
    let (alice, bob) = (network.account().await, network.account().await);
    let (writer, reader) = (client(&network, &alice), client(&network, &bob));
    reader
        .graph()
        .follow()
        .create(Follow::new(&alice.did))
        .await
        .unwrap();
    let post = writer
        .feed()
        .post()
        .create("For the timeline")
        .await
        .unwrap()
        .data;
    network.settle().await;

    let timeline = reader.feed().get_timeline().limit(10).await.unwrap();

    let item = timeline
        .data
        .feed
        .iter()
        .find(|item| item.post.uri == post.uri)
        .expect("the post");
    assert_eq!(
        item.post.record.decode::<Post>().unwrap().text,
        "For the timeline"
    );
    assert_eq!(item.post.author.handle.as_str(), alice.handle);
    assert_eq!(item.post.cid.as_str(), post.cid.as_str());
    assert!(timeline.warnings().is_empty(), "{:?}", timeline.warnings());
}
