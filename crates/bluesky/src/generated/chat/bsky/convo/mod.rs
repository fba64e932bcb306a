// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.convo`.

pub mod accept_convo;
pub mod add_reaction;
pub mod defs;
pub mod delete_message_for_self;
pub mod export_account_data;
pub mod get_convo;
pub mod get_convo_availability;
pub mod get_convo_for_members;
pub mod get_convo_members;
pub mod get_log;
pub mod get_messages;
pub mod get_unread_counts;
pub mod leave_convo;
pub mod list_convo_requests;
pub mod list_convos;
pub mod lock_convo;
pub mod mute_convo;
pub mod remove_reaction;
pub mod send_message;
pub mod send_message_batch;
pub mod unlock_convo;
pub mod unmute_convo;
pub mod update_all_read;
pub mod update_read;

pub use accept_convo::{AcceptConvo, AcceptConvoCall, AcceptConvoError, AcceptConvoOutput};
pub use add_reaction::{AddReaction, AddReactionCall, AddReactionError, AddReactionOutput};
pub use delete_message_for_self::{
    DeleteMessageForSelf, DeleteMessageForSelfCall, DeleteMessageForSelfError,
};
pub use export_account_data::{ExportAccountData, ExportAccountDataCall};
pub use get_convo::{GetConvo, GetConvoCall, GetConvoError, GetConvoOutput};
pub use get_convo_availability::{
    GetConvoAvailability, GetConvoAvailabilityCall, GetConvoAvailabilityOutput,
};
pub use get_convo_for_members::{
    GetConvoForMembers, GetConvoForMembersCall, GetConvoForMembersError, GetConvoForMembersOutput,
};
pub use get_convo_members::{
    GetConvoMembers, GetConvoMembersCall, GetConvoMembersError, GetConvoMembersOutput,
};
pub use get_log::{GetLog, GetLogCall, GetLogOutput};
pub use get_messages::{GetMessages, GetMessagesCall, GetMessagesError, GetMessagesOutput};
pub use get_unread_counts::{GetUnreadCounts, GetUnreadCountsCall, GetUnreadCountsOutput};
pub use leave_convo::{LeaveConvo, LeaveConvoCall, LeaveConvoError, LeaveConvoOutput};
pub use list_convo_requests::{ListConvoRequests, ListConvoRequestsCall, ListConvoRequestsOutput};
pub use list_convos::{ListConvos, ListConvosCall, ListConvosOutput};
pub use lock_convo::{LockConvo, LockConvoCall, LockConvoError, LockConvoOutput};
pub use mute_convo::{MuteConvo, MuteConvoCall, MuteConvoError, MuteConvoOutput};
pub use remove_reaction::{
    RemoveReaction, RemoveReactionCall, RemoveReactionError, RemoveReactionOutput,
};
pub use send_message::{SendMessage, SendMessageCall, SendMessageError};
pub use send_message_batch::{
    SendMessageBatch, SendMessageBatchCall, SendMessageBatchError, SendMessageBatchOutput,
};
pub use unlock_convo::{UnlockConvo, UnlockConvoCall, UnlockConvoError, UnlockConvoOutput};
pub use unmute_convo::{UnmuteConvo, UnmuteConvoCall, UnmuteConvoError, UnmuteConvoOutput};
pub use update_all_read::{UpdateAllRead, UpdateAllReadCall, UpdateAllReadOutput};
pub use update_read::{UpdateRead, UpdateReadCall, UpdateReadError, UpdateReadOutput};

use crate::chat::bsky::convo::defs::MessageInput;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `chat.bsky.convo`.
#[derive(Clone, Debug)]
pub struct Convo {
    client: Client,
}

impl Convo {
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

    /// Calls `chat.bsky.convo.acceptConvo`: see [`AcceptConvo`].
    #[inline]
    pub fn accept_convo(&self, convo_id: impl Into<String>) -> AcceptConvoCall {
        AcceptConvoCall::new(&self.client, AcceptConvo::new(convo_id))
    }

    /// Calls `chat.bsky.convo.addReaction`: see [`AddReaction`].
    #[inline]
    pub fn add_reaction(
        &self,
        convo_id: impl Into<String>,
        message_id: impl Into<String>,
        value: impl Into<String>,
    ) -> AddReactionCall {
        AddReactionCall::new(&self.client, AddReaction::new(convo_id, message_id, value))
    }

    /// Calls `chat.bsky.convo.deleteMessageForSelf`: see [`DeleteMessageForSelf`].
    #[inline]
    pub fn delete_message_for_self(
        &self,
        convo_id: impl Into<String>,
        message_id: impl Into<String>,
    ) -> DeleteMessageForSelfCall {
        DeleteMessageForSelfCall::new(
            &self.client,
            DeleteMessageForSelf::new(convo_id, message_id),
        )
    }

    /// Asks `chat.bsky.convo.exportAccountData`: see [`ExportAccountData`].
    #[inline]
    pub fn export_account_data(&self) -> ExportAccountDataCall {
        ExportAccountDataCall::new(&self.client, ExportAccountData::new())
    }

    /// Asks `chat.bsky.convo.getConvo`: see [`GetConvo`].
    #[inline]
    pub fn get_convo(&self, convo_id: impl Into<String>) -> GetConvoCall {
        GetConvoCall::new(&self.client, GetConvo::new(convo_id))
    }

