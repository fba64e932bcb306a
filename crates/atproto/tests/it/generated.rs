//! The generated types of `com.atproto` and `network.bsky.jetstream`.

use atproto::com::atproto::repo::apply_writes::{Create, Delete};
use atproto::com::atproto::repo::{ApplyWrites, GetRecord, PutRecord, UploadBlob};
use atproto::com::atproto::server::{CreateSession, CreateSessionOutput};
use atproto::com::atproto::sync::subscribe_repos::SubscribeReposMessage;
use atproto::com::atproto::sync::{GetBlob, SubscribeRepos};
use atproto::network::bsky::jetstream::subscribe_events::{
    SubscribeEvents, SubscribeEventsMessage,
};
use atproto_core::data::{Raw, Value, decode_json, encode_json};
use atproto_core::xrpc::{Body, Endpoint, RequestParts, Subscription};
use bytes::Bytes;
use serde_json::json;

fn cbor(value: &serde_json::Value) -> Bytes {
    let value = Value::from_json(value.to_string().as_bytes()).unwrap();
    Bytes::from(value.to_dag_cbor())
}

fn body(endpoint: &impl Endpoint) -> (RequestParts, serde_json::Value) {
    let mut parts = RequestParts::new();
    endpoint.request(&mut parts);
    let Some(Body::Json(json)) = parts.body() else {
        panic!("{:?}", parts.body())
    };
    let json = serde_json::from_slice(json).unwrap();
    (parts, json)
}

/// dart rule 56, B59: neither what is sent nor what comes back shows a password or a token.
#[test]
fn secrets_are_not_shown() {
    let input = CreateSession::new("alice.test", "hunter2").auth_factor_token("12-34");
    let shown = format!("{input:?} {input:#?}");
    assert!(
        !shown.contains("hunter2") && !shown.contains("12-34"),
        "{shown}"
    );
    assert!(shown.contains("alice.test") && shown.contains("[redacted]"));

    let answer = json!({"accessJwt": "a.b.c", "refreshJwt": "d.e.f", "handle": "alice.test", "did": "did:plc:x"});
    let output = decode_json::<CreateSessionOutput>(&Bytes::from(answer.to_string())).unwrap();
    let shown = format!("{:?}", output.value);
    assert!(
        !shown.contains("a.b.c") && !shown.contains("d.e.f"),
        "{shown}"
    );
}

/// A field that may be null or absent is absent as `None`; null is said in `extra`.
#[test]
fn null_and_absence_are_told_apart() {
    let record = Raw::of(&Value::from_json(b"{\"$type\":\"com.example.thing\"}").unwrap());
    let mut put = PutRecord::new("alice.test", "com.example.thing", "self", record);
    let (_, json) = body(&put);
    assert!(json.get("swapRecord").is_none());
    assert_eq!(json["record"]["$type"], "com.example.thing");
    put.extra.insert("swapRecord", Raw::of(&Value::Null));
    let (_, json) = body(&put);
    assert_eq!(json.get("swapRecord"), Some(&serde_json::Value::Null));
}

/// A body has the `$type`s of its union's members, and its formats are checked before it leaves.
#[test]
fn bodies() {
    let record = Raw::of(&Value::from_json(b"{\"n\":1}").unwrap());
    let create = Create::new("com.example.thing", record).rkey("one");
    let writes = ApplyWrites::new("alice.test", [create]);
    let (parts, json) = body(&writes);
    assert!(parts.invalid().is_none());
    assert_eq!(
        json["writes"],
        json!([{"$type": "com.atproto.repo.applyWrites#create", "collection": "com.example.thing", "rkey": "one", "value": {"n": 1}}])
    );

    let (parts, _) = body(&ApplyWrites::new(
        "not a handle",
        [Delete::new("a.b.c", "x")],
    ));
    assert_eq!(parts.invalid().unwrap().0, "repo");
}

/// Bytes go as they are, with the media type that was given; answers of other types come as they are.
#[test]
fn bytes_are_left_alone() {
    let mut parts = RequestParts::new();
    UploadBlob::new(&b"abc"[..])
        .content_type("image/png")
        .request(&mut parts);
    assert!(
        matches!(parts.body(), Some(Body::Bytes(bytes, Some(ty))) if bytes == "abc" && ty == "image/png")
    );
    let decoded = GetBlob::decode(&Bytes::from_static(b"\xff\x00")).unwrap();
    assert_eq!(&decoded.value[..], b"\xff\x00");
}

/// C65: a record is generic data until it is asked for by its type.
#[test]
fn records_of_any_type() {
    let answer = json!({"uri": "at://did:plc:x/com.example.custom/1", "cid": "c", "value": {"$type": "com.example.custom", "n": 1}});
    let output = GetRecord::decode(&Bytes::from(answer.to_string()))
        .unwrap()
        .value;
    assert_eq!(
        output.value.type_name().as_deref(),
        Some("com.example.custom")
    );
    assert_eq!(
        serde_json::from_slice::<serde_json::Value>(&encode_json(&output)).unwrap(),
        answer
    );
}

/// B114, D19, C59: a frame's type picks the message; a type of a later protocol is kept, not refused; what is required
/// and may be null is written as null.
#[test]
fn messages_of_the_firehose() {
    let identity = cbor(
        &json!({"seq": 7, "did": "did:plc:x", "time": "2026-01-02T03:04:05.678Z", "handle": "alice.test"}),
    );
    let message = SubscribeRepos::decode("#identity", &identity)
        .unwrap()
        .value;
    assert!(
        matches!(message, SubscribeReposMessage::Identity(event) if event.seq == 7 && event.handle.is_some())
    );

    let message = SubscribeRepos::decode("#future", &identity).unwrap().value;
    assert!(
        matches!(message, SubscribeReposMessage::Unknown(kept) if kept.ty == "#future" && kept.payload == identity)
    );

    let link = json!({"$link": "bafyreidwcmumyxisbkea3g7j25ariu3fmneg5lgw3vgnrpoi67kwa2de6m"});
    let commit = json!({
        "seq": 8, "rebase": false, "tooBig": false, "repo": "did:plc:x", "commit": link, "rev": "3n3kur2n5vk2n", "since": null,
        "blocks": {"$bytes": "AAEC"}, "blobs": [], "time": "2026-01-02T03:04:05.678Z",
        "ops": [{"action": "delete", "path": "a.b.c/x", "cid": null}, {"action": "create", "path": "a.b.c/y", "cid": link}]
    });
    let message = SubscribeRepos::decode("#commit", &cbor(&commit)).unwrap();
    assert!(message.warnings.is_empty(), "{:?}", message.warnings);
    let SubscribeReposMessage::Commit(event) = message.value else {
        panic!("not a commit")
    };
    assert!(event.since.is_none() && event.ops[0].cid.is_none() && event.ops[1].cid.is_some());
    let written: serde_json::Value = serde_json::from_slice(&encode_json(&*event)).unwrap();
    assert_eq!(written, commit);
}

/// J2: the payloads of Jetstream are JSON with the whole `$type`.
#[test]
fn messages_of_jetstream() {
    let payload =
        json!({"$type": "network.bsky.jetstream.subscribeEvents#info", "name": "OutdatedCursor"});
    let ty = "network.bsky.jetstream.subscribeEvents#info";
    let message = SubscribeEvents::decode(ty, &Bytes::from(payload.to_string()))
        .unwrap()
        .value;
    assert!(matches!(message, SubscribeEventsMessage::Info(info) if info.name == "OutdatedCursor"));
}
