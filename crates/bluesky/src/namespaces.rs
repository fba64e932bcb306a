//! The namespaces of `app.bsky`.

use crate::{
    Bluesky,
    app::bsky::{
        actor::Actor, ageassurance::Ageassurance, bookmark::Bookmark, contact::Contact,
        draft::Draft, embed::Embed, feed::Feed, graph::Graph, labeler::Labeler,
        notification::Notification, unspecced::Unspecced, video::Video,
    },
};

impl Bluesky {
    /// `app.bsky.actor`: profiles and preferences.
    pub fn actor(&self) -> Actor {
        Actor::new(self.app.clone())
    }

    /// `app.bsky.ageassurance`: whether an account may see what its age decides.
    pub fn ageassurance(&self) -> Ageassurance {
        Ageassurance::new(self.app.clone())
    }

    /// `app.bsky.bookmark`: posts to come back to.
    pub fn bookmark(&self) -> Bookmark {
        Bookmark::new(self.app.clone())
    }

    /// `app.bsky.contact`: finding people by their phone numbers.
    pub fn contact(&self) -> Contact {
        Contact::new(self.app.clone())
    }

    /// `app.bsky.draft`: posts that are not sent yet.
    pub fn draft(&self) -> Draft {
        Draft::new(self.app.clone())
    }

    /// `app.bsky.embed`: what a link shows.
    pub fn embed(&self) -> Embed {
        Embed::new(self.app.clone())
    }

    /// `app.bsky.feed`: posts, likes, timelines, threads, search.
    pub fn feed(&self) -> Feed {
        Feed::new(self.app.clone())
    }

    /// `app.bsky.graph`: follows, blocks, mutes, lists, starter packs.
    pub fn graph(&self) -> Graph {
        Graph::new(self.app.clone())
    }

    /// `app.bsky.labeler`: labelers and what they say about themselves.
    pub fn labeler(&self) -> Labeler {
        Labeler::new(self.app.clone())
    }

    /// `app.bsky.notification`: what happened to the account.
    pub fn notification(&self) -> Notification {
        Notification::new(self.app.clone())
    }

    /// `app.bsky.unspecced`: what may change or go without notice.
    pub fn unspecced(&self) -> Unspecced {
        Unspecced::new(self.app.clone())
    }

    /// `app.bsky.video`: uploads of videos.
    pub fn video(&self) -> Video {
        Video::new(self.app.clone())
    }
}
