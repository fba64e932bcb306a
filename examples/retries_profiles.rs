//! Settings for three kinds of callers: it depends on who is waiting.

use std::{error::Error, time::Duration};

use atproto_examples::Server;
use bluesky::{Bluesky, Jitter, RetryConfig, atproto::create_session};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let server = Server::from_env().await?;
    let session = create_session(&server.identifier, &server.password)
        .service(server.url())
        .await?
        .data;

    // No retries at all, which is what omitting `retry_config` gives you.
    let realtime = Bluesky::from_session(session)
        .service(server.url())
        .build()?;

    // The others are derived from it, so that all three share one session and refresh it once.

    // Interactive: someone is watching a spinner, so fail fast.
    let interactive = realtime
        .with_timeout(Duration::from_secs(10))
        .with_retry_config(RetryConfig::new(2).jitter(Jitter::new(1, 3)?));

    // Background: nobody is waiting, so spread the load out further.
    let background = realtime
        .with_timeout(Duration::from_secs(60))
        .with_retry_config(
            RetryConfig::new(5)
                .jitter(Jitter::new(2, 10)?)
                .on_execute(|event| println!("Backing off {}s", event.interval_in_seconds)),
        );

    for (name, bsky) in [
        ("interactive", interactive),
        ("background", background),
        ("realtime", realtime),
    ] {
        let described = bsky.atproto().server().describe_server().await?;
        println!("{name}: {} answered", described.data.did);
    }
    Ok(())
}
