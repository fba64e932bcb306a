// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `chat.bsky.group`.

pub mod add_members;
pub mod approve_join_request;
pub mod create_group;
pub mod create_join_link;
pub mod defs;
pub mod disable_join_link;
pub mod edit_group;
pub mod edit_join_link;
pub mod enable_join_link;
pub mod get_join_link_preview;
pub mod get_join_link_previews;
pub mod list_join_requests;
pub mod list_mutual_groups;
pub mod reject_join_request;
pub mod remove_members;
pub mod request_join;
pub mod update_join_requests_read;
pub mod withdraw_join_request;

pub use add_members::{AddMembers, AddMembersCall, AddMembersError, AddMembersOutput};
pub use approve_join_request::{
    ApproveJoinRequest, ApproveJoinRequestCall, ApproveJoinRequestError, ApproveJoinRequestOutput,
};
pub use create_group::{CreateGroup, CreateGroupCall, CreateGroupError, CreateGroupOutput};
pub use create_join_link::{
    CreateJoinLink, CreateJoinLinkCall, CreateJoinLinkError, CreateJoinLinkOutput,
};
pub use disable_join_link::{
    DisableJoinLink, DisableJoinLinkCall, DisableJoinLinkError, DisableJoinLinkOutput,
};
pub use edit_group::{EditGroup, EditGroupCall, EditGroupError, EditGroupOutput};
pub use edit_join_link::{EditJoinLink, EditJoinLinkCall, EditJoinLinkError, EditJoinLinkOutput};
pub use enable_join_link::{
    EnableJoinLink, EnableJoinLinkCall, EnableJoinLinkError, EnableJoinLinkOutput,
};
pub use get_join_link_preview::{
    GetJoinLinkPreview, GetJoinLinkPreviewCall, GetJoinLinkPreviewError, GetJoinLinkPreviewOutput,
};
pub use get_join_link_previews::{
    GetJoinLinkPreviews, GetJoinLinkPreviewsCall, GetJoinLinkPreviewsOutput,
};
pub use list_join_requests::{
    ListJoinRequests, ListJoinRequestsCall, ListJoinRequestsError, ListJoinRequestsOutput,
};
pub use list_mutual_groups::{ListMutualGroups, ListMutualGroupsCall, ListMutualGroupsOutput};
pub use reject_join_request::{
    RejectJoinRequest, RejectJoinRequestCall, RejectJoinRequestError, RejectJoinRequestOutput,
};
pub use remove_members::{
    RemoveMembers, RemoveMembersCall, RemoveMembersError, RemoveMembersOutput,
};
pub use request_join::{RequestJoin, RequestJoinCall, RequestJoinError, RequestJoinOutput};
pub use update_join_requests_read::{
    UpdateJoinRequestsRead, UpdateJoinRequestsReadCall, UpdateJoinRequestsReadError,
    UpdateJoinRequestsReadOutput,
};
pub use withdraw_join_request::{
    WithdrawJoinRequest, WithdrawJoinRequestCall, WithdrawJoinRequestError,
    WithdrawJoinRequestOutput,
};

use crate::chat::bsky::group::defs::JoinRule;
use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `chat.bsky.group`.
#[derive(Clone, Debug)]
pub struct Group {
    client: Client,
}

impl Group {
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

    /// Calls `chat.bsky.group.addMembers`: see [`AddMembers`].
    #[inline]
    pub fn add_members(
        &self,
        convo_id: impl Into<String>,
        members: impl IntoIterator<Item = impl IntoWire<Did>>,
    ) -> AddMembersCall {
        AddMembersCall::new(&self.client, AddMembers::new(convo_id, members))
    }

    /// Calls `chat.bsky.group.approveJoinRequest`: see [`ApproveJoinRequest`].
    #[inline]
    pub fn approve_join_request(
        &self,
        convo_id: impl Into<String>,
        member: impl IntoWire<Did>,
    ) -> ApproveJoinRequestCall {
        ApproveJoinRequestCall::new(&self.client, ApproveJoinRequest::new(convo_id, member))
    }

    /// Calls `chat.bsky.group.createGroup`: see [`CreateGroup`].
    #[inline]
    pub fn create_group(
        &self,
        members: impl IntoIterator<Item = impl IntoWire<Did>>,
        name: impl Into<String>,
    ) -> CreateGroupCall {
        CreateGroupCall::new(&self.client, CreateGroup::new(members, name))
    }

    /// Calls `chat.bsky.group.createJoinLink`: see [`CreateJoinLink`].
    #[inline]
    pub fn create_join_link(
        &self,
        convo_id: impl Into<String>,
        join_rule: impl Into<JoinRule>,
    ) -> CreateJoinLinkCall {
        CreateJoinLinkCall::new(&self.client, CreateJoinLink::new(convo_id, join_rule))
    }

