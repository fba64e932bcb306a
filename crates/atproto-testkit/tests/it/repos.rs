//! Records, commits and blobs: what may be written, and that the result verifies.

use atproto_core::data::Value as Data;
use atproto_testkit::{AccountStatus, Fault, TestAccount, TestPds};
use axum::body::Body;
use http::Method;
use serde_json::{Value, json};

use crate::{
    block::{Blocks, text},
    http::{Answer, get, post, request, send},
};

const POST: &str = "app.bsky.feed.post";
const THING: &str = "com.example.thing";

/// A server with one account that is signed in.
struct Bench {
    pds: TestPds,
    alice: TestAccount,
    token: String,
}

impl Bench {
    async fn new() -> Self {
        let pds = TestPds::start().await.unwrap();
        let alice = pds.account("alice.test").await.unwrap();
        let token = alice.session().access_jwt;
        Self { pds, alice, token }
    }

    async fn call(&self, name: &str, mut input: Value) -> Answer {
        if input.get("repo").is_none() {
            input["repo"] = json!(self.alice.did().as_str());
        }
        post(
            &self.pds.url(),
            &format!("com.atproto.repo.{name}"),
            Some(&self.token),
            input,
        )
        .await
    }

    async fn thing(&self, rkey: &str, value: i64) -> Value {
        self.call(
            "putRecord",
            json!({ "collection": THING, "rkey": rkey, "record": { "a": value } }),
        )
        .await
        .ok()
    }

    async fn read(&self, target: &str) -> Answer {
        get(
            &self.pds.url(),
            &target.replace("DID", self.alice.did().as_str()),
            None,
        )
        .await
    }

    async fn repo(&self) -> Blocks {
        Blocks::read(&self.read("com.atproto.sync.getRepo?did=DID").await.body)
    }
}

fn a_post(words: &str) -> Value {
    json!({ "$type": POST, "text": words, "createdAt": "2026-01-01T00:00:00.000Z" })
}

fn invalid(message: &str) -> (u16, String, String) {
    (400, "InvalidRequest".to_owned(), message.to_owned())
}

#[tokio::test]
async fn a_record_comes_back_as_it_was_written() {
    let bench = Bench::new().await;
    let made = bench
        .call(
            "createRecord",
            json!({ "collection": POST, "record": a_post("hi") }),
        )
        .await
        .ok();
    assert_eq!(made["validationStatus"], "valid");
    // The CID that every implementation gives to this record.
    let record = Data::from_serde_json(&a_post("hi")).unwrap();
    assert_eq!(made["cid"], record.cid().to_string());
    let rkey = made["uri"].as_str().unwrap().rsplit('/').next().unwrap();
    let read = bench
        .read(&format!(
            "com.atproto.repo.getRecord?repo=DID&collection={POST}&rkey={rkey}"
        ))
        .await
        .ok();
    assert_eq!(
        read,
        json!({ "uri": made["uri"], "cid": made["cid"], "value": a_post("hi") })
    );
    let by_handle =
        format!("com.atproto.repo.getRecord?repo=alice.test&collection={POST}&rkey={rkey}");
    assert_eq!(bench.read(&by_handle).await.ok(), read);
    let records = bench.pds.records(bench.alice.did(), POST);
    assert_eq!(records.len(), 1);
    assert_eq!(records[0].rkey.as_str(), rkey);
    assert_eq!(records[0].value, a_post("hi"));
    // A record without a type is of its collection's.
    let mut untyped = a_post("hi");
    untyped.as_object_mut().unwrap().remove("$type");
    let input = json!({ "collection": POST, "record": untyped });
    assert_eq!(
        bench.call("createRecord", input).await.ok()["cid"],
        made["cid"]
    );
    let missing = bench
        .read(&format!(
            "com.atproto.repo.getRecord?repo=DID&collection={POST}&rkey=none"
        ))
        .await;
    assert_eq!(missing.failure().1, "RecordNotFound");
}

