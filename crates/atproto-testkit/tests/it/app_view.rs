//! The app.bsky reads, as a bot uses them.

use atproto_testkit::{TestAccount, TestPds};
use serde_json::{Value, json};

use crate::http::{get, post};

/// Somebody who is signed in.
struct User {
    url: String,
    account: TestAccount,
    token: String,
}

impl User {
    async fn new(pds: &TestPds, handle: &str) -> Self {
        let account = pds.account(handle).await.unwrap();
        let token = account.session().access_jwt;
        Self {
            url: pds.url(),
            account,
            token,
        }
    }

    fn did(&self) -> &str {
        self.account.did().as_str()
    }

    async fn create(&self, collection: &str, mut record: Value) -> Value {
        record["createdAt"] = json!("2026-01-01T00:00:00Z");
        let input = json!({ "repo": self.did(), "collection": collection, "record": record });
        let made = post(
            &self.url,
            "com.atproto.repo.createRecord",
            Some(&self.token),
            input,
        )
        .await
        .ok();
        json!({ "uri": made["uri"], "cid": made["cid"] })
    }

    async fn post(&self, words: &str) -> Value {
        self.create("app.bsky.feed.post", json!({ "text": words }))
            .await
    }

    async fn reply(&self, words: &str, root: &Value, parent: &Value) -> Value {
        let reply = json!({ "root": root, "parent": parent });
        self.create(
            "app.bsky.feed.post",
            json!({ "text": words, "reply": reply }),
        )
        .await
    }

    async fn delete(&self, reference: &Value) {
        let path = reference["uri"]
            .as_str()
            .unwrap()
            .strip_prefix("at://")
            .unwrap();
        let [_, collection, rkey] = path.split('/').collect::<Vec<_>>()[..] else {
            panic!()
        };
        let input = json!({ "repo": self.did(), "collection": collection, "rkey": rkey });
        post(
            &self.url,
            "com.atproto.repo.deleteRecord",
            Some(&self.token),
            input,
        )
        .await
        .ok();
    }

    async fn get(&self, target: &str) -> Value {
        get(&self.url, target, Some(&self.token)).await.ok()
    }
}

fn words(feed: &Value) -> Vec<&str> {
    feed["feed"]
        .as_array()
        .unwrap()
        .iter()
        .map(|item| item["post"]["record"]["text"].as_str().unwrap())
        .collect()
}

fn uri(reference: &Value) -> &str {
    reference["uri"].as_str().unwrap()
}

#[tokio::test]
async fn the_timeline_has_own_posts_and_those_of_the_followed_newest_first() {
    let pds = TestPds::start().await.unwrap();
    let (alice, bob) = (
        User::new(&pds, "alice.test").await,
        User::new(&pds, "bob.test").await,
    );
    let carol = User::new(&pds, "carol.test").await;
    alice
        .create("app.bsky.graph.follow", json!({ "subject": bob.did() }))
        .await;
    alice.post("one").await;
    let by_carol = carol.post("not followed").await;
    bob.post("two").await;
    alice.post("three").await;
    assert_eq!(
        words(&alice.get("app.bsky.feed.getTimeline").await).len(),
        3
    );
    assert_eq!(
        words(&carol.get("app.bsky.feed.getTimeline").await),
        ["not followed"]
    );
    let anonymous = get(&pds.url(), "app.bsky.feed.getTimeline", None)
        .await
        .failure();
    assert_eq!(anonymous.1, "AuthMissing");

    let repost = bob
        .create("app.bsky.feed.repost", json!({ "subject": by_carol }))
        .await;
    let timeline = alice.get("app.bsky.feed.getTimeline").await;
    let items = timeline["feed"].as_array().unwrap();
    let reposted = items
        .iter()
        .find(|item| item.get("reason").is_some())
        .unwrap();
    assert_eq!(reposted["reason"]["by"]["handle"], "bob.test");
    assert_eq!(reposted["post"]["repostCount"], 1);
    bob.delete(&repost).await;
    assert_eq!(
        words(&alice.get("app.bsky.feed.getTimeline").await).len(),
        3
    );
}

