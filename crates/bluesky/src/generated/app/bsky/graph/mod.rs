// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `app.bsky.graph`.

pub mod block;
pub mod defs;
pub mod follow;
pub mod get_actor_starter_packs;
pub mod get_blocks;
pub mod get_followers;
pub mod get_follows;
pub mod get_known_followers;
pub mod get_list;
pub mod get_list_blocks;
pub mod get_list_mutes;
pub mod get_lists;
pub mod get_lists_with_membership;
pub mod get_mutes;
pub mod get_relationships;
pub mod get_starter_pack;
pub mod get_starter_packs;
pub mod get_starter_packs_with_membership;
pub mod get_suggested_follows_by_actor;
pub mod list;
pub mod listblock;
pub mod listitem;
pub mod mute_actor;
pub mod mute_actor_list;
pub mod mute_thread;
pub mod referencelistoptout;
pub mod search_starter_packs;
pub mod search_starter_packs_v2;
pub mod starterpack;
pub mod unmute_actor;
pub mod unmute_actor_list;
pub mod unmute_thread;
pub mod verification;

pub use block::Block;
pub use follow::Follow;
pub use get_actor_starter_packs::{
    GetActorStarterPacks, GetActorStarterPacksCall, GetActorStarterPacksOutput,
};
pub use get_blocks::{GetBlocks, GetBlocksCall, GetBlocksOutput};
pub use get_followers::{GetFollowers, GetFollowersCall, GetFollowersOutput};
pub use get_follows::{GetFollows, GetFollowsCall, GetFollowsOutput};
pub use get_known_followers::{GetKnownFollowers, GetKnownFollowersCall, GetKnownFollowersOutput};
pub use get_list::{GetList, GetListCall, GetListOutput};
pub use get_list_blocks::{GetListBlocks, GetListBlocksCall, GetListBlocksOutput};
pub use get_list_mutes::{GetListMutes, GetListMutesCall, GetListMutesOutput};
pub use get_lists::{GetLists, GetListsCall, GetListsOutput};
pub use get_lists_with_membership::{
    GetListsWithMembership, GetListsWithMembershipCall, GetListsWithMembershipOutput,
};
pub use get_mutes::{GetMutes, GetMutesCall, GetMutesOutput};
pub use get_relationships::{
    GetRelationships, GetRelationshipsCall, GetRelationshipsError, GetRelationshipsOutput,
};
pub use get_starter_pack::{GetStarterPack, GetStarterPackCall, GetStarterPackOutput};
pub use get_starter_packs::{GetStarterPacks, GetStarterPacksCall, GetStarterPacksOutput};
pub use get_starter_packs_with_membership::{
    GetStarterPacksWithMembership, GetStarterPacksWithMembershipCall,
    GetStarterPacksWithMembershipOutput,
};
pub use get_suggested_follows_by_actor::{
    GetSuggestedFollowsByActor, GetSuggestedFollowsByActorCall, GetSuggestedFollowsByActorOutput,
};
pub use list::List;
pub use listblock::Listblock;
pub use listitem::Listitem;
pub use mute_actor::{MuteActor, MuteActorCall};
pub use mute_actor_list::{MuteActorList, MuteActorListCall};
pub use mute_thread::{MuteThread, MuteThreadCall};
pub use referencelistoptout::Referencelistoptout;
pub use search_starter_packs::{
    SearchStarterPacks, SearchStarterPacksCall, SearchStarterPacksOutput,
};
pub use search_starter_packs_v2::{
    SearchStarterPacksV2, SearchStarterPacksV2Call, SearchStarterPacksV2Output,
};
pub use starterpack::Starterpack;
pub use unmute_actor::{UnmuteActor, UnmuteActorCall};
pub use unmute_actor_list::{UnmuteActorList, UnmuteActorListCall};
pub use unmute_thread::{UnmuteThread, UnmuteThreadCall};
pub use verification::Verification;

use atproto::records::Records;
use atproto_core::syntax::{AtIdentifier, AtUri, IntoWire};
use atproto_core::xrpc::Client;

/// The methods and records of `app.bsky.graph`.
#[derive(Clone, Debug)]
pub struct Graph {
    client: Client,
}

impl Graph {
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

    /// The records of `app.bsky.graph.block`.
    #[inline]
    pub fn block(&self) -> Records<Block> {
        Records::new(&self.client)
    }