/// The texts were taken from the reference server.
#[tokio::test]
async fn records_are_checked_before_they_are_written() {
    let bench = Bench::new().await;
    let create = |input: Value| bench.call("createRecord", input);
    let cases = [
        (
            json!({ "collection": POST, "record": { "$type": "a.b.c" } }),
            "Invalid $type: expected app.bsky.feed.post, got a.b.c",
        ),
        (
            json!({ "collection": POST, "record": { "$type": POST, "createdAt": "2026-01-01T00:00:00Z" } }),
            "Invalid app.bsky.feed.post record: Missing required key \"text\" at $.record",
        ),
        (
            json!({ "collection": POST, "record": { "text": 5, "createdAt": "2026-01-01T00:00:00Z" } }),
            "Invalid app.bsky.feed.post record: Expected string value type (got 5) at $.record.text",
        ),
        (
            json!({ "collection": POST, "record": a_post(&"é".repeat(301)) }),
            "Invalid app.bsky.feed.post record: grapheme too big (maximum 300, got 301) at $.record.text",
        ),
        (
            json!({ "collection": POST, "record": a_post(&"x".repeat(3001)) }),
            "Invalid app.bsky.feed.post record: string too big (maximum 3000, got 3001) at $.record.text",
        ),
        (
            json!({ "collection": POST, "rkey": "a/b", "record": a_post("x") }),
            "Invalid record key (got \"a/b\") at $.rkey",
        ),
        (
            json!({ "collection": POST, "rkey": "hello", "record": a_post("x") }),
            "Invalid record key for app.bsky.feed.post: Invalid TID string (got \"hello\") at $",
        ),
        (
            json!({ "collection": "x", "record": {} }),
            "Invalid NSID (got \"x\") at $.collection",
        ),
        (
            json!({ "collection": POST }),
            "Missing required key \"record\" at $",
        ),
        (
            json!({ "collection": THING, "validate": true, "record": {} }),
            "Unknown lexicon type: com.example.thing",
        ),
        (
            json!({ "collection": THING, "record": { "a": 1.5 } }),
            "Expected one of null, boolean, integer, string, cid, bytes, array or object value type (got 1.5) at $.record.a",
        ),
    ];
    for (input, message) in cases {
        assert_eq!(create(input).await.failure(), invalid(message));
    }
    let profile = json!({ "collection": "app.bsky.actor.profile", "rkey": "other", "record": {} });
    assert!(
        create(profile)
            .await
            .failure()
            .2
            .contains("Expected \"self\"")
    );
    // R20: `validate` has three states.
    let unchecked = create(json!({ "collection": POST, "validate": false, "record": {} }))
        .await
        .ok();
    assert_eq!(unchecked.get("validationStatus"), None);
    let unknown = create(json!({ "collection": THING, "record": {} }))
        .await
        .ok();
    assert_eq!(unknown["validationStatus"], "unknown");
    let too_large = json!({ "collection": THING, "record": { "a": "x".repeat(1_000_000) } });
    let refused = (
        413,
        "PayloadTooLarge".to_owned(),
        "request entity too large".to_owned(),
    );
    assert_eq!(create(too_large).await.failure(), refused);
}

#[tokio::test]
async fn only_the_owner_writes_and_only_while_the_account_is_active() {
    let bench = Bench::new().await;
    let bob = bench.pds.account("bob.test").await.unwrap();
    let input = |repo: &str| json!({ "repo": repo, "collection": THING, "record": {} });
    let answer = bench
        .call("createRecord", input(bob.did().as_str()))
        .await
        .failure();
    assert_eq!(
        (answer.0, answer.1.as_str()),
        (401, "AuthenticationRequired")
    );
    let answer = bench
        .call("createRecord", input("did:plc:aaaaaaaaaaaaaaaaaaaaaaaa"))
        .await
        .failure();
    assert_eq!((answer.0, answer.1.as_str()), (403, "AccountNotFound"));
    for (status, error) in [
        (AccountStatus::Deactivated, "AccountDeactivated"),
        (AccountStatus::TakenDown, "AccountTakedown"),
    ] {
        bench.alice.set_status(status);
        let answer = bench
            .call("createRecord", input("alice.test"))
            .await
            .failure();
        assert_eq!((answer.0, answer.1.as_str()), (401, error));
    }
    let closed = bench
        .read("com.atproto.sync.getRepo?did=DID")
        .await
        .failure();
    assert_eq!(closed.1, "RepoTakendown");
}