    /// Asks `chat.bsky.convo.getConvoAvailability`: see [`GetConvoAvailability`].
    #[inline]
    pub fn get_convo_availability(
        &self,
        members: impl IntoIterator<Item = impl IntoWire<Did>>,
    ) -> GetConvoAvailabilityCall {
        GetConvoAvailabilityCall::new(&self.client, GetConvoAvailability::new(members))
    }

    /// Asks `chat.bsky.convo.getConvoForMembers`: see [`GetConvoForMembers`].
    #[inline]
    pub fn get_convo_for_members(
        &self,
        members: impl IntoIterator<Item = impl IntoWire<Did>>,
    ) -> GetConvoForMembersCall {
        GetConvoForMembersCall::new(&self.client, GetConvoForMembers::new(members))
    }

    /// Asks `chat.bsky.convo.getConvoMembers`: see [`GetConvoMembers`].
    #[inline]
    pub fn get_convo_members(&self, convo_id: impl Into<String>) -> GetConvoMembersCall {
        GetConvoMembersCall::new(&self.client, GetConvoMembers::new(convo_id))
    }

    /// Asks `chat.bsky.convo.getLog`: see [`GetLog`].
    #[inline]
    pub fn get_log(&self) -> GetLogCall {
        GetLogCall::new(&self.client, GetLog::new())
    }

    /// Asks `chat.bsky.convo.getMessages`: see [`GetMessages`].
    #[inline]
    pub fn get_messages(&self, convo_id: impl Into<String>) -> GetMessagesCall {
        GetMessagesCall::new(&self.client, GetMessages::new(convo_id))
    }

    /// Asks `chat.bsky.convo.getUnreadCounts`: see [`GetUnreadCounts`].
    #[inline]
    pub fn get_unread_counts(&self) -> GetUnreadCountsCall {
        GetUnreadCountsCall::new(&self.client, GetUnreadCounts::new())
    }

    /// Calls `chat.bsky.convo.leaveConvo`: see [`LeaveConvo`].
    #[inline]
    pub fn leave_convo(&self, convo_id: impl Into<String>) -> LeaveConvoCall {
        LeaveConvoCall::new(&self.client, LeaveConvo::new(convo_id))
    }

    /// Asks `chat.bsky.convo.listConvoRequests`: see [`ListConvoRequests`].
    #[inline]
    pub fn list_convo_requests(&self) -> ListConvoRequestsCall {
        ListConvoRequestsCall::new(&self.client, ListConvoRequests::new())
    }

    /// Asks `chat.bsky.convo.listConvos`: see [`ListConvos`].
    #[inline]
    pub fn list_convos(&self) -> ListConvosCall {
        ListConvosCall::new(&self.client, ListConvos::new())
    }

    /// Calls `chat.bsky.convo.lockConvo`: see [`LockConvo`].
    #[inline]
    pub fn lock_convo(&self, convo_id: impl Into<String>) -> LockConvoCall {
        LockConvoCall::new(&self.client, LockConvo::new(convo_id))
    }

    /// Calls `chat.bsky.convo.muteConvo`: see [`MuteConvo`].
    #[inline]
    pub fn mute_convo(&self, convo_id: impl Into<String>) -> MuteConvoCall {
        MuteConvoCall::new(&self.client, MuteConvo::new(convo_id))
    }

    /// Calls `chat.bsky.convo.removeReaction`: see [`RemoveReaction`].
    #[inline]
    pub fn remove_reaction(
        &self,
        convo_id: impl Into<String>,
        message_id: impl Into<String>,
        value: impl Into<String>,
    ) -> RemoveReactionCall {
        RemoveReactionCall::new(
            &self.client,
            RemoveReaction::new(convo_id, message_id, value),
        )
    }

    /// Calls `chat.bsky.convo.sendMessage`: see [`SendMessage`].
    #[inline]
    pub fn send_message(
        &self,
        convo_id: impl Into<String>,
        message: MessageInput,
    ) -> SendMessageCall {
        SendMessageCall::new(&self.client, SendMessage::new(convo_id, message))
    }

    /// Calls `chat.bsky.convo.sendMessageBatch`: see [`SendMessageBatch`].
    #[inline]
    pub fn send_message_batch(
        &self,
        items: impl IntoIterator<Item = send_message_batch::BatchItem>,
    ) -> SendMessageBatchCall {
        SendMessageBatchCall::new(&self.client, SendMessageBatch::new(items))
    }

    /// Calls `chat.bsky.convo.unlockConvo`: see [`UnlockConvo`].
    #[inline]
    pub fn unlock_convo(&self, convo_id: impl Into<String>) -> UnlockConvoCall {
        UnlockConvoCall::new(&self.client, UnlockConvo::new(convo_id))
    }

    /// Calls `chat.bsky.convo.unmuteConvo`: see [`UnmuteConvo`].
    #[inline]
    pub fn unmute_convo(&self, convo_id: impl Into<String>) -> UnmuteConvoCall {
        UnmuteConvoCall::new(&self.client, UnmuteConvo::new(convo_id))
    }

    /// Calls `chat.bsky.convo.updateAllRead`: see [`UpdateAllRead`].
    #[inline]
    pub fn update_all_read(&self) -> UpdateAllReadCall {
        UpdateAllReadCall::new(&self.client, UpdateAllRead::new())
    }

    /// Calls `chat.bsky.convo.updateRead`: see [`UpdateRead`].
    #[inline]
    pub fn update_read(&self, convo_id: impl Into<String>) -> UpdateReadCall {
        UpdateReadCall::new(&self.client, UpdateRead::new(convo_id))
    }
}
