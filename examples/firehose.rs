//! The firehose with a reconnection and a cursor of your own: every post of a server, as it is made.
//!
//! `cargo run --example firehose` listens to a server inside this program, whose connections break once, and ends after the
//! last post. With `BSKY_RELAY=https://bsky.network` it listens to the whole network until Ctrl-C.

use std::{
    convert::Infallible,
    env,
    error::Error,
    fs, io,
    path::{Path, PathBuf},
    time::Duration,
};

use atproto_testkit::{TestAccount, TestPds};
use bluesky::{
    Bluesky, app::bsky::feed::Post, com::atproto::sync::subscribe_repos::SubscribeReposMessage,
    core::syntax::Did,
};
use tokio::sync::mpsc;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    if let Ok(relay) = env::var("BSKY_RELAY") {
        let bsky = Bluesky::anonymous().relay_service(relay).build()?;
        let file = PathBuf::from("firehose.cursor");
        match listen(&bsky, &file, |did, post| println!("{did}: {}", post.text)).await? {}
    }

    let demo = Demo::start().await?;
    let bsky = Bluesky::anonymous().relay_service(demo.pds.url()).build()?;
    let (seen, seen_posts) = mpsc::unbounded_channel();
    let listener = listen(&bsky, &demo.cursor_file, |did, post| {
        println!("{did}: {}", post.text);
        let _ = seen.send(());
    });
    tokio::select! {
        stopped = listener => match stopped? {},
        played = demo.play(seen_posts) => played?,
    }
    println!("done");
    Ok(())
}

/// Shows every new post, for ever: whatever happens to the connection, it goes on behind the last message it dealt with.
async fn listen(
    bsky: &Bluesky,
    cursor_file: &Path,
    mut on_post: impl FnMut(&Did, &Post),
) -> Result<Infallible, Box<dyn Error>> {
    const SHORTEST: Duration = Duration::from_millis(100);
    const LONGEST: Duration = Duration::from_secs(30);

    let mut cursor = load(cursor_file)?;
    let mut wait = SHORTEST;
    loop {
        println!("connecting, cursor {cursor:?}");
        let mut repos = bsky
            .atproto()
            .sync()
            .subscribe_repos()
            .maybe_cursor(cursor)
            .subscribe();
        while let Some(message) = repos.next().await {
            match message {
                Ok(SubscribeReposMessage::Commit(commit)) => {
                    for post in commit.creates::<Post>() {
                        // One record that cannot be read costs no other.
                        match post.and_then(|post| post.record()) {
                            Ok(post) => on_post(&commit.repo, &post),
                            Err(error) => eprintln!("skipped: {error}"),
                        }
                    }
                    // Only now is it dealt with: after a crash it comes again, and nothing is missed.
                    save(cursor_file, commit.seq)?;
                    cursor = Some(commit.seq);
                    wait = SHORTEST;
                }
                Ok(_) => {}
                Err(error) if error.is_frame() => eprintln!("skipped: {error}"),
                Err(error) => eprintln!("the stream broke: {error}"),
            }
        }
        // The stream has ended, and never reconnects by itself.
        tokio::time::sleep(wait).await;
        wait = (wait * 2).min(LONGEST);
    }
}

fn load(file: &Path) -> Result<Option<i64>, Box<dyn Error>> {
    match fs::read_to_string(file) {
        Ok(text) => Ok(Some(text.trim().parse()?)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Written beside and renamed, so that a crash leaves the old cursor or the new one.
fn save(file: &Path, cursor: i64) -> io::Result<()> {
    let new = file.with_extension("new");
    fs::write(&new, cursor.to_string())?;
    fs::rename(&new, file)
}

/// A server inside this program, and somebody who posts.
struct Demo {
    pds: TestPds,
    alice: TestAccount,
    cursor_file: PathBuf,
}

impl Demo {
    async fn start() -> Result<Self, Box<dyn Error>> {
        let pds = TestPds::start().await?;
        let alice = pds.account("alice.test").await?;
        let cursor_file = env::temp_dir().join(format!("firehose-{}.cursor", std::process::id()));
        // Everything from the start on, so that it does not matter who comes first, the listener or the post.
        save(&cursor_file, 0)?;
        Ok(Self {
            pds,
            alice,
            cursor_file,
        })
    }

    /// Posts, breaks the connection, posts again, and returns when all of it was seen.
    async fn play(&self, mut seen: mpsc::UnboundedReceiver<()>) -> Result<(), Box<dyn Error>> {
        let posts = self.alice.client().build()?.feed().post();
        for text in ["The first post", "The second post"] {
            posts.create(text).await?;
            seen.recv().await;
        }
        // This breaks the poster's connection too, so the next post goes by a client with connections of its own.
        self.pds.reset_connections();
        let posts = self.alice.client().build()?.feed().post();
        posts.create("Made while nobody was connected").await?;
        seen.recv().await;
        fs::remove_file(&self.cursor_file)?;
        Ok(())
    }
}
