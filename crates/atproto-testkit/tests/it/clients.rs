//! The SDK's own clients, as the crate's first page shows them.

use atproto_testkit::TestPds;
use serde_json::json;

use crate::http::post;

#[tokio::test]
async fn an_account_has_a_client_that_is_signed_in() {
    let pds = TestPds::start().await.unwrap();
    let alice = pds.account("alice.test").await.unwrap();
    let session = alice.session();
    assert_eq!(session.handle.as_str(), "alice.test");
    assert_eq!(
        session.pds_endpoint().unwrap().as_str(),
        format!("{}/", pds.url())
    );
    let record = json!({ "text": "hi", "createdAt": "2026-01-01T00:00:00Z" });
    let input = json!({ "repo": alice.did().as_str(), "collection": "app.bsky.feed.post", "record": record });
    post(
        &pds.url(),
        "com.atproto.repo.createRecord",
        Some(&session.access_jwt),
        input,
    )
    .await
    .ok();

    let bsky = alice.client().build().unwrap();
    pds.expire_access_tokens();
    let timeline = bsky.feed().get_timeline().await.unwrap();
    assert_eq!(timeline.data.feed.len(), 1);
    assert_eq!(timeline.data.feed[0].post.author.did, *alice.did());
    assert_eq!(timeline.rate_limit.limit(), Some(3000));
    assert_eq!(pds.count("com.atproto.server.refreshSession"), 1);
}
