//! Lists of posts.

use serde_json::{Value, json};

use super::{
    FOLLOW, REPOST,
    actors::Detail,
    index::{Link, Way, page, sort_at},
    posts::Post,
};
use crate::pds::{
    accounts::Account,
    call::{Auth, Call, Outcome, Reply, Route, query},
    failure::Failure,
    json::{set, set_some},
    state::State,
};

pub(super) const ROUTES: &[Route] = &[
    query("app.bsky.feed.getTimeline", Auth::Access, get_timeline),
    query(
        "app.bsky.feed.getAuthorFeed",
        Auth::Optional,
        get_author_feed,
    ),
    query("app.bsky.feed.getPosts", Auth::Optional, get_posts),
    query("app.bsky.feed.getLikes", Auth::Optional, get_likes),
    query(
        "app.bsky.feed.getRepostedBy",
        Auth::Optional,
        get_reposted_by,
    ),
];

/// The most posts of one call.
const MAX_POSTS: usize = 25;

/// An entry of a feed: a post, perhaps because somebody reposted it.
struct Entry<'a> {
    post: Post<'a>,
    repost: Option<(&'a Account, String, String)>,
    /// Newest first by this.
    key: String,
}

impl State {
    /// What an account posted and reposted, in no order.
    fn entries<'a>(&'a self, account: &'a Account) -> Vec<Entry<'a>> {
        let posts = self.posts_of(account).map(|post| {
            let key = format!("{}::{}", post.sort_at(), post.uri());
            Entry {
                post,
                repost: None,
                key,
            }
        });
        let records = self
            .repos
            .get(&account.did)
            .map(|repo| repo.collection(REPOST));
        let reposts = records.into_iter().flatten().filter_map(|(rkey, stored)| {
            let post = self.post(stored.value.pointer("/subject/uri")?.as_str()?)?;
            let uri = format!("at://{}/{REPOST}/{rkey}", account.did);
            let key = format!("{}::{uri}", sort_at(stored));
            let repost = (account, uri, stored.indexed_at.clone());
            Some(Entry {
                post,
                repost: Some(repost),
                key,
            })
        });
        posts.chain(reposts).collect()
    }

    /// One page of entries, newest first.
    fn feed(&self, mut entries: Vec<Entry<'_>>, call: &Call) -> Outcome {
        let limit = call.limit(50, 100)?;
        let cursor = call.param("cursor");
        entries.retain(|entry| cursor.is_none_or(|cursor| entry.key.as_str() < cursor));
        entries.sort_by(|a, b| b.key.cmp(&a.key));
        let more = entries.len() > limit;
        entries.truncate(limit);
        let feed: Vec<Value> = entries
            .iter()
            .map(|entry| self.entry_view(entry, call.viewer()))
            .collect();
        let mut answer = json!({ "feed": feed });
        if let (true, Some(last)) = (more, entries.last()) {
            set(&mut answer, "cursor", last.key.as_str());
        }
        Ok(Reply::Json(answer))
    }

    fn entry_view(&self, entry: &Entry<'_>, viewer: Option<&str>) -> Value {
        let mut view = self.feed_view(&entry.post, viewer);
        if let Some((by, uri, indexed_at)) = &entry.repost {
            set(
                &mut view,
                "reason",
                json!({
                    "$type": "app.bsky.feed.defs#reasonRepost",
                    "by": self.profile(by, viewer, Detail::Basic),
                    "uri": uri,
                    "indexedAt": indexed_at,
                }),
            );
        }
        view
    }
}

fn get_timeline(state: &mut State, call: &Call) -> Outcome {
    let viewer = call.caller()?;
    let follows = state.repos.get(viewer).map(|repo| repo.collection(FOLLOW));
    let follows = follows.into_iter().flatten();
    let mut dids: Vec<&str> = follows
        .filter_map(|(_, stored)| stored.value.get("subject")?.as_str())
        .chain([viewer])
        .collect();
    dids.sort_unstable();
    dids.dedup();
    let accounts = dids.into_iter().filter_map(|did| state.actor(did).ok());
    let entries = accounts
        .flat_map(|account| state.entries(account))
        .collect();
    state.feed(entries, call)
}

