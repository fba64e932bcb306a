//! The first program that a user runs says the same on the embedded PDS and on the real one.

use std::time::Duration;

use atproto_tests::example::{example, lines};
use atproto_tests::refnet;
use serde_json::json;
use tokio::process::Command;

async fn run(variables: &[(&str, &str)]) -> Vec<String> {
    let mut command = Command::from(example("quickstart"));
    let run = command
        .envs(variables.iter().copied())
        .kill_on_drop(true)
        .output();
    lines(
        &tokio::time::timeout(Duration::from_secs(60), run)
            .await
            .expect("the quickstart hangs")
            .unwrap(),
    )
}

/// The line with the run's own names made equal: the handle, the DID and the record keys.
fn shape(line: &str, handle: &str) -> String {
    let words = line.replace(handle, "HANDLE");
    let words = words
        .split(' ')
        .map(|word| match word.split_once("did:plc:") {
            Some((before, after)) => match after.split_once("/app.bsky.feed.post/") {
                Some((_, rkey)) => format!(
                    "{before}DID/POST{}",
                    if rkey.ends_with(':') { ":" } else { "" }
                ),
                None => format!("{before}DID{}", if after.ends_with(')') { ")" } else { "" }),
            },
            None => word.to_owned(),
        });
    words.collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn the_quickstart_says_the_same_on_the_embedded_and_on_the_reference_pds() {
    let Some(network) = refnet::full().await else {
        return;
    };
    let account = network.account().await;
    network.settle().await;
    // The embedded server is told to fail two sign-ins; here two connections break.
    let proxy = network.proxy().await;
    proxy.fault(json!({ "refuse": true, "times": 2 })).await;

    let embedded = run(&[]).await;
    let reference = run(&[
        ("BSKY_SERVICE", proxy.url().as_str()),
        ("BSKY_IDENTIFIER", account.handle.as_str()),
        ("BSKY_PASSWORD", account.password.as_str()),
    ])
    .await;

    // Nothing makes the real server answer one write with 429, so the line about that is left out.
    let embedded: Vec<_> = embedded
        .iter()
        .filter(|line| !line.starts_with("a call failed"))
        .map(|line| shape(line, "alice.test"))
        .collect();
    let reference: Vec<_> = reference
        .iter()
        .map(|line| shape(line, &account.handle))
        .collect();
    assert_eq!(reference, embedded);
    assert_eq!(embedded.len(), 6, "{embedded:?}");
}