/// R20: compare and swap.
#[tokio::test]
async fn swaps_are_compared() {
    let bench = Bench::new().await;
    let first = bench.thing("one", 1).await;
    let mut input = json!({ "collection": THING, "rkey": "one", "record": { "a": 2 } });
    input["swapRecord"] = Value::Null;
    let was = |what: &str| {
        (
            400,
            "InvalidSwap".to_owned(),
            format!("Record was at {what}"),
        )
    };
    let cid = first["cid"].as_str().unwrap();
    assert_eq!(
        bench.call("putRecord", input.clone()).await.failure(),
        was(cid)
    );
    input["swapRecord"] = json!(cid);
    let second = bench.call("putRecord", input.clone()).await.ok();
    assert_eq!(
        bench.call("deleteRecord", input.clone()).await.failure(),
        was(second["cid"].as_str().unwrap())
    );
    input["rkey"] = json!("two");
    assert_eq!(bench.call("putRecord", input).await.failure(), was("null"));
    let stale = json!({ "collection": THING, "record": {}, "swapCommit": first["commit"]["cid"] });
    let head = second["commit"]["cid"].as_str().unwrap();
    let answer = bench.call("createRecord", stale).await.failure();
    assert_eq!(
        answer,
        (
            400,
            "InvalidSwap".to_owned(),
            format!("Commit was at {head}")
        )
    );
}

#[tokio::test]
async fn what_changes_nothing_is_no_commit() {
    let bench = Bench::new().await;
    assert!(bench.thing("one", 1).await.get("commit").is_some());
    let seq = bench.pds.last_seq();
    assert_eq!(bench.thing("one", 1).await.get("commit"), None);
    let gone = bench
        .call(
            "deleteRecord",
            json!({ "collection": THING, "rkey": "none" }),
        )
        .await
        .ok();
    assert_eq!(gone, json!({}));
    assert_eq!(bench.pds.last_seq(), seq);
    // The reference server has no name for a creation where a record is.
    let again = json!({ "collection": THING, "rkey": "one", "record": { "a": 1 } });
    assert_eq!(bench.call("createRecord", again).await.failure().0, 500);
}

#[tokio::test]
async fn a_batch_is_one_commit_or_nothing() {
    let bench = Bench::new().await;
    let op = |kind: &str, rkey: &str| {
        json!({
            "$type": format!("com.atproto.repo.applyWrites#{kind}"),
            "collection": THING, "rkey": rkey, "value": { "a": kind },
        })
    };
    let seq = bench.pds.last_seq();
    let writes = json!({ "writes": [op("create", "a"), op("create", "b"), op("update", "a")] });
    let done = bench.call("applyWrites", writes).await.ok();
    assert_eq!(bench.pds.last_seq(), seq + 1);
    assert_eq!(
        done["results"][2]["$type"],
        "com.atproto.repo.applyWrites#updateResult"
    );
    assert_eq!(done["results"][0]["validationStatus"], "unknown");
    for broken in [
        [op("create", "c"), op("create", "a")],
        [op("delete", "a"), op("update", "a")],
    ] {
        assert_eq!(
            bench
                .call("applyWrites", json!({ "writes": broken }))
                .await
                .failure()
                .0,
            500
        );
    }
    assert_eq!(bench.pds.records(bench.alice.did(), THING).len(), 2);
    let many = vec![op("delete", "a"); 201];
    let answer = bench
        .call("applyWrites", json!({ "writes": many }))
        .await
        .failure();
    assert_eq!(answer, invalid("Too many writes. Max: 200"));
    let done = bench
        .call("applyWrites", json!({ "writes": [op("delete", "a")] }))
        .await
        .ok();
    assert_eq!(
        done["results"],
        json!([{ "$type": "com.atproto.repo.applyWrites#deleteResult" }])
    );
}