fn get_author_feed(state: &mut State, call: &Call) -> Outcome {
    let account = state.actor(call.required("actor")?)?;
    let mut entries = state.entries(account);
    let has_media = |post: &Post<'_>| {
        post.stored
            .value
            .get("embed")
            .is_some_and(|embed| embed.get("images").is_some())
    };
    let own_thread = |post: &Post<'_>| {
        let own = |uri: &str| {
            state
                .post(uri)
                .is_some_and(|post| post.account.did == account.did)
        };
        post.reply()
            .is_none_or(|(parent, root)| own(parent) && own(root))
    };
    match call.param("filter").unwrap_or("posts_with_replies") {
        "posts_no_replies" => {
            entries.retain(|entry| entry.repost.is_some() || entry.post.reply().is_none());
        }
        "posts_with_media" => {
            entries.retain(|entry| entry.repost.is_none() && has_media(&entry.post));
        }
        "posts_and_author_threads" => {
            entries.retain(|entry| entry.repost.is_some() || own_thread(&entry.post));
        }
        _ => {}
    }
    state.feed(entries, call)
}

fn get_posts(state: &mut State, call: &Call) -> Outcome {
    let uris = call.params("uris");
    if uris.is_empty() {
        return Err(call.bad_param("Missing required key \"uris\""));
    }
    if uris.len() > MAX_POSTS {
        let count = uris.len();
        return Err(call.bad_param(&format!(
            "array too big (maximum {MAX_POSTS}, got {count}) at $.uris"
        )));
    }
    let posts = uris.into_iter().filter_map(|uri| state.post(uri));
    let posts: Vec<Value> = posts
        .map(|post| state.post_view(&post, call.viewer()))
        .collect();
    Ok(Reply::Json(json!({ "posts": posts })))
}

/// The answer so far, and the links of the page with who made them.
type Reactions<'a> = (Value, Vec<(&'a Link, &'a Account)>);

/// A page of those who liked or reposted the `uri` of the call.
fn reactions<'a>(state: &'a State, call: &'a Call, way: Way) -> Result<Reactions<'a>, Failure> {
    let uri = call.required("uri")?;
    let (links, cursor) = page(
        state.index.to(way, uri),
        call.param("cursor"),
        call.limit(50, 100)?,
    );
    let mut answer = json!({ "uri": uri });
    set_some(&mut answer, "cid", call.param("cid"));
    set_some(&mut answer, "cursor", cursor);
    let links = links
        .into_iter()
        .filter_map(|link| Some((link, state.actor(&link.did).ok()?)));
    Ok((answer, links.collect()))
}

fn get_likes(state: &mut State, call: &Call) -> Outcome {
    let (mut answer, links) = reactions(state, call, Way::Like)?;
    let likes = links.into_iter().filter_map(|(link, account)| {
        let stored = state.record(&link.did, &link.path)?;
        Some(json!({
            "actor": state.profile(account, call.viewer(), Detail::View),
            "createdAt": stored.value.get("createdAt")?,
            "indexedAt": stored.indexed_at,
        }))
    });
    set(&mut answer, "likes", likes.collect::<Value>());
    Ok(Reply::Json(answer))
}

fn get_reposted_by(state: &mut State, call: &Call) -> Outcome {
    let (mut answer, links) = reactions(state, call, Way::Repost)?;
    let accounts = links.into_iter().map(|(_, account)| account);
    let profiles = accounts.map(|account| state.profile(account, call.viewer(), Detail::View));
    set(&mut answer, "repostedBy", profiles.collect::<Value>());
    Ok(Reply::Json(answer))
}