#[tokio::test]
async fn feeds_are_paged_without_loss_or_repetition() {
    let pds = TestPds::start().await.unwrap();
    let alice = User::new(&pds, "alice.test").await;
    for index in 0..7 {
        alice.post(&index.to_string()).await;
    }
    for feed in [
        "app.bsky.feed.getTimeline?",
        "app.bsky.feed.getAuthorFeed?actor=alice.test&",
    ] {
        let mut seen = Vec::new();
        let mut cursor = String::new();
        loop {
            let page = alice.get(&format!("{feed}limit=3{cursor}")).await;
            seen.extend(words(&page).into_iter().map(ToOwned::to_owned));
            let Some(next) = page["cursor"].as_str() else {
                break;
            };
            cursor = format!("&cursor={}", next.replace(':', "%3A").replace('/', "%2F"));
        }
        assert_eq!(seen, ["6", "5", "4", "3", "2", "1", "0"]);
    }
}

#[tokio::test]
async fn a_thread_shows_what_is_above_and_below() {
    let pds = TestPds::start().await.unwrap();
    let (alice, bob) = (
        User::new(&pds, "alice.test").await,
        User::new(&pds, "bob.test").await,
    );
    let root = alice.post("root").await;
    let first = bob.reply("first", &root, &root).await;
    let second = alice.reply("second", &root, &first).await;
    alice.reply("third", &root, &second).await;
    let target = format!("app.bsky.feed.getPostThread?uri={}", uri(&first));
    let thread = &alice.get(&target).await["thread"];
    assert_eq!(thread["parent"]["post"]["uri"], root["uri"]);
    assert_eq!(
        thread["replies"][0]["replies"][0]["post"]["record"]["text"],
        "third"
    );
    assert_eq!(thread["post"]["replyCount"], 1);
    let shallow = &alice.get(&format!("{target}&depth=1&parentHeight=0")).await["thread"];
    assert_eq!(
        (shallow.get("parent"), shallow["replies"][0].get("replies")),
        (None, None)
    );
    alice.delete(&root).await;
    let thread = &alice.get(&target).await["thread"];
    assert_eq!(thread["parent"]["notFound"], true);
    let gone = get(
        &pds.url(),
        &format!("app.bsky.feed.getPostThread?uri={}", uri(&root)),
        None,
    )
    .await
    .failure();
    assert_eq!(
        gone,
        (
            400,
            "NotFound".to_owned(),
            format!("Post not found: {}", uri(&root))
        )
    );
    let feed = alice
        .get("app.bsky.feed.getAuthorFeed?actor=bob.test&filter=posts_no_replies")
        .await;
    assert_eq!(words(&feed), [""; 0]);
}

#[tokio::test]
async fn likes_are_counted_listed_and_taken_back() {
    let pds = TestPds::start().await.unwrap();
    let alice = User::new(&pds, "alice.test").await;
    let post = alice.post("like me").await;
    let mut likes = Vec::new();
    for handle in ["bob.test", "carol.test", "dan.test"] {
        let fan = User::new(&pds, handle).await;
        likes.push((
            fan.create("app.bsky.feed.like", json!({ "subject": post }))
                .await,
            fan,
        ));
    }
    let target = format!("app.bsky.feed.getLikes?uri={}&limit=2", uri(&post));
    let page = alice.get(&target).await;
    assert_eq!(page["likes"].as_array().unwrap().len(), 2);
    let cursor = page["cursor"]
        .as_str()
        .unwrap()
        .replace(':', "%3A")
        .replace('/', "%2F");
    let rest = alice.get(&format!("{target}&cursor={cursor}")).await;
    assert_eq!(
        (rest["likes"].as_array().unwrap().len(), rest.get("cursor")),
        (1, None)
    );
    let (like, bob) = &likes[0];
    let target = format!(
        "app.bsky.feed.getPosts?uris={}&uris=at://{}/app.bsky.feed.post/none",
        uri(&post),
        bob.did()
    );
    let posts = bob.get(&target).await;
    assert_eq!(posts["posts"].as_array().unwrap().len(), 1);
    assert_eq!(
        (
            &posts["posts"][0]["likeCount"],
            &posts["posts"][0]["viewer"]["like"]
        ),
        (&json!(3), &like["uri"])
    );
    bob.delete(like).await;
    assert_eq!(bob.get(&target).await["posts"][0]["likeCount"], 2);
}

