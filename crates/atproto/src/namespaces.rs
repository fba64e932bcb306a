//! The namespaces of `com.atproto`.

use crate::{
    AtProto,
    com::atproto::{
        admin::Admin, identity::Identity, label::Label, lexicon::Lexicon, moderation::Moderation,
        repo::Repo, server::Server, sync::Sync, temp::Temp,
    },
};

impl AtProto {
    /// `com.atproto.admin`: for those who run a server.
    pub fn admin(&self) -> Admin {
        Admin::new(self.client.clone())
    }

    /// `com.atproto.identity`: handles, DIDs, and changing them.
    pub fn identity(&self) -> Identity {
        Identity::new(self.client.clone())
    }

    /// `com.atproto.label`: labels of a labeler.
    pub fn label(&self) -> Label {
        Label::new(self.client.clone())
    }

    /// `com.atproto.lexicon`: lexicons, published as records.
    pub fn lexicon(&self) -> Lexicon {
        Lexicon::new(self.client.clone())
    }

    /// `com.atproto.moderation`: reports to moderators.
    pub fn moderation(&self) -> Moderation {
        Moderation::new(self.client.clone())
    }

    /// `com.atproto.repo`: records and blobs, untyped. Typed records are [`Records`](crate::Records).
    pub fn repo(&self) -> Repo {
        Repo::new(self.client.clone())
    }

    /// `com.atproto.server`: accounts, passwords, what a server says about itself.
    pub fn server(&self) -> Server {
        Server::new(self.client.clone())
    }

    /// `com.atproto.sync`: whole repositories, blobs, and the firehose.
    pub fn sync(&self) -> Sync {
        Sync::new(self.client.clone())
    }

    /// `com.atproto.temp`: what may change or go without notice.
    pub fn temp(&self) -> Temp {
        Temp::new(self.client.clone())
    }
}
