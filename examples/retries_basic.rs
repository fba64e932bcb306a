//! The built-in policy: exponential backoff with jitter, for failures that may pass.

use std::error::Error;

use atproto_examples::Server;
use atproto_testkit::Fault;
use bluesky::{Bluesky, Jitter, RetryConfig, atproto::create_session};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    const MAX_ATTEMPTS: u32 = 3;

    let server = Server::from_env().await?;
    let session = create_session(&server.identifier, &server.password)
        .service(server.url())
        .await?
        .data;

    let bsky = Bluesky::from_session(session)
        .service(server.url())
        .retry_config(
            // Required. This counts retries, not total requests: up to four requests are sent before the error
            // propagates.
            RetryConfig::new(MAX_ATTEMPTS)
                // Optional. Defaults to `Jitter::new(0, 4)`, i.e. 0-4 seconds.
                .jitter(Jitter::new(0, 1)?)
                // Optional. Invoked just before each wait begins.
                .on_execute(|event| {
                    println!(
                        "Retry {}/{MAX_ATTEMPTS} in {}s",
                        event.retry_count, event.interval_in_seconds
                    );
                }),
        )
        .build()?;

    // Transient failures are absorbed before this ever fails.
    server.fail(Fault::status(503).on("app.bsky.feed.getTimeline"));
    let timeline = bsky.feed().get_timeline().await?;
    println!("Fetched {} posts", timeline.data.feed.len());
    Ok(())
}
