// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `tools.ozone.team`.

pub mod add_member;
pub mod defs;
pub mod delete_member;
pub mod list_members;
pub mod update_member;

pub use add_member::{AddMember, AddMemberCall, AddMemberError};
pub use delete_member::{DeleteMember, DeleteMemberCall, DeleteMemberError};
pub use list_members::{ListMembers, ListMembersCall, ListMembersOutput};
pub use update_member::{UpdateMember, UpdateMemberCall, UpdateMemberError};

use atproto_core::syntax::{Did, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `tools.ozone.team`.
#[derive(Clone, Debug)]
pub struct Team {
    client: Client,
}

impl Team {
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

    /// Calls `tools.ozone.team.addMember`: see [`AddMember`].
    #[inline]
    pub fn add_member(
        &self,
        did: impl IntoWire<Did>,
        role: impl Into<add_member::AddMemberRole>,
    ) -> AddMemberCall {
        AddMemberCall::new(&self.client, AddMember::new(did, role))
    }

    /// Calls `tools.ozone.team.deleteMember`: see [`DeleteMember`].
    #[inline]
    pub fn delete_member(&self, did: impl IntoWire<Did>) -> DeleteMemberCall {
        DeleteMemberCall::new(&self.client, DeleteMember::new(did))
    }

    /// Asks `tools.ozone.team.listMembers`: see [`ListMembers`].
    #[inline]
    pub fn list_members(&self) -> ListMembersCall {
        ListMembersCall::new(&self.client, ListMembers::new())
    }

    /// Calls `tools.ozone.team.updateMember`: see [`UpdateMember`].
    #[inline]
    pub fn update_member(&self, did: impl IntoWire<Did>) -> UpdateMemberCall {
        UpdateMemberCall::new(&self.client, UpdateMember::new(did))
    }
}
