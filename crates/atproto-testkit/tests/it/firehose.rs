//! The firehose: its frames, its cursors and how it ends.

use atproto_core::data::{Cid, Value};
use atproto_testkit::{AccountStatus, Fault, TestAccount, TestPds};
use bytes::Bytes;
use futures_util::StreamExt as _;
use serde_json::json;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Error, Message},
};

use crate::{
    block::{Blocks, frame, text},
    http::post,
};

const THING: &str = "com.example.thing";

struct Stream(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Stream {
    async fn open(pds: &TestPds, query: &str) -> Self {
        let url = format!(
            "{}/xrpc/com.atproto.sync.subscribeRepos{query}",
            pds.url().replace("http", "ws")
        );
        Self(connect_async(url).await.unwrap().0)
    }

    async fn bytes(&mut self) -> Bytes {
        match self.0.next().await.unwrap().unwrap() {
            Message::Binary(bytes) => bytes,
            other => panic!("{other:?}"),
        }
    }

    /// The next message: its type and its body.
    async fn next(&mut self) -> (String, Value) {
        let (header, body) = frame(&self.bytes().await);
        assert_eq!(header.get("op"), Some(&Value::Integer(1)));
        (text(&header, "t").to_owned(), body)
    }

    /// The next frame, which is an error, and the close behind it.
    async fn error(&mut self) -> (String, String, u16, String) {
        let (header, body) = frame(&self.bytes().await);
        assert_eq!(header.get("op"), Some(&Value::Integer(-1)));
        let (code, reason) = self.close().await;
        (
            text(&body, "error").to_owned(),
            text(&body, "message").to_owned(),
            code,
            reason,
        )
    }

    async fn close(&mut self) -> (u16, String) {
        match self.0.next().await.unwrap().unwrap() {
            Message::Close(Some(close)) => (close.code.into(), close.reason.to_string()),
            other => panic!("{other:?}"),
        }
    }
}

async fn start() -> (TestPds, TestAccount) {
    let pds = TestPds::start().await.unwrap();
    let alice = pds.account("alice.test").await.unwrap();
    (pds, alice)
}

async fn write(pds: &TestPds, account: &TestAccount, name: &str, rkey: &str, value: &str) {
    let input = json!({
        "repo": account.did().as_str(), "collection": THING, "rkey": rkey, "record": { "a": value },
    });
    let token = account.session().access_jwt;
    post(
        &pds.url(),
        &format!("com.atproto.repo.{name}"),
        Some(&token),
        input,
    )
    .await
    .ok();
}

fn seq(body: &Value) -> i64 {
    body.get("seq").and_then(Value::as_integer).unwrap()
}

fn link(value: &Value, name: &str) -> Option<Cid> {
    match value.get(name) {
        Some(Value::Link(cid)) => Some(cid.clone()),
        _ => None,
    }
}

fn blocks(body: &Value) -> Blocks {
    let Some(Value::Bytes(car)) = body.get("blocks") else {
        panic!("{body:?}")
    };
    Blocks::read(car)
}

#[tokio::test]
async fn a_new_account_is_four_events() {
    let (pds, alice) = start().await;
    let mut stream = Stream::open(&pds, "?cursor=0").await;
    let mut seen = Vec::new();
    for _ in 0..4 {
        seen.push(stream.next().await);
    }
    let kinds: Vec<&str> = seen.iter().map(|(kind, _)| kind.as_str()).collect();
    assert_eq!(kinds, ["#identity", "#account", "#commit", "#sync"]);
    assert_eq!(
        seen.iter().map(|(_, body)| seq(body)).collect::<Vec<_>>(),
        [1, 2, 3, 4]
    );
    assert_eq!(text(&seen[0].1, "handle"), "alice.test");
    assert_eq!(seen[1].1.get("active"), Some(&Value::Bool(true)));
    assert_eq!(seen[2].1.get("since"), Some(&Value::Null));
    let sync = blocks(&seen[3].1);
    assert_eq!(sync.len(), 1);
    sync.commit(alice.did().as_str(), &alice.signing_key().unwrap());
}

/// R119: `since`, `prevData` and `prev` chain each commit to the one before; its blocks prove it.
#[tokio::test]
async fn commits_form_a_chain_that_verifies() {
    let (pds, alice) = start().await;
    let mut stream = Stream::open(&pds, "?cursor=2").await;
    let (_, first) = stream.next().await;
    stream.next().await;
    write(&pds, &alice, "createRecord", "one", "x").await;
    write(&pds, &alice, "putRecord", "one", "y").await;
    write(&pds, &alice, "deleteRecord", "one", "").await;
    let mut before = (text(&first, "rev").to_owned(), blocks(&first));
    let mut record: Option<Cid> = None;
    for action in ["create", "update", "delete"] {
        let (kind, commit) = stream.next().await;
        assert_eq!(kind, "#commit");
        assert_eq!(text(&commit, "repo"), alice.did().as_str());
        assert_eq!(text(&commit, "since"), before.0);
        assert!(text(&commit, "rev") > before.0.as_str());
        let data = |blocks: &Blocks| link(&blocks.get(&blocks.root).unwrap(), "data");
        assert_eq!(link(&commit, "prevData"), data(&before.1));
        assert_eq!(commit.get("tooBig"), Some(&Value::Bool(false)));
        let car = blocks(&commit);
        assert_eq!(link(&commit, "commit"), Some(car.root.clone()));
        let signed = car.commit(alice.did().as_str(), &alice.signing_key().unwrap());
        assert_eq!(text(&signed, "rev"), text(&commit, "rev"));

        let [op] = commit.get("ops").and_then(Value::as_array).unwrap() else {
            panic!()
        };
        assert_eq!(
            (text(op, "action"), text(op, "path")),
            (action, "com.example.thing/one")
        );
        assert_eq!(link(op, "prev"), record);
        record = link(op, "cid");
        assert_eq!(record.is_none(), action == "delete");
        assert_eq!(car.records().get("com.example.thing/one"), record.as_ref());
        if let Some(cid) = &record {
            assert!(car.get(cid).is_some());
        }
        before = (text(&commit, "rev").to_owned(), car);
    }
}

/// R113: after the cursor, exclusive; without one, live only.
#[tokio::test]
async fn a_cursor_replays_what_follows_it_and_then_goes_live() {
    let (pds, alice) = start().await;
    for rkey in ["a", "b", "c"] {
        write(&pds, &alice, "createRecord", rkey, "x").await;
    }
    let last = pds.last_seq();
    let mut live = Stream::open(&pds, "").await;
    let mut replay = Stream::open(&pds, &format!("?cursor={}", last - 2)).await;
    assert_eq!(seq(&replay.next().await.1), last - 1);
    assert_eq!(seq(&replay.next().await.1), last);
    write(&pds, &alice, "createRecord", "d", "x").await;
    assert_eq!(seq(&replay.next().await.1), last + 1);
    assert_eq!(seq(&live.next().await.1), last + 1);
}

#[tokio::test]
async fn cursors_of_the_networks_size_work() {
    for first in [(1_i64 << 33) + 7, (1 << 53) - 9] {
        let pds = TestPds::builder().first_seq(first).start().await.unwrap();
        pds.account("alice.test").await.unwrap();
        let mut stream = Stream::open(&pds, &format!("?cursor={first}")).await;
        assert_eq!(seq(&stream.next().await.1), first + 1);
    }
}

#[tokio::test]
async fn an_old_cursor_is_told_and_goes_on() {
    let (pds, alice) = start().await;
    pds.forget_events();
    write(&pds, &alice, "createRecord", "a", "x").await;
    let mut stream = Stream::open(&pds, "?cursor=1").await;
    let (kind, body) = stream.next().await;
    assert_eq!(
        (kind.as_str(), text(&body, "name")),
        ("#info", "OutdatedCursor")
    );
    assert_eq!(
        text(&body, "message"),
        "Requested cursor exceeded limit. Possibly missing events"
    );
    assert_eq!(seq(&stream.next().await.1), pds.last_seq());
    // A cursor at the window's edge has missed nothing.
    let mut stream = Stream::open(&pds, &format!("?cursor={}", pds.last_seq() - 1)).await;
    assert_eq!(stream.next().await.0, "#commit");
}

#[tokio::test]
async fn a_cursor_from_the_future_and_one_that_is_none_are_errors() {
    let (pds, _) = start().await;
    let mut stream = Stream::open(&pds, &format!("?cursor={}", pds.last_seq() + 1)).await;
    let expected = (
        "FutureCursor".into(),
        "Cursor in the future.".into(),
        1008,
        "FutureCursor".into(),
    );
    assert_eq!(stream.error().await, expected);
    let mut stream = Stream::open(&pds, "?cursor=abc").await;
    let (error, _, code, _) = stream.error().await;
    assert_eq!((error.as_str(), code), ("InvalidRequest", 1008));
}

#[tokio::test]
async fn accounts_and_identities_are_told() {
    let (pds, alice) = start().await;
    let mut stream = Stream::open(&pds, "").await;
    alice.set_handle(&"alicia.test".parse().unwrap());
    let (kind, body) = stream.next().await;
    assert_eq!(
        (kind.as_str(), text(&body, "handle")),
        ("#identity", "alicia.test")
    );
    for (status, name) in [
        (AccountStatus::TakenDown, "takendown"),
        (AccountStatus::Suspended, "suspended"),
        (AccountStatus::Deactivated, "deactivated"),
    ] {
        alice.set_status(status);
        let (kind, body) = stream.next().await;
        assert_eq!((kind.as_str(), text(&body, "status")), ("#account", name));
        assert_eq!(body.get("active"), Some(&Value::Bool(false)));
    }
    alice.set_status(AccountStatus::Active);
    for kind in ["#account", "#identity", "#sync"] {
        assert_eq!(stream.next().await.0, kind);
    }
    alice.delete();
    assert_eq!(text(&stream.next().await.1, "status"), "deleted");
    // Nothing of a deleted account is replayed but its end.
    let mut replay = Stream::open(&pds, "?cursor=0").await;
    assert_eq!(text(&replay.next().await.1, "status"), "deleted");
}

#[tokio::test]
async fn a_slow_consumer_is_let_go() {
    let pds = TestPds::builder()
        .subscription_buffer(5)
        .start()
        .await
        .unwrap();
    let alice = pds.account("alice.test").await.unwrap();
    let mut stream = Stream::open(&pds, "").await;
    // Once the socket takes no more, the buffer fills.
    let heavy = "x".repeat(900_000);
    for index in 0..20 {
        write(&pds, &alice, "createRecord", &format!("k{index}"), &heavy).await;
    }
    let mut messages = 0;
    loop {
        let (header, body) = frame(&stream.bytes().await);
        if header.get("op") == Some(&Value::Integer(-1)) {
            assert_eq!(text(&body, "error"), "ConsumerTooSlow");
            assert_eq!(stream.close().await, (1008, "ConsumerTooSlow".to_owned()));
            break;
        }
        messages += 1;
    }
    assert!(messages < 20);
}

#[tokio::test]
async fn the_server_may_close_reset_or_refuse() {
    let (pds, _) = start().await;
    let mut stream = Stream::open(&pds, "").await;
    pds.close_subscriptions(1001);
    assert_eq!(stream.close().await.0, 1001);
    let mut stream = Stream::open(&pds, "").await;
    pds.reset_connections();
    let Some(Err(Error::Io(error))) = stream.0.next().await else {
        panic!()
    };
    assert_eq!(error.kind(), std::io::ErrorKind::ConnectionReset);
    pds.fault(
        Fault::status(429)
            .header("retry-after", "3")
            .on("com.atproto.sync.subscribeRepos"),
    );
    let url = format!(
        "{}/xrpc/com.atproto.sync.subscribeRepos",
        pds.url().replace("http", "ws")
    );
    let Err(Error::Http(answer)) = connect_async(&url).await else {
        panic!()
    };
    assert_eq!(
        (answer.status().as_u16(), &answer.headers()["retry-after"]),
        (429, &"3".parse().unwrap())
    );
}
