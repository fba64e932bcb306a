//! Sign in through a bad day, post, read the timeline, and see the post on the firehose.
//!
//! Runs by itself, on a server inside this program that is told to fail. Or on the real network:
//! `BSKY_IDENTIFIER=you.bsky.social BSKY_PASSWORD=xxxx-xxxx-xxxx-xxxx cargo run --example quickstart`.

use std::{error::Error, time::Duration};

use atproto_examples::Server;
use atproto_testkit::Fault;
use bluesky::{
    Bluesky, Jitter, RetryConfig, app::bsky::feed::Post, atproto::create_session,
    com::atproto::sync::subscribe_repos::SubscribeReposMessage, core::syntax::AtUri,
};
use tokio::{
    task::JoinHandle,
    time::{sleep, timeout},
};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let server = Server::from_env().await?;
    server.fail(
        Fault::status(503)
            .on("com.atproto.server.createSession")
            .times(2),
    );
    server.fail(
        Fault::status(429)
            .header("retry-after", "1")
            .on("com.atproto.repo.createRecord"),
    );

    // A second session is harmless, so this procedure may be sent again even if the first may have arrived.
    let session = create_session(&server.identifier, &server.password)
        .service(server.url())
        .retry_config(retries("createSession")?.retry_procedure_on_ambiguous_failure(true))
        .await?
        .data;
    println!("signed in as {} ({})", session.handle, session.did);

    // The account's own server has a firehose too, and a smaller one than the whole network's.
    let home = match (&server.service, session.pds_endpoint()) {
        (None, Some(pds)) => pds.to_string(),
        _ => server.url().to_owned(),
    };
    let bsky = Bluesky::from_session(session)
        .service(&*home)
        .relay_service(&*home)
        // A server knows its own AppView.
        .without_app_view()
        .timeout(Duration::from_secs(20))
        .retry_config(retries("a call")?)
        .build()?;

    let listener = listen(&bsky).await?;
    let post = bsky.feed().post().create("Hello, Bluesky!").await?.data;
    println!("posted {}", post.uri);

    // A timeline comes from an AppView, which learns of the post as we do, from the firehose: it may take a moment.
    for _ in 0..20 {
        let timeline = bsky.feed().get_timeline().limit(50).await?;
        if let Some(item) = timeline
            .data
            .feed
            .iter()
            .find(|item| item.post.uri == post.uri)
        {
            let record = item.post.record.decode::<Post>()?;
            println!("timeline: {}: {}", item.post.author.handle, record.text);
            break;
        }
        sleep(Duration::from_millis(250)).await;
    }

    // Three things can fail: the time, the task, the stream.
    let (uri, record) = timeout(Duration::from_secs(10), listener).await???;
    println!("firehose: {uri}: {}", record.text);
    Ok(())
}

/// Three retries, told as they come. A 429 is always safe to repeat; a write that may have arrived is not.
fn retries(what: &'static str) -> Result<RetryConfig, Box<dyn Error>> {
    Ok(RetryConfig::new(3)
        .jitter(Jitter::new(0, 0)?)
        .on_execute(move |event| {
            println!(
                "{what} failed: retry {}/3 in {} s",
                event.retry_count, event.interval_in_seconds
            );
        }))
}

/// Listens to the firehose for the account's next post.
async fn listen(
    bsky: &Bluesky,
) -> Result<JoinHandle<Result<(AtUri, Post), bluesky::Error>>, Box<dyn Error>> {
    let me = bsky.actor_did().ok_or("nobody is signed in")?;
    let mut repos = bsky.atproto().sync().subscribe_repos().subscribe();
    // Connected before the post is made, so that it cannot be missed.
    repos.connect().await?;
    Ok(tokio::spawn(async move {
        while let Some(message) = repos.next().await {
            let SubscribeReposMessage::Commit(commit) = message? else {
                continue;
            };
            if commit.repo != me {
                continue;
            }
            if let Some(created) = commit.creates::<Post>().next() {
                let created = created?;
                return Ok((created.uri(), created.record()?));
            }
        }
        Err(bluesky::Error::new(bluesky::ErrorKind::Subscription)
            .with_message("the firehose ended"))
    }))
}
