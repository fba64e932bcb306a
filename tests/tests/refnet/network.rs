//! The network itself: what the other tests rely on.

use atproto_tests::http;
use atproto_tests::refnet;

#[tokio::test]
async fn the_servers_answer_and_accounts_can_be_made() {
    let Some(network) = refnet::shared().await else {
        return;
    };

    let server = http::send(
        "GET",
        &format!("{}/xrpc/com.atproto.server.describeServer", network.pds()),
        &[],
        None,
    )
    .await;
    assert_eq!(server.ok()["availableUserDomains"][0], ".test");

    let account = network.account().await;
    let document = http::send(
        "GET",
        &format!("{}/{}", network.plc(), account.did),
        &[],
        None,
    )
    .await
    .ok();
    assert_eq!(
        document["alsoKnownAs"][0],
        format!("at://{}", account.handle)
    );
    assert_eq!(document["service"][0]["serviceEndpoint"], network.pds());
}