#[tokio::test]
async fn lists_go_on_at_their_cursor_in_both_directions() {
    let bench = Bench::new().await;
    for index in 0..5 {
        bench.thing(&format!("k{index}"), index).await;
    }
    for (reverse, expected) in [
        ("", ["k4", "k3", "k2", "k1", "k0"]),
        ("&reverse=true", ["k0", "k1", "k2", "k3", "k4"]),
    ] {
        let mut keys = Vec::new();
        let mut cursor = String::new();
        loop {
            let target = format!(
                "com.atproto.repo.listRecords?repo=DID&collection={THING}&limit=2{reverse}{cursor}"
            );
            let page = bench.read(&target).await.ok();
            let records = page["records"].as_array().unwrap();
            keys.extend(records.iter().map(|r| {
                r["uri"]
                    .as_str()
                    .unwrap()
                    .rsplit('/')
                    .next()
                    .unwrap()
                    .to_owned()
            }));
            let Some(next) = page["cursor"].as_str() else {
                break;
            };
            cursor = format!("&cursor={next}");
        }
        assert_eq!(keys, expected);
    }
    let target = format!("com.atproto.repo.listRecords?repo=DID&collection={THING}&limit=101");
    let message =
        "Invalid com.atproto.repo.listRecords params: integer too big (maximum 100, got 101)";
    assert_eq!(bench.read(&target).await.failure(), invalid(message));
    let described = bench
        .read("com.atproto.repo.describeRepo?repo=DID")
        .await
        .ok();
    assert_eq!(described["collections"], json!([THING]));
}

#[tokio::test]
async fn the_exported_repository_verifies_and_holds_every_record() {
    let bench = Bench::new().await;
    let key = bench.alice.signing_key().unwrap();
    for index in 0..40 {
        bench.thing(&format!("k{index:02}"), index).await;
    }
    bench
        .call(
            "deleteRecord",
            json!({ "collection": THING, "rkey": "k07" }),
        )
        .await
        .ok();
    let latest = bench
        .read("com.atproto.sync.getLatestCommit?did=DID")
        .await
        .ok();
    let repo = bench.repo().await;
    let commit = repo.commit(bench.alice.did().as_str(), &key);
    assert_eq!(latest["cid"], repo.root.to_string());
    assert_eq!(latest["rev"], text(&commit, "rev"));
    let records = repo.records();
    assert_eq!(records.len(), 39);
    for (path, cid) in &records {
        let record = repo.get(cid).unwrap();
        assert_eq!(
            record.get("a").unwrap().as_integer().unwrap(),
            path[path.len() - 2..].parse::<i64>().unwrap()
        );
    }

    // What is newer than a revision is less than all, and complete for what changed.
    bench.thing("new", 1).await;
    let target = format!(
        "com.atproto.sync.getRepo?did=DID&since={}",
        text(&commit, "rev")
    );
    let newer = Blocks::read(&bench.read(&target).await.body);
    assert!(
        newer.len() < repo.len() / 2,
        "{} of {}",
        newer.len(),
        repo.len()
    );
    assert!(newer.records().contains_key("com.example.thing/new"));

    let target = format!("com.atproto.sync.getRecord?did=DID&collection={THING}&rkey=k11");
    let proof = Blocks::read(&bench.read(&target).await.body);
    proof.commit(bench.alice.did().as_str(), &key);
    assert!(
        proof
            .get(&proof.records()["com.example.thing/k11"])
            .is_some()
    );
}

