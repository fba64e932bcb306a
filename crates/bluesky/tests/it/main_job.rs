//! The main job on the embedded PDS: posts written, read, listed, replaced, deleted, and seen where they should be.

use std::time::Duration;

use atproto_testkit::{Fault, TestAccount, TestPds};
use bluesky::{
    Bluesky, ErrorKind, RetryConfig,
    app::bsky::feed::{Post, get_post_thread::GetPostThreadError},
    atproto::create_session,
    com::atproto::sync::subscribe_repos::SubscribeReposMessage,
    core::clock::{ManualClock, Runtime, SequenceRng},
    is_ambiguous_failure,
};

async fn start() -> (TestPds, TestAccount, Bluesky, ManualClock) {
    let pds = TestPds::start().await.unwrap();
    let alice = pds.account("alice.test").await.unwrap();
    let session = create_session(alice.handle().as_str(), alice.password())
        .service(pds.url())
        .await
        .unwrap();
    let clock = ManualClock::at(std::time::SystemTime::now());
    let bsky = Bluesky::from_session(session.data)
        .service(pds.url())
        .retry_config(RetryConfig::new(3))
        .runtime(Runtime::new(clock.clone(), SequenceRng::new([])))
        .build()
        .unwrap();
    (pds, alice, bsky, clock)
}

#[tokio::test]
async fn a_post_lives_and_dies() {
    let (_pds, _, bsky, _) = start().await;
    let posts = bsky.feed().post();
    let created = posts.create("Hello, Bluesky!").await.unwrap().data;
    let read = posts.get_at(&created.uri).await.unwrap().data;
    assert_eq!(
        (read.value.text.as_str(), read.cid.unwrap()),
        ("Hello, Bluesky!", created.cid)
    );

    let timeline = bsky.feed().get_timeline().limit(50).await.unwrap().data;
    assert_eq!(timeline.feed[0].post.uri, created.uri);
    assert_eq!(
        timeline.feed[0].post.record.decode::<Post>().unwrap().text,
        "Hello, Bluesky!"
    );

    let rkey = created.uri.rkey().unwrap();
    posts.put(&rkey, "Changed").await.unwrap();
    assert_eq!(posts.get(&rkey).await.unwrap().data.value.text, "Changed");
    posts.delete(&rkey).await.unwrap();
    assert_eq!(
        posts.get(&rkey).await.unwrap_err().error_name(),
        Some("RecordNotFound")
    );
}

#[tokio::test]
async fn a_list_is_walked_page_by_page() {
    let (pds, _, bsky, _) = start().await;
    let posts = bsky.feed().post();
    for number in 0..5 {
        posts.create(format!("post {number}")).await.unwrap();
    }
    let mut items = posts.list().limit(2).reverse(true).items();
    let mut texts = Vec::new();
    while let Some(item) = items.next().await {
        texts.push(item.unwrap().value.text);
    }
    assert_eq!(texts, ["post 0", "post 1", "post 2", "post 3", "post 4"]);
    assert!(pds.count("com.atproto.repo.listRecords") >= 3);
}

/// Spec: Retries & Timeouts, the guard: a write that landed is not written again; a 429 was not processed, and is.
#[tokio::test]
async fn a_write_is_never_made_twice() {
    let (pds, _, bsky, clock) = start().await;
    let posts = bsky.feed().post();
    pds.fault(
        Fault::status(500)
            .on("com.atproto.repo.createRecord")
            .after_applying(),
    );
    let error = posts.create("once").await.unwrap_err();
    assert!(is_ambiguous_failure(&error));
    assert_eq!(pds.count("com.atproto.repo.createRecord"), 1);
    assert_eq!(posts.list().await.unwrap().data.records.len(), 1);

    pds.fault(
        Fault::status(429)
            .header("retry-after", "7")
            .on("com.atproto.repo.createRecord"),
    );
    posts.create("at last").await.unwrap();
    assert_eq!(posts.list().await.unwrap().data.records.len(), 2);
    assert_eq!(clock.sleeps(), [Duration::from_secs(7)]);
}

/// Tour §7: an endpoint's own errors are an enum.
#[tokio::test]
async fn a_declared_error_is_typed() {
    let (_pds, alice, bsky, _) = start().await;
    let uri = format!("at://{}/app.bsky.feed.post/3l3qo2vuowo2b", alice.did());
    let error = bsky.feed().get_post_thread(&uri).await.unwrap_err();
    let declared = error.lexicon::<bluesky::app::bsky::feed::GetPostThread>();
    assert!(
        matches!(declared, Some(GetPostThreadError::NotFound(_))),
        "{error:?}"
    );
}

/// What we send is checked before it leaves.
#[tokio::test]
async fn a_malformed_argument_is_refused_before_it_is_sent() {
    let (pds, _, bsky, _) = start().await;
    let error = bsky.actor().get_profile("not a handle").await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Validation);
    assert!(error.to_string().contains("actor"), "{error}");
    let error = bsky
        .feed()
        .post()
        .create("x")
        .rkey("not a key")
        .await
        .unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Validation);
    assert_eq!(
        pds.count("app.bsky.actor.getProfile") + pds.count("com.atproto.repo.createRecord"),
        0
    );
}

/// What is posted is on the firehose, of the test's own server.
#[tokio::test]
async fn a_post_is_seen_on_the_firehose() {
    let pds = TestPds::start().await.unwrap();
    let alice = pds.account("alice.test").await.unwrap();
    let bsky = alice.client().build().unwrap();
    let mut repos = bsky.atproto().sync().subscribe_repos().subscribe();
    repos.connect().await.unwrap();
    let created = bsky.feed().post().create("Hello").await.unwrap().data;
    loop {
        let message = repos.next().await.unwrap().unwrap();
        let SubscribeReposMessage::Commit(commit) = message else {
            continue;
        };
        let op = commit.creates::<Post>().next().unwrap().unwrap();
        assert_eq!(op.uri(), created.uri);
        assert_eq!(op.record().unwrap().text, "Hello");
        break;
    }
}
