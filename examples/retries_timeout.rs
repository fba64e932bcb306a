//! A timeout bounds one attempt of one request.

use std::{error::Error, time::Duration};

use atproto_examples::Server;
use atproto_testkit::Fault;
use bluesky::Bluesky;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let server = Server::from_env().await?;
    let bsky = Bluesky::anonymous()
        .service(server.url())
        // Applies to every individual request. Defaults to 30 seconds.
        .timeout(Duration::from_secs(20))
        .build()?;

    // A server that takes the request and never answers.
    server.fail(Fault::stall().on("com.atproto.server.describeServer"));
    let call = bsky.atproto().server().describe_server();
    // One call may have a timeout of its own.
    match call.timeout(Duration::from_millis(200)).await {
        Ok(_) => println!("Answered within 200 ms"),
        Err(error) if error.is_timeout() => println!("Gave up after 200 ms: {error}"),
        Err(error) => return Err(error.into()),
    }

    let described = bsky.atproto().server().describe_server().await?;
    println!("{} answered within 20 s", described.data.did);
    Ok(())
}