#[tokio::test]
async fn blobs_are_public_once_a_record_refers_to_them() {
    let bench = Bench::new().await;
    let upload = async |bytes: &[u8], content_type: &str| {
        let request = request(
            Method::POST,
            "/xrpc/com.atproto.repo.uploadBlob",
            Some(&bench.token),
        );
        let request = request
            .header("content-type", content_type)
            .body(Body::from(bytes.to_vec()));
        send(&bench.pds.url(), request.unwrap()).await.unwrap()
    };
    let blob = upload(b"hello", "text/plain").await.ok()["blob"].clone();
    assert_eq!(
        blob["ref"]["$link"],
        "bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq"
    );
    assert_eq!(
        (&blob["size"], &blob["mimeType"]),
        (&json!(5), &json!("text/plain"))
    );
    let sniffed = upload(b"\x89PNG\r\n\x1a\n..", "application/octet-stream")
        .await
        .ok();
    assert_eq!(sniffed["blob"]["mimeType"], "image/png");
    assert_eq!(
        upload(&vec![0; 5 * 1024 * 1024 + 1], "image/png")
            .await
            .failure()
            .0,
        413
    );
    assert_eq!(upload(b"x", "").await.failure().0, 400);

    let target = format!(
        "com.atproto.sync.getBlob?did=DID&cid={}",
        blob["ref"]["$link"].as_str().unwrap()
    );
    assert_eq!(
        bench.read(&target).await.failure(),
        invalid("Blob not found")
    );
    bench
        .call(
            "createRecord",
            json!({ "collection": THING, "record": { "b": blob } }),
        )
        .await
        .ok();
    let answer = bench.read(&target).await;
    assert_eq!(
        (answer.header("content-type"), &answer.body[..]),
        ("text/plain", &b"hello"[..])
    );
    let listed = bench.read("com.atproto.sync.listBlobs?did=DID").await.ok();
    assert_eq!(listed["cids"], json!([blob["ref"]["$link"]]));

    let absent =
        json!({ "$type": "blob", "ref": { "$link": a_cid() }, "mimeType": "image/png", "size": 1 });
    let answer = bench
        .call(
            "createRecord",
            json!({ "collection": THING, "record": { "b": absent } }),
        )
        .await
        .failure();
    assert_eq!(answer.1, "BlobNotFound");
}

fn a_cid() -> String {
    atproto_core::data::Cid::of_raw(b"nobody has this").to_string()
}

#[tokio::test]
async fn the_host_lists_its_repositories() {
    let bench = Bench::new().await;
    bench
        .pds
        .account("bob.test")
        .await
        .unwrap()
        .set_status(AccountStatus::Deactivated);
    let mut seen = Vec::new();
    let mut cursor = String::new();
    loop {
        let page = bench
            .read(&format!("com.atproto.sync.listRepos?limit=1{cursor}"))
            .await
            .ok();
        seen.extend(page["repos"].as_array().unwrap().clone());
        let Some(next) = page["cursor"].as_str() else {
            break;
        };
        cursor = format!("&cursor={next}");
    }
    assert_eq!(seen.len(), 2);
    assert_eq!(seen.iter().filter(|repo| repo["active"] == true).count(), 1);
    let unknown = bench
        .read("com.atproto.sync.getRepo?did=did:plc:aaaaaaaaaaaaaaaaaaaaaaaa")
        .await
        .failure();
    assert_eq!(unknown.1, "RepoNotFound");
}

/// The API tour's case: the write lands, the answer is lost.
#[tokio::test]
async fn a_lost_answer_leaves_the_record_behind() {
    let bench = Bench::new().await;
    bench.pds.fault(
        Fault::status(503)
            .on("com.atproto.repo.createRecord")
            .after_applying(),
    );
    let input = json!({ "collection": POST, "record": a_post("once") });
    assert_eq!(bench.call("createRecord", input).await.status, 503);
    assert_eq!(bench.pds.records(bench.alice.did(), POST).len(), 1);
}