    /// Calls `chat.bsky.group.disableJoinLink`: see [`DisableJoinLink`].
    #[inline]
    pub fn disable_join_link(&self, convo_id: impl Into<String>) -> DisableJoinLinkCall {
        DisableJoinLinkCall::new(&self.client, DisableJoinLink::new(convo_id))
    }

    /// Calls `chat.bsky.group.editGroup`: see [`EditGroup`].
    #[inline]
    pub fn edit_group(
        &self,
        convo_id: impl Into<String>,
        name: impl Into<String>,
    ) -> EditGroupCall {
        EditGroupCall::new(&self.client, EditGroup::new(convo_id, name))
    }

    /// Calls `chat.bsky.group.editJoinLink`: see [`EditJoinLink`].
    #[inline]
    pub fn edit_join_link(&self, convo_id: impl Into<String>) -> EditJoinLinkCall {
        EditJoinLinkCall::new(&self.client, EditJoinLink::new(convo_id))
    }

    /// Calls `chat.bsky.group.enableJoinLink`: see [`EnableJoinLink`].
    #[inline]
    pub fn enable_join_link(&self, convo_id: impl Into<String>) -> EnableJoinLinkCall {
        EnableJoinLinkCall::new(&self.client, EnableJoinLink::new(convo_id))
    }

    /// Asks `chat.bsky.group.getJoinLinkPreview`: see [`GetJoinLinkPreview`].
    #[inline]
    pub fn get_join_link_preview(&self, code: impl Into<String>) -> GetJoinLinkPreviewCall {
        GetJoinLinkPreviewCall::new(&self.client, GetJoinLinkPreview::new(code))
    }

    /// Asks `chat.bsky.group.getJoinLinkPreviews`: see [`GetJoinLinkPreviews`].
    #[inline]
    pub fn get_join_link_previews(
        &self,
        codes: impl IntoIterator<Item = impl Into<String>>,
    ) -> GetJoinLinkPreviewsCall {
        GetJoinLinkPreviewsCall::new(&self.client, GetJoinLinkPreviews::new(codes))
    }

    /// Asks `chat.bsky.group.listJoinRequests`: see [`ListJoinRequests`].
    #[inline]
    pub fn list_join_requests(&self, convo_id: impl Into<String>) -> ListJoinRequestsCall {
        ListJoinRequestsCall::new(&self.client, ListJoinRequests::new(convo_id))
    }

    /// Asks `chat.bsky.group.listMutualGroups`: see [`ListMutualGroups`].
    #[inline]
    pub fn list_mutual_groups(&self, subject: impl IntoWire<Did>) -> ListMutualGroupsCall {
        ListMutualGroupsCall::new(&self.client, ListMutualGroups::new(subject))
    }

    /// Calls `chat.bsky.group.rejectJoinRequest`: see [`RejectJoinRequest`].
    #[inline]
    pub fn reject_join_request(
        &self,
        convo_id: impl Into<String>,
        member: impl IntoWire<Did>,
    ) -> RejectJoinRequestCall {
        RejectJoinRequestCall::new(&self.client, RejectJoinRequest::new(convo_id, member))
    }

    /// Calls `chat.bsky.group.removeMembers`: see [`RemoveMembers`].
    #[inline]
    pub fn remove_members(
        &self,
        convo_id: impl Into<String>,
        members: impl IntoIterator<Item = impl IntoWire<Did>>,
    ) -> RemoveMembersCall {
        RemoveMembersCall::new(&self.client, RemoveMembers::new(convo_id, members))
    }

    /// Calls `chat.bsky.group.requestJoin`: see [`RequestJoin`].
    #[inline]
    pub fn request_join(&self, code: impl Into<String>) -> RequestJoinCall {
        RequestJoinCall::new(&self.client, RequestJoin::new(code))
    }

    /// Calls `chat.bsky.group.updateJoinRequestsRead`: see [`UpdateJoinRequestsRead`].
    #[inline]
    pub fn update_join_requests_read(
        &self,
        convo_id: impl Into<String>,
    ) -> UpdateJoinRequestsReadCall {
        UpdateJoinRequestsReadCall::new(&self.client, UpdateJoinRequestsRead::new(convo_id))
    }

    /// Calls `chat.bsky.group.withdrawJoinRequest`: see [`WithdrawJoinRequest`].
    #[inline]
    pub fn withdraw_join_request(&self, convo_id: impl Into<String>) -> WithdrawJoinRequestCall {
        WithdrawJoinRequestCall::new(&self.client, WithdrawJoinRequest::new(convo_id))
    }
}
