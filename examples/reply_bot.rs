//! A bot that asks a question and answers every reply, once.
//!
//! It keeps no list of what it has answered: the thread itself tells. So it may crash or be stopped at any time.
//!
//! Runs by itself on a server inside this program, where somebody replies. On the real network (see `lib.rs`) it goes on
//! until Ctrl-C.

use std::{error::Error, time::Duration};

use atproto_examples::Server;
use bluesky::{
    Bluesky, RetryConfig, Session,
    app::bsky::feed::{
        Post,
        defs::{ThreadViewPost, ThreadViewPostRepliesItem},
        get_post_thread::GetPostThreadOutputThread,
        post::ReplyRef,
    },
    atproto::create_session,
    com::atproto::repo::StrongRef,
};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let server = Server::from_env().await?;
    let session = create_session(&server.identifier, &server.password)
        .service(server.url())
        .await?
        .data;
    let bot = client(&server, session)?;

    let question = bot
        .feed()
        .post()
        .create("Which language shall I learn?")
        .await?
        .data;
    println!("asked {}", question.uri);
    let question = StrongRef::from(&question);

    if server.pds.is_some() {
        reply_as_bob(&server, &question).await?;
        answer_replies(&bot, &question).await?;
        // A second look finds nothing to do.
        answer_replies(&bot, &question).await?;
        println!("nothing left to answer");
        return Ok(());
    }
    loop {
        answer_replies(&bot, &question).await?;
        tokio::time::sleep(Duration::from_secs(30)).await;
    }
}

fn client(server: &Server, session: Session) -> Result<Bluesky, bluesky::Error> {
    Bluesky::from_session(session)
        .service(server.url())
        // A server knows its own AppView.
        .without_app_view()
        .retry_config(RetryConfig::new(5))
        .build()
}

/// Answers the replies to `question` that have no answer of ours.
async fn answer_replies(bot: &Bluesky, question: &StrongRef) -> Result<(), Box<dyn Error>> {
    let me = bot.actor_did().ok_or("nobody is signed in")?;
    let thread = bot
        .feed()
        .get_post_thread(&question.uri)
        .depth(2)
        .await?
        .data;
    let GetPostThreadOutputThread::ThreadViewPost(thread) = thread.thread else {
        return Err("the question is gone".into());
    };
    for reply in replies(&thread) {
        let answered = replies(reply).any(|answer| answer.post.author.did == me);
        if answered || reply.post.author.did == me {
            continue;
        }
        let said = reply.post.record.decode::<Post>()?.text;
        let answer = Post::new(format!("{said}? A good choice.")).reply(ReplyRef::new(
            question.clone(),
            StrongRef::from(&reply.post),
        ));
        bot.feed().post().create(answer).await?;
        println!("answered {}: {said}", reply.post.author.handle);
    }
    Ok(())
}

/// The replies that can be seen: not those of blocked, deleted or unknown kinds.
fn replies(post: &ThreadViewPost) -> impl Iterator<Item = &ThreadViewPost> {
    post.replies
        .iter()
        .flatten()
        .filter_map(|reply| match reply {
            ThreadViewPostRepliesItem::ThreadViewPost(post) => Some(&**post),
            _ => None,
        })
}

/// Somebody to talk to.
async fn reply_as_bob(server: &Server, question: &StrongRef) -> Result<(), Box<dyn Error>> {
    let Some(pds) = &server.pds else {
        return Ok(());
    };
    let bob = pds.account("bob.test").await?;
    let bsky = bob.client().build()?;
    let reply = Post::new("Rust").reply(ReplyRef::new(question.clone(), question.clone()));
    bsky.feed().post().create(reply).await?;
    Ok(())
}
