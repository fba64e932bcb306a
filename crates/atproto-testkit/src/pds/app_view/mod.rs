//! A small AppView: the app.bsky reads that a first bot needs, over the repositories of this server.
//!
//! [`index`] follows every commit and remembers who points at what; the rest are views: [`actors`] of accounts,
//! [`posts`] of posts, [`embeds`] of what hangs on them, and the methods that put them in lists. Reads see a write
//! as soon as it is answered; a real AppView lags behind by some hundred milliseconds.

mod actors;
mod embeds;
mod feeds;
mod graph;
mod index;
mod notifications;
mod posts;
mod preferences;
mod thread;

use super::call::Route;

pub(super) use index::Index;

/// The methods of the AppView.
pub(super) const ROUTES: &[&[Route]] = &[
    actors::ROUTES,
    feeds::ROUTES,
    graph::ROUTES,
    notifications::ROUTES,
    preferences::ROUTES,
    thread::ROUTES,
];

const POST: &str = "app.bsky.feed.post";
const LIKE: &str = "app.bsky.feed.like";
const REPOST: &str = "app.bsky.feed.repost";
const FOLLOW: &str = "app.bsky.graph.follow";
