//! The real PDS's event stream, and the repository that it announces.

use std::future::Future;
use std::time::Duration;

use atproto::AtProto;
use atproto::com::atproto::sync::{
    SubscribeReposError, SubscribeReposMessage, subscribe_repos::Commit,
};
use atproto::core::data::car::Car;
use atproto::core::data::{Cid, Raw, record_cid};
use atproto_tests::refnet::{self, Account, Network};
use bluesky::app::bsky::feed::Post;
use futures_util::{Stream, StreamExt};
use serde_json::json;

/// A reader of the network's firehose.
fn reader(network: &Network) -> AtProto {
    AtProto::anonymous()
        .service(network.pds())
        .relay_service(network.pds())
        .build()
        .unwrap()
}

/// Keeps a broken stream from hanging the suite.
async fn soon<T>(future: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(60), future)
        .await
        .expect("nothing came")
}

/// The next commit of this account; other tests write to the same stream.
async fn next_commit<S>(stream: &mut S, account: &Account) -> Box<Commit>
where
    S: Stream<Item = Result<SubscribeReposMessage, atproto::Error>> + Unpin,
{
    loop {
        match soon(stream.next())
            .await
            .expect("the stream goes on")
            .unwrap()
        {
            SubscribeReposMessage::Commit(commit)
                if commit.repo.as_str() == account.did && !commit.ops.is_empty() =>
            {
                return commit;
            }
            _ => {}
        }
    }
}

async fn post(network: &Network, account: &Account, text: &str) -> serde_json::Value {
    let record = json!({ "$type": "app.bsky.feed.post", "text": text, "createdAt": "2026-01-01T12:00:00.000Z" });
    let input =
        json!({ "repo": account.did, "collection": "app.bsky.feed.post", "record": record });
    network
        .procedure(account, "com.atproto.repo.createRecord", input)
        .await
        .ok()
}

#[tokio::test]
async fn a_post_is_seen_with_its_record_decoded_and_its_cid_right() {
    let Some(network) = refnet::shared().await else {
        return;
    };
    let account = network.account().await;
    let mut stream = reader(&network)
        .sync()
        .subscribe_repos()
        .cursor(0)
        .subscribe();
    let created = post(&network, &account, "Seen on the firehose").await;

    let commit = next_commit(&mut stream, &account).await;

    let op = &commit.ops[0];
    assert_eq!(op.action.as_str(), "create");
    assert_eq!(format!("at://{}/{}", account.did, op.path), created["uri"]);
    let cid = op.cid.as_ref().unwrap().cid();
    assert_eq!(cid.to_string(), created["cid"]);
    let car = Car::read(&commit.blocks.clone().into_bytes()).unwrap();
    let block = car.get(cid).unwrap().expect("the record's block").clone();
    assert_eq!(Cid::of_dag_cbor(&block), *cid);
    let record: Post = Raw::from_dag_cbor(block).unwrap().decode().unwrap();
    assert_eq!(record.text, "Seen on the firehose");
    assert_eq!(record_cid(&record).unwrap(), *cid);
    assert_eq!(commit.commit.cid(), &car.roots()[0]);
}

#[tokio::test]
async fn a_cursor_continues_after_the_event_it_names() {
    let Some(network) = refnet::shared().await else {
        return;
    };
    let account = network.account().await;
    for text in ["first", "second", "third"] {
        post(&network, &account, text).await;
    }
    let mut stream = reader(&network)
        .sync()
        .subscribe_repos()
        .cursor(0)
        .subscribe();
    let first = next_commit(&mut stream, &account).await;
    drop(stream);

    let mut stream = reader(&network)
        .sync()
        .subscribe_repos()
        .cursor(first.seq)
        .subscribe();
    let second = next_commit(&mut stream, &account).await;
    let third = next_commit(&mut stream, &account).await;

    assert!(first.seq < second.seq && second.seq < third.seq);
    assert_eq!(second.since.as_ref().unwrap().as_str(), first.rev.as_str());
    assert_eq!(third.since.as_ref().unwrap().as_str(), second.rev.as_str());
}

