//! Views of posts.

use serde_json::{Map, Value, json};

use super::{
    POST,
    actors::Detail,
    index::{Way, sort_at},
};
use crate::pds::{accounts::Account, json::set, repo::Stored, state::State};

/// A post with who wrote it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Post<'a> {
    pub(super) account: &'a Account,
    pub(super) rkey: &'a str,
    pub(super) stored: &'a Stored,
}

impl Post<'_> {
    pub(super) fn uri(&self) -> String {
        format!("at://{}/{POST}/{}", self.account.did, self.rkey)
    }

    pub(super) fn sort_at(&self) -> String {
        sort_at(self.stored)
    }

    /// The post that it answers, and the first of the thread.
    pub(super) fn reply(&self) -> Option<(&str, &str)> {
        let at = |pointer: &str| self.stored.value.pointer(pointer).and_then(Value::as_str);
        Some((at("/reply/parent/uri")?, at("/reply/root/uri")?))
    }
}

impl State {
    /// The post of a URI, whose authority may be a handle.
    pub(super) fn post<'a>(&'a self, uri: &'a str) -> Option<Post<'a>> {
        let (authority, path) = uri.strip_prefix("at://")?.split_once('/')?;
        let (collection, rkey) = path.split_once('/')?;
        let account = self.actor(authority).ok().filter(|_| collection == POST)?;
        Some(Post {
            account,
            rkey,
            stored: self.record(&account.did, path)?,
        })
    }

    /// All posts of an account, oldest first.
    pub(super) fn posts_of<'a>(&'a self, account: &'a Account) -> impl Iterator<Item = Post<'a>> {
        let records = self
            .repos
            .get(&account.did)
            .map(|repo| repo.collection(POST));
        records
            .into_iter()
            .flatten()
            .map(move |(rkey, stored)| Post {
                account,
                rkey,
                stored,
            })
    }

    /// A view of a post, as `viewer` sees it.
    pub(super) fn post_view(&self, post: &Post<'_>, viewer: Option<&str>) -> Value {
        let uri = post.uri();
        let count = |way: Way| self.index.to(way, &uri).len();
        let mut view = json!({
            "uri": uri,
            "cid": post.stored.cid.to_string(),
            "author": self.profile(post.account, viewer, Detail::Basic),
            "record": post.stored.value,
            "replyCount": count(Way::Reply),
            "repostCount": count(Way::Repost),
            "likeCount": count(Way::Like),
            "quoteCount": count(Way::Quote),
            "bookmarkCount": 0,
            "indexedAt": post.stored.indexed_at,
            "labels": [],
        });
        if let Some(embed) = post.stored.value.get("embed")
            && let Some(embed) = self.embed_view(&post.account.did, embed, viewer)
        {
            set(&mut view, "embed", embed);
        }
        if let Some(viewer) = viewer {
            let mut relation = Map::new();
            for (name, way) in [("like", Way::Like), ("repost", Way::Repost)] {
                if let Some(link) = self.index.from(viewer, way, &uri) {
                    relation.insert(name.to_owned(), link.uri().into());
                }
            }
            for flag in [
                "threadMuted",
                "replyDisabled",
                "embeddingDisabled",
                "bookmarked",
            ] {
                relation.insert(flag.to_owned(), json!(false));
            }
            set(&mut view, "viewer", Value::Object(relation));
        }
        view
    }

    /// A post as an entry of a feed, with what it answers.
    pub(super) fn feed_view(&self, post: &Post<'_>, viewer: Option<&str>) -> Value {
        let mut entry = json!({ "post": self.post_view(post, viewer) });
        if let Some((parent, root)) = post.reply() {
            set(
                &mut entry,
                "reply",
                json!({
                    "root": self.reference(root, viewer),
                    "parent": self.reference(parent, viewer),
                }),
            );
        }
        entry
    }

    /// A post that another one refers to, if it is still there.
    fn reference(&self, uri: &str, viewer: Option<&str>) -> Value {
        match self.post(uri) {
            Some(post) => typed("app.bsky.feed.defs#postView", self.post_view(&post, viewer)),
            None => not_found(uri),
        }
    }
}

/// What stands in the place of a post that is gone.
pub(super) fn not_found(uri: &str) -> Value {
    json!({ "$type": "app.bsky.feed.defs#notFoundPost", "uri": uri, "notFound": true })
}

/// A view as a member of a union.
pub(super) fn typed(kind: &str, mut view: Value) -> Value {
    set(&mut view, "$type", kind);
    view
}
