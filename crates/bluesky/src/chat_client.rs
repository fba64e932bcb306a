//! The client of `chat.bsky`.

use std::fmt;

use ::atproto::AtProto;
use atproto_core::xrpc::{Call, Client, Endpoint};

use crate::chat::bsky::{
    actor::Actor, convo::Convo, group::Group, moderation::Moderation, notification::Notification,
};

/// The chat service of Bluesky, as a server passes calls on to it.
pub const CHAT: &str = "did:web:api.bsky.chat#bsky_chat";

/// A client of direct messages, on the session of another client. The account's server passes its calls on to the chat
/// service; an app password needs the permission for it.
#[derive(Clone)]
pub struct BlueskyChat {
    atproto: AtProto,
    client: Client,
}

impl BlueskyChat {
    /// A client that shares the session, the connections and the settings of `atproto`, whose own calls are not passed on.
    pub fn from_atproto(atproto: AtProto) -> Self {
        let client = atproto.client().with_proxy(Some(CHAT));
        Self { atproto, client }
    }

    /// The client of `com.atproto`, on the same session.
    pub fn atproto(&self) -> &AtProto {
        &self.atproto
    }

    /// The handle beneath.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// A call of an endpoint of the chat service.
    pub fn call<E: Endpoint>(&self, endpoint: E) -> Call<E> {
        self.client.call(endpoint)
    }

    /// `chat.bsky.actor`: the account's own chat settings.
    pub fn actor(&self) -> Actor {
        Actor::new(self.client.clone())
    }

    /// `chat.bsky.convo`: conversations and messages.
    pub fn convo(&self) -> Convo {
        Convo::new(self.client.clone())
    }

    /// `chat.bsky.group`: groups and their members.
    pub fn group(&self) -> Group {
        Group::new(self.client.clone())
    }

    /// `chat.bsky.moderation`: for moderators of the chat service.
    pub fn moderation(&self) -> Moderation {
        Moderation::new(self.client.clone())
    }

    /// `chat.bsky.notification`: which messages are announced.
    pub fn notification(&self) -> Notification {
        Notification::new(self.client.clone())
    }
}

impl fmt::Debug for BlueskyChat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("BlueskyChat").field(&self.atproto).finish()
    }
}
