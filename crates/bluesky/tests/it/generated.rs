//! The generated types on real shapes of data: nothing is lost, whatever a server sends.

use atproto_core::data::{Decode, Encode, Record, decode_json, encode_json};
use bluesky::app::bsky::actor::GetProfile;
use bluesky::app::bsky::actor::defs::ProfileViewBasic;
use bluesky::app::bsky::embed::{Images, images};
use bluesky::app::bsky::feed::defs::{FeedViewPostReason, PostViewEmbed, ReplyRefParent};
use bluesky::app::bsky::feed::get_author_feed::GetAuthorFeedFilter;
use bluesky::app::bsky::feed::{
    GetAuthorFeed, GetPostThreadError, GetTimeline, GetTimelineOutput, Like, Post,
};
use bluesky::com::atproto::repo::StrongRef;
use bluesky::core::syntax::{Datetime, Did};
use bluesky::core::xrpc::{Endpoint, LexiconError, Method, Paginated, RequestParts};
use bytes::Bytes;
use serde_json::{Value, json};

fn decode<T: Decode>(value: &Value) -> T {
    decode_json(&Bytes::from(value.to_string())).unwrap().value
}

fn encode(value: &impl Encode) -> Value {
    serde_json::from_slice(&encode_json(value)).unwrap()
}

/// C59, C61, C62, D3, D6: a page with a broken time, an unknown union member, a malformed known member and a field that
/// we do not know decodes, says what is wrong, and encodes to what it was.
#[test]
fn a_page_with_broken_and_unknown_parts_is_kept_whole() {
    let text = include_str!("../data/timeline.json");
    let page = decode_json::<GetTimelineOutput>(&Bytes::from_static(text.as_bytes())).unwrap();
    let feed = &page.value.feed;
    assert_eq!(feed.len(), 5);

    assert!(
        matches!(&feed[0].post.embed, Some(PostViewEmbed::ImagesView(view)) if view.images.len() == 1)
    );
    assert_eq!(feed[1].post.indexed_at.as_str(), "yesterday");
    assert!(!feed[1].post.indexed_at.is_valid());
    let Some(PostViewEmbed::Other(unknown)) = &feed[2].post.embed else {
        panic!("{:?}", feed[2].post.embed)
    };
    assert_eq!(unknown.ty(), Some("app.bsky.embed.hologram#view"));
    assert!(unknown.error().is_none());
    let Some(PostViewEmbed::Other(malformed)) = &feed[3].post.embed else {
        panic!("{:?}", feed[3].post.embed)
    };
    assert_eq!(malformed.ty(), Some("app.bsky.embed.external#view"));
    assert!(malformed.error().is_some());
    assert!(feed[4].post.extra.get("futureField").is_some());
    assert!(matches!(
        &feed[4].reason,
        Some(FeedViewPostReason::ReasonRepost(_))
    ));
    let reply = feed[4].reply.as_ref().unwrap();
    assert!(matches!(&reply.parent, ReplyRefParent::NotFoundPost(_)));

    assert_eq!(page.warnings.len(), 1, "{:?}", page.warnings);
    assert!(
        page.warnings[0].path.contains("feed[3].post.embed"),
        "{:?}",
        page.warnings
    );

    let original: Value = serde_json::from_str(text).unwrap();
    assert_eq!(encode(&page.value), original);
}

/// serde's traits are there, over the same code: users store what they got.
#[test]
fn serde_reads_and_writes_the_same() {
    let original: Value = serde_json::from_str(include_str!("../data/timeline.json")).unwrap();
    let page: GetTimelineOutput = serde_json::from_value(original.clone()).unwrap();
    assert_eq!(page.feed.len(), 5);
    assert_eq!(serde_json::to_value(&page).unwrap(), original);
}

/// B112, B113: a record writes its `$type` and a time in UTC, and its setters override what `new` fills in.
#[test]
fn records_have_their_type_and_time() {
    let post = Post::new("hello")
        .langs(["en", "de"])
        .embed(Images::new([]));
    let value = encode(&post);
    assert_eq!(value["$type"], Post::NSID);
    assert_eq!(value["embed"]["$type"], "app.bsky.embed.images");
    assert_eq!(value["langs"], json!(["en", "de"]));
    assert!(value["createdAt"].as_str().unwrap().ends_with('Z'));
    assert!(value.get("reply").is_none());

    let post = post.created_at("2026-01-02T03:04:05.678Z");
    assert_eq!(
        post.created_at,
        Datetime::new("2026-01-02T03:04:05.678Z").unwrap()
    );
    let like = Like::new(StrongRef::new("at://did:plc:x/app.bsky.feed.post/y", "cid"));
    assert_eq!(
        encode(&like)["subject"]["uri"],
        "at://did:plc:x/app.bsky.feed.post/y"
    );
}

/// C64: a value that we do not know survives, and known ones have names.
#[test]
fn strings_with_known_values_stay_open() {
    let filter = GetAuthorFeedFilter::from("posts_with_holograms");
    assert!(!filter.is_known());
    assert_eq!(encode(&filter), "posts_with_holograms");
    assert_eq!(GetAuthorFeedFilter::POSTS_NO_REPLIES, "posts_no_replies");
}

/// Parameters go into the query as they were given; what is absent is not sent.
#[test]
fn parameters() {
    let mut parts = RequestParts::new();
    let feed = GetAuthorFeed::new("alice.test")
        .limit(30)
        .filter(GetAuthorFeedFilter::POSTS_NO_REPLIES);
    feed.request(&mut parts);
    assert_eq!(
        parts.query(),
        "actor=alice.test&limit=30&filter=posts_no_replies"
    );
    assert!(parts.invalid().is_none());
    assert_eq!(GetAuthorFeed::METHOD, Method::Query);

    // C70: what no server can mean is refused before it leaves, and the field is named.
    let mut parts = RequestParts::new();
    GetProfile::new("not a handle").request(&mut parts);
    assert_eq!(parts.invalid().unwrap().0, "actor");
}

/// A listing knows its cursor and its items.
#[test]
fn listings() {
    let mut endpoint = GetTimeline::new();
    endpoint.set_cursor("next");
    assert_eq!(endpoint.cursor.as_deref(), Some("next"));
    let page: GetTimelineOutput = decode(&json!({"cursor": "c", "feed": []}));
    assert_eq!(<GetTimeline as Paginated>::cursor(&page), Some("c"));
    assert_eq!(GetTimeline::len(&page), 0);
}

/// Declared errors carry the server's message; others are named.
#[test]
fn declared_errors() {
    let error = GetPostThreadError::from_name("NotFound", Some("gone"));
    assert_eq!(error, Some(GetPostThreadError::NotFound("gone".to_owned())));
    let error = GetPostThreadError::from_name("Odd", None);
    assert_eq!(error, Some(GetPostThreadError::Other("Odd".to_owned())));
}

/// Types are built with what is required, from what is at hand.
#[test]
fn constructors_take_what_is_at_hand() {
    let did = Did::new("did:plc:aaaaaaaaaaaaaaaaaaaaaaaa").unwrap();
    let profile = ProfileViewBasic::new(&did, String::from("alice.test"));
    assert_eq!(profile.did, did);
    let embed = PostViewEmbed::from(images::View::new([]));
    assert!(matches!(embed, PostViewEmbed::ImagesView(_)));
}