    /// The records of `app.bsky.graph.follow`.
    #[inline]
    pub fn follow(&self) -> Records<Follow> {
        Records::new(&self.client)
    }

    /// The records of `app.bsky.graph.list`.
    #[inline]
    pub fn list(&self) -> Records<List> {
        Records::new(&self.client)
    }

    /// The records of `app.bsky.graph.listblock`.
    #[inline]
    pub fn listblock(&self) -> Records<Listblock> {
        Records::new(&self.client)
    }

    /// The records of `app.bsky.graph.listitem`.
    #[inline]
    pub fn listitem(&self) -> Records<Listitem> {
        Records::new(&self.client)
    }

    /// The records of `app.bsky.graph.referencelistoptout`.
    #[inline]
    pub fn referencelistoptout(&self) -> Records<Referencelistoptout> {
        Records::new(&self.client)
    }

    /// The records of `app.bsky.graph.starterpack`.
    #[inline]
    pub fn starterpack(&self) -> Records<Starterpack> {
        Records::new(&self.client)
    }

    /// The records of `app.bsky.graph.verification`.
    #[inline]
    pub fn verification(&self) -> Records<Verification> {
        Records::new(&self.client)
    }

    /// Asks `app.bsky.graph.getActorStarterPacks`: see [`GetActorStarterPacks`].
    #[inline]
    pub fn get_actor_starter_packs(
        &self,
        actor: impl IntoWire<AtIdentifier>,
    ) -> GetActorStarterPacksCall {
        GetActorStarterPacksCall::new(&self.client, GetActorStarterPacks::new(actor))
    }

    /// Asks `app.bsky.graph.getBlocks`: see [`GetBlocks`].
    #[inline]
    pub fn get_blocks(&self) -> GetBlocksCall {
        GetBlocksCall::new(&self.client, GetBlocks::new())
    }

    /// Asks `app.bsky.graph.getFollowers`: see [`GetFollowers`].
    #[inline]
    pub fn get_followers(&self, actor: impl IntoWire<AtIdentifier>) -> GetFollowersCall {
        GetFollowersCall::new(&self.client, GetFollowers::new(actor))
    }

    /// Asks `app.bsky.graph.getFollows`: see [`GetFollows`].
    #[inline]
    pub fn get_follows(&self, actor: impl IntoWire<AtIdentifier>) -> GetFollowsCall {
        GetFollowsCall::new(&self.client, GetFollows::new(actor))
    }

    /// Asks `app.bsky.graph.getKnownFollowers`: see [`GetKnownFollowers`].
    #[inline]
    pub fn get_known_followers(&self, actor: impl IntoWire<AtIdentifier>) -> GetKnownFollowersCall {
        GetKnownFollowersCall::new(&self.client, GetKnownFollowers::new(actor))
    }

    /// Asks `app.bsky.graph.getList`: see [`GetList`].
    #[inline]
    pub fn get_list(&self, list: impl IntoWire<AtUri>) -> GetListCall {
        GetListCall::new(&self.client, GetList::new(list))
    }

    /// Asks `app.bsky.graph.getListBlocks`: see [`GetListBlocks`].
    #[inline]
    pub fn get_list_blocks(&self) -> GetListBlocksCall {
        GetListBlocksCall::new(&self.client, GetListBlocks::new())
    }

    /// Asks `app.bsky.graph.getListMutes`: see [`GetListMutes`].
    #[inline]
    pub fn get_list_mutes(&self) -> GetListMutesCall {
        GetListMutesCall::new(&self.client, GetListMutes::new())
    }

    /// Asks `app.bsky.graph.getLists`: see [`GetLists`].
    #[inline]
    pub fn get_lists(&self, actor: impl IntoWire<AtIdentifier>) -> GetListsCall {
        GetListsCall::new(&self.client, GetLists::new(actor))
    }

    /// Asks `app.bsky.graph.getListsWithMembership`: see [`GetListsWithMembership`].
    #[inline]
    pub fn get_lists_with_membership(
        &self,
        actor: impl IntoWire<AtIdentifier>,
    ) -> GetListsWithMembershipCall {
        GetListsWithMembershipCall::new(&self.client, GetListsWithMembership::new(actor))
    }

    /// Asks `app.bsky.graph.getMutes`: see [`GetMutes`].
    #[inline]
    pub fn get_mutes(&self) -> GetMutesCall {
        GetMutesCall::new(&self.client, GetMutes::new())
    }

