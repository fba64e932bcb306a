//! The official TypeScript client against the embedded PDS: what the testkit promises, judged by others' code.

use atproto_testkit::TestPds;
use atproto_tests::refnet;
use tokio::process::Command;

/// `tests/refnet/ts-client-check.mjs`: accounts, posts, feeds, threads, notifications, preferences, records, a verified
/// repository, the firehose with signatures and proofs, refreshing and signing out.
#[tokio::test]
async fn the_official_client_is_content_with_the_embedded_pds() {
    let Some(network) = refnet::shared().await else {
        return;
    };
    let (node, scripts) = network.node();
    let pds = TestPds::start().await.expect("a free port");
    let check = Command::new(node)
        .arg(format!("{scripts}/ts-client-check.mjs"))
        .arg(pds.url())
        .kill_on_drop(true)
        .output()
        .await
        .expect("Node runs");
    let (out, err) = (
        String::from_utf8_lossy(&check.stdout),
        String::from_utf8_lossy(&check.stderr),
    );
    assert!(check.status.success(), "{out}{err}");
    assert!(out.contains(r#"{"ok":true,"checks":13}"#), "{out}");
}
