//! Rate limits and blobs as the real PDS counts them.

use std::time::{Duration, SystemTime};

use atproto::core::clock::{ManualClock, Runtime, SystemRng};
use atproto::{AtProto, ErrorKind, Jitter, RetryConfig, create_session};
use atproto_core::XrpcErrorKind;
use atproto_tests::refnet::{self, Account, Network};
use serde_json::{Value, json};

fn client(network: &Network, account: &Account) -> AtProto {
    let session = serde_json::from_value(account.session.clone()).unwrap();
    AtProto::from_session(session)
        .service(network.pds())
        .build()
        .unwrap()
}

#[tokio::test]
async fn every_answer_tells_what_is_left() {
    let Some(network) = refnet::shared().await else {
        return;
    };
    let account = network.account().await;

    let answer = create_session(&account.handle, &account.password)
        .service(network.pds())
        .await
        .unwrap();

    let limit = &answer.rate_limit;
    assert_eq!(limit.limit(), Some(30));
    assert_eq!(limit.remaining(), Some(29));
    let policy = limit.policy().unwrap();
    assert_eq!(
        (policy.limit, policy.window),
        (30, Duration::from_secs(300))
    );
    assert!(limit.reset_at().unwrap() > SystemTime::now());
    assert!(!limit.is_exceeded());
}

#[tokio::test]
async fn a_429_names_its_wait_and_a_retry_waits_for_it() {
    let Some(network) = refnet::alone().await else {
        return;
    };
    let account = network.account().await;
    network
        .control("rate-limits", json!({ "points": 2, "seconds": 3 }))
        .await;
    let clock = ManualClock::at(SystemTime::now());
    // The server counts per address of the caller, so this test has one of its own.
    let client = AtProto::anonymous()
        .service(network.pds())
        .header("x-forwarded-for", "192.0.2.77")
        .runtime(Runtime::new(clock.clone(), SystemRng))
        .build()
        .unwrap();
    let resolve = || {
        client
            .query("com.atproto.identity.resolveHandle")
            .param("handle", &account.handle)
    };

    let mut last = resolve().await;
    for _ in 0..3 {
        last = resolve().await;
    }
    let error = last.unwrap_err();
    let patient = resolve()
        .retry_config(RetryConfig::new(1).jitter(Jitter::none()))
        .await;
    network.reset().await;

    assert_eq!(
        error.kind(),
        ErrorKind::Xrpc(XrpcErrorKind::RateLimitExceeded)
    );
    assert_eq!(
        (error.status(), error.error_name()),
        (Some(429), Some("RateLimitExceeded"))
    );
    assert!(error.is_rate_limited());
    let wait = error.retry_after().unwrap();
    assert!((1..=3).contains(&wait.as_secs()), "{wait:?}");
    // The clock jumped where the server's did not, so the second attempt fails as well; what counts
    // is that it waited for as long as it was told to.
    patient.unwrap_err();
    assert_eq!(clock.sleeps().len(), 1);
    assert!(
        (1..=4).contains(&clock.sleeps()[0].as_secs()),
        "{:?}",
        clock.sleeps()
    );
}

#[tokio::test]
async fn a_blob_is_stored_with_its_media_type_and_read_back() {
    let Some(network) = refnet::shared().await else {
        return;
    };
    let account = network.account().await;
    let client = client(&network, &account);
    let png = b"\x89PNG\r\n\x1a\n and then some".to_vec();

    let answer = client
        .procedure("com.atproto.repo.uploadBlob")
        .bytes(png.clone(), None)
        .await
        .unwrap();

    let blob = answer.data.json::<Value>().unwrap()["blob"].clone();
    assert_eq!(blob["mimeType"], "image/png");
    assert_eq!(blob["size"], png.len());
    let cid = atproto::core::data::Cid::of_raw(&png).to_string();
    assert_eq!(blob["ref"]["$link"], cid);

    // A blob can be read once a record refers to it.
    let record = json!({ "$type": "app.bsky.actor.profile", "avatar": blob });
    let put = json!({ "repo": account.did, "collection": "app.bsky.actor.profile", "rkey": "self", "record": record });
    network
        .procedure(&account, "com.atproto.repo.putRecord", put)
        .await
        .ok();
    let read = client
        .query("com.atproto.sync.getBlob")
        .param("did", &account.did)
        .param("cid", &cid)
        .await
        .unwrap();
    assert_eq!(read.data.bytes().as_ref(), png);
}
