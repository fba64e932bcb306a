//! A strategy of your own decides everything: which failures, how long to wait, and whether to repeat a write.

use std::{error::Error, time::Duration};

use atproto_examples::Server;
use atproto_testkit::Fault;
use bluesky::{Bluesky, RetryContext, RetryReason, RetryStrategy};

/// Waits a fixed time per failure category and never repeats a write the server may already have applied.
struct ConstantBackoff {
    max_attempts: u32,
}

impl RetryStrategy for ConstantBackoff {
    async fn next_delay(&self, context: &RetryContext<'_>) -> Option<Duration> {
        // `None` stops retrying; the original error propagates unchanged.
        if context.attempt() > self.max_attempts {
            return None;
        }
        // The guard of `RetryConfig` is not applied for you.
        if context.is_procedure() && context.is_ambiguous() {
            return None;
        }

        println!(
            "{} failed: {:?} ({:?})",
            context.nsid().unwrap_or("a call"),
            context.reason(),
            context.status_code()
        );

        Some(match context.reason() {
            // `retry_after` is only ever set for a 429.
            RetryReason::RateLimited => context.retry_after().unwrap_or(Duration::from_secs(5)),
            RetryReason::Network | RetryReason::Timeout => Duration::from_secs(1),
            RetryReason::ServerError => Duration::from_secs(2),
        })
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let server = Server::from_env().await?;
    // Any `RetryStrategy` is accepted here, not just `RetryConfig`.
    let bsky = Bluesky::anonymous()
        .service(server.url())
        .retry_config(ConstantBackoff { max_attempts: 3 })
        .build()?;

    let busy = "com.atproto.server.describeServer";
    server.fail(Fault::status(502).on(busy));
    server.fail(Fault::status(429).header("retry-after", "1").on(busy));
    let described = bsky.atproto().server().describe_server().await?;
    println!("{} answered at last", described.data.did);
    Ok(())
}