#[tokio::test]
async fn a_cursor_of_the_future_is_the_declared_error_and_the_end() {
    let Some(network) = refnet::shared().await else {
        return;
    };
    let mut stream = reader(&network)
        .sync()
        .subscribe_repos()
        .cursor(9_000_000_000)
        .subscribe();

    let error = soon(stream.next()).await.expect("an item").unwrap_err();

    assert_eq!(error.error_name(), Some("FutureCursor"));
    assert!(matches!(
        error.declared::<SubscribeReposError>(),
        Some(SubscribeReposError::FutureCursor(_))
    ));
    assert!(!error.is_frame());
    assert!(soon(stream.next()).await.is_none());
}

#[tokio::test]
async fn an_outdated_cursor_is_told_and_the_stream_goes_on() {
    let Some(network) = refnet::alone().await else {
        return;
    };
    let account = network.account().await;
    network
        .control("backfill", json!({ "seconds": 0.001 }))
        .await;
    let mut stream = reader(&network)
        .sync()
        .subscribe_repos()
        .cursor(1)
        .subscribe();

    let first = soon(stream.next()).await;
    post(&network, &account, "still here").await;
    let commit = next_commit(&mut stream, &account).await;
    network.reset().await;

    let Some(Ok(SubscribeReposMessage::Info(info))) = first else {
        panic!("{first:?}")
    };
    assert_eq!(info.name.as_str(), "OutdatedCursor");
    assert!(commit.ops[0].path.starts_with("app.bsky.feed.post/"));
}

#[tokio::test]
async fn account_and_identity_events_are_typed() {
    let Some(network) = refnet::shared().await else {
        return;
    };
    let account = network.account().await;
    let mut stream = reader(&network)
        .sync()
        .subscribe_repos()
        .cursor(0)
        .subscribe();
    for event in [
        json!({ "type": "identity", "did": account.did, "handle": account.handle }),
        json!({ "type": "sync", "did": account.did }),
        json!({ "type": "account", "did": account.did, "status": "suspended" }),
    ] {
        network.control("sequence", event).await;
    }

    let (mut identity, mut sync) = (0, 0);
    loop {
        match soon(stream.next()).await.unwrap().unwrap() {
            SubscribeReposMessage::Identity(event) if event.did.as_str() == account.did => {
                assert_eq!(event.handle.unwrap().as_str(), account.handle);
                identity += 1;
            }
            SubscribeReposMessage::Sync(event) if event.did.as_str() == account.did => sync += 1,
            SubscribeReposMessage::Account(event)
                if event.did.as_str() == account.did && !event.active =>
            {
                assert_eq!(event.status.unwrap().as_str(), "suspended");
                break;
            }
            _ => {}
        }
    }
    // Creating the account announced each once as well.
    assert_eq!((identity, sync), (2, 2));
}

#[tokio::test]
async fn a_repository_is_a_car_whose_blocks_are_what_they_claim() {
    let Some(network) = refnet::shared().await else {
        return;
    };
    let account = network.account().await;
    let created = post(&network, &account, "In the repository").await;

    let repo = reader(&network)
        .sync()
        .get_repo(&account.did)
        .await
        .unwrap()
        .data;

    let car = Car::read(&repo).unwrap();
    for block in car.blocks() {
        let (cid, bytes) = block.unwrap();
        assert_eq!(Cid::of_dag_cbor(bytes), *cid);
    }
    let cid = Cid::parse(created["cid"].as_str().unwrap()).unwrap();
    let record: Post = Raw::from_dag_cbor(car.get(&cid).unwrap().unwrap().clone())
        .unwrap()
        .decode()
        .unwrap();
    assert_eq!(record.text, "In the repository");
    let head = network
        .query(
            &account,
            &format!("com.atproto.sync.getLatestCommit?did={}", account.did),
        )
        .await
        .ok();
    assert_eq!(car.roots()[0].to_string(), head["cid"]);
}