#[tokio::test]
async fn profiles_tell_counts_and_relations() {
    let pds = TestPds::start().await.unwrap();
    let (alice, bob) = (
        User::new(&pds, "alice.test").await,
        User::new(&pds, "bob.test").await,
    );
    let follow = bob
        .create("app.bsky.graph.follow", json!({ "subject": alice.did() }))
        .await;
    alice.post("one").await;
    let profile = bob.get("app.bsky.actor.getProfile?actor=alice.test").await;
    assert_eq!(
        (&profile["followersCount"], &profile["postsCount"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(profile["viewer"]["following"], follow["uri"]);
    let back = alice
        .get(&format!("app.bsky.actor.getProfile?actor={}", bob.did()))
        .await;
    assert_eq!(back["viewer"]["followedBy"], follow["uri"]);
    let unknown = get(
        &pds.url(),
        "app.bsky.actor.getProfile?actor=nobody.test",
        None,
    )
    .await
    .failure();
    assert_eq!(
        unknown,
        (
            400,
            "InvalidRequest".to_owned(),
            "Profile not found".to_owned()
        )
    );
    let some = bob
        .get("app.bsky.actor.getProfiles?actors=alice.test&actors=nobody.test")
        .await;
    assert_eq!(some["profiles"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn notifications_are_unread_until_seen() {
    let pds = TestPds::start().await.unwrap();
    let (alice, bob) = (
        User::new(&pds, "alice.test").await,
        User::new(&pds, "bob.test").await,
    );
    let post_by_alice = alice.post("hello").await;
    bob.reply("hi", &post_by_alice, &post_by_alice).await;
    alice
        .reply("own replies are no news", &post_by_alice, &post_by_alice)
        .await;
    let listed = alice.get("app.bsky.notification.listNotifications").await;
    let [only] = &listed["notifications"].as_array().unwrap()[..] else {
        panic!("{listed}")
    };
    assert_eq!(
        (&only["reason"], &only["isRead"]),
        (&json!("reply"), &json!(false))
    );
    assert_eq!(only["reasonSubject"], post_by_alice["uri"]);
    assert_eq!(
        alice.get("app.bsky.notification.getUnreadCount").await["count"],
        1
    );
    let seen = json!({ "seenAt": only["indexedAt"] });
    post(
        &pds.url(),
        "app.bsky.notification.updateSeen",
        Some(&alice.token),
        seen,
    )
    .await
    .ok();
    assert_eq!(
        alice.get("app.bsky.notification.getUnreadCount").await["count"],
        0
    );
}

#[tokio::test]
async fn preferences_are_replaced_whole() {
    let pds = TestPds::start().await.unwrap();
    let alice = User::new(&pds, "alice.test").await;
    let put = async |preferences: Value| {
        let input = json!({ "preferences": preferences });
        post(
            &pds.url(),
            "app.bsky.actor.putPreferences",
            Some(&alice.token),
            input,
        )
        .await
    };
    for preferences in [
        json!([{ "$type": "a.b#c", "x": 1 }, { "$type": "d.e#f" }]),
        json!([]),
    ] {
        put(preferences.clone()).await.ok();
        assert_eq!(
            alice.get("app.bsky.actor.getPreferences").await["preferences"],
            preferences
        );
    }
    assert_eq!(put(json!([{ "x": 1 }])).await.failure().0, 400);
}
