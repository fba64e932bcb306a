//! What may be sent twice, and what may not.

use std::error::Error;

use atproto_examples::Server;
use atproto_testkit::Fault;
use bluesky::{Bluesky, Jitter, RetryConfig, atproto::create_session, is_ambiguous_failure};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let server = Server::from_env().await?;

    server.fail(Fault::status(500).on("com.atproto.server.createSession"));
    let session = create_session(&server.identifier, &server.password)
        .service(server.url())
        // `create_session` is a procedure too, but handing out a second session is harmless, so opting it back into
        // retrying is safe.
        .retry_config(
            RetryConfig::new(3)
                .jitter(Jitter::new(0, 0)?)
                .on_execute(|_| println!("Signing in again"))
                .retry_procedure_on_ambiguous_failure(true),
        )
        .await?;
    println!("Signed in as {}", session.data.handle);

    let bsky = Bluesky::from_session(session.data)
        .service(server.url())
        .retry_config(RetryConfig::new(3))
        .build()?;

    // A `500` or a post-send timeout here is NOT retried under the default config: the server may already have created
    // the record, and retrying would publish the post twice.
    server.fail(
        Fault::status(500)
            .on("com.atproto.repo.createRecord")
            .after_applying(),
    );
    match bsky.feed().post().create("Hello, Bluesky!").await {
        Ok(post) => println!("Posted {}", post.data.uri),
        Err(error) if is_ambiguous_failure(&error) => {
            println!("Not retried, it may have been posted: {error}");
        }
        Err(error) => return Err(error.into()),
    }

    let posts = bsky.feed().post().list().await?;
    println!("There is {} post", posts.data.records.len());
    Ok(())
}
