// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.moderation`.

pub mod defs;
pub mod get_actor_metadata;
pub mod get_convo;
pub mod get_convo_members;
pub mod get_convos;
pub mod get_message_context;
pub mod subscribe_mod_events;
pub mod update_actor_access;

pub use get_actor_metadata::{GetActorMetadata, GetActorMetadataCall, GetActorMetadataOutput};
pub use get_convo::{GetConvo, GetConvoCall, GetConvoError, GetConvoOutput};
pub use get_convo_members::{
    GetConvoMembers, GetConvoMembersCall, GetConvoMembersError, GetConvoMembersOutput,
};
pub use get_convos::{GetConvos, GetConvosCall, GetConvosOutput};
pub use get_message_context::{GetMessageContext, GetMessageContextCall, GetMessageContextOutput};
pub use subscribe_mod_events::{
    SubscribeModEvents, SubscribeModEventsCall, SubscribeModEventsError, SubscribeModEventsMessage,
};
pub use update_actor_access::{UpdateActorAccess, UpdateActorAccessCall};

use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `chat.bsky.moderation`.
#[derive(Clone, Debug)]
pub struct Moderation {
    client: Client,
}

impl Moderation {
    /// Those of this client.
    #[inline]
    pub fn new(client: Client) -> Self {
        Self { client }
    }

    /// The client that sends the calls.
    #[inline]
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Asks `chat.bsky.moderation.getActorMetadata`: see [`GetActorMetadata`].
    #[inline]
    pub fn get_actor_metadata(&self, actor: impl IntoWire<Did>) -> GetActorMetadataCall {
        GetActorMetadataCall::new(&self.client, GetActorMetadata::new(actor))
    }

    /// Asks `chat.bsky.moderation.getConvo`: see [`GetConvo`].
    #[inline]
    pub fn get_convo(&self, convo_id: impl Into<String>) -> GetConvoCall {
        GetConvoCall::new(&self.client, GetConvo::new(convo_id))
    }

    /// Asks `chat.bsky.moderation.getConvoMembers`: see [`GetConvoMembers`].
    #[inline]
    pub fn get_convo_members(&self, convo_id: impl Into<String>) -> GetConvoMembersCall {
        GetConvoMembersCall::new(&self.client, GetConvoMembers::new(convo_id))
    }

    /// Asks `chat.bsky.moderation.getConvos`: see [`GetConvos`].
    #[inline]
    pub fn get_convos(
        &self,
        convo_ids: impl IntoIterator<Item = impl Into<String>>,
    ) -> GetConvosCall {
        GetConvosCall::new(&self.client, GetConvos::new(convo_ids))
    }

    /// Asks `chat.bsky.moderation.getMessageContext`: see [`GetMessageContext`].
    #[inline]
    pub fn get_message_context(&self, message_id: impl Into<String>) -> GetMessageContextCall {
        GetMessageContextCall::new(&self.client, GetMessageContext::new(message_id))
    }

    /// Subscribes to `chat.bsky.moderation.subscribeModEvents`: see [`SubscribeModEvents`].
    #[inline]
    pub fn subscribe_mod_events(&self) -> SubscribeModEventsCall {
        SubscribeModEventsCall::new(&self.client, SubscribeModEvents::new())
    }

    /// Calls `chat.bsky.moderation.updateActorAccess`: see [`UpdateActorAccess`].
    #[inline]
    pub fn update_actor_access(
        &self,
        actor: impl IntoWire<Did>,
        allow_access: bool,
    ) -> UpdateActorAccessCall {
        UpdateActorAccessCall::new(&self.client, UpdateActorAccess::new(actor, allow_access))
    }
}