    /// Asks `app.bsky.graph.getRelationships`: see [`GetRelationships`].
    #[inline]
    pub fn get_relationships(&self, actor: impl IntoWire<AtIdentifier>) -> GetRelationshipsCall {
        GetRelationshipsCall::new(&self.client, GetRelationships::new(actor))
    }

    /// Asks `app.bsky.graph.getStarterPack`: see [`GetStarterPack`].
    #[inline]
    pub fn get_starter_pack(&self, starter_pack: impl IntoWire<AtUri>) -> GetStarterPackCall {
        GetStarterPackCall::new(&self.client, GetStarterPack::new(starter_pack))
    }

    /// Asks `app.bsky.graph.getStarterPacks`: see [`GetStarterPacks`].
    #[inline]
    pub fn get_starter_packs(
        &self,
        uris: impl IntoIterator<Item = impl IntoWire<AtUri>>,
    ) -> GetStarterPacksCall {
        GetStarterPacksCall::new(&self.client, GetStarterPacks::new(uris))
    }

    /// Asks `app.bsky.graph.getStarterPacksWithMembership`: see [`GetStarterPacksWithMembership`].
    #[inline]
    pub fn get_starter_packs_with_membership(
        &self,
        actor: impl IntoWire<AtIdentifier>,
    ) -> GetStarterPacksWithMembershipCall {
        GetStarterPacksWithMembershipCall::new(
            &self.client,
            GetStarterPacksWithMembership::new(actor),
        )
    }

    /// Asks `app.bsky.graph.getSuggestedFollowsByActor`: see [`GetSuggestedFollowsByActor`].
    #[inline]
    pub fn get_suggested_follows_by_actor(
        &self,
        actor: impl IntoWire<AtIdentifier>,
    ) -> GetSuggestedFollowsByActorCall {
        GetSuggestedFollowsByActorCall::new(&self.client, GetSuggestedFollowsByActor::new(actor))
    }

    /// Calls `app.bsky.graph.muteActor`: see [`MuteActor`].
    #[inline]
    pub fn mute_actor(&self, actor: impl IntoWire<AtIdentifier>) -> MuteActorCall {
        MuteActorCall::new(&self.client, MuteActor::new(actor))
    }

    /// Calls `app.bsky.graph.muteActorList`: see [`MuteActorList`].
    #[inline]
    pub fn mute_actor_list(&self, list: impl IntoWire<AtUri>) -> MuteActorListCall {
        MuteActorListCall::new(&self.client, MuteActorList::new(list))
    }

    /// Calls `app.bsky.graph.muteThread`: see [`MuteThread`].
    #[inline]
    pub fn mute_thread(&self, root: impl IntoWire<AtUri>) -> MuteThreadCall {
        MuteThreadCall::new(&self.client, MuteThread::new(root))
    }

    /// Asks `app.bsky.graph.searchStarterPacks`: see [`SearchStarterPacks`].
    #[inline]
    pub fn search_starter_packs(&self, q: impl Into<String>) -> SearchStarterPacksCall {
        SearchStarterPacksCall::new(&self.client, SearchStarterPacks::new(q))
    }

    /// Asks `app.bsky.graph.searchStarterPacksV2`: see [`SearchStarterPacksV2`].
    #[inline]
    pub fn search_starter_packs_v2(&self, q: impl Into<String>) -> SearchStarterPacksV2Call {
        SearchStarterPacksV2Call::new(&self.client, SearchStarterPacksV2::new(q))
    }

    /// Calls `app.bsky.graph.unmuteActor`: see [`UnmuteActor`].
    #[inline]
    pub fn unmute_actor(&self, actor: impl IntoWire<AtIdentifier>) -> UnmuteActorCall {
        UnmuteActorCall::new(&self.client, UnmuteActor::new(actor))
    }

    /// Calls `app.bsky.graph.unmuteActorList`: see [`UnmuteActorList`].
    #[inline]
    pub fn unmute_actor_list(&self, list: impl IntoWire<AtUri>) -> UnmuteActorListCall {
        UnmuteActorListCall::new(&self.client, UnmuteActorList::new(list))
    }

    /// Calls `app.bsky.graph.unmuteThread`: see [`UnmuteThread`].
    #[inline]
    pub fn unmute_thread(&self, root: impl IntoWire<AtUri>) -> UnmuteThreadCall {
        UnmuteThreadCall::new(&self.client, UnmuteThread::new(root))
    }
}
