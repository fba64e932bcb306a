// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.sync`.

pub mod defs;
pub mod get_blob;
pub mod get_blocks;
pub mod get_checkout;
pub mod get_head;
pub mod get_host_status;
pub mod get_latest_commit;
pub mod get_record;
pub mod get_repo;
pub mod get_repo_status;
pub mod list_blobs;
pub mod list_hosts;
pub mod list_repos;
pub mod list_repos_by_collection;
pub mod notify_of_update;
pub mod request_crawl;
pub mod subscribe_repos;

pub use get_blob::{GetBlob, GetBlobCall, GetBlobError};
pub use get_blocks::{GetBlocks, GetBlocksCall, GetBlocksError};
pub use get_checkout::{GetCheckout, GetCheckoutCall};
pub use get_head::{GetHead, GetHeadCall, GetHeadError, GetHeadOutput};
pub use get_host_status::{
    GetHostStatus, GetHostStatusCall, GetHostStatusError, GetHostStatusOutput,
};
pub use get_latest_commit::{
    GetLatestCommit, GetLatestCommitCall, GetLatestCommitError, GetLatestCommitOutput,
};
pub use get_record::{GetRecord, GetRecordCall, GetRecordError};
pub use get_repo::{GetRepo, GetRepoCall, GetRepoError};
pub use get_repo_status::{
    GetRepoStatus, GetRepoStatusCall, GetRepoStatusError, GetRepoStatusOutput,
};
pub use list_blobs::{ListBlobs, ListBlobsCall, ListBlobsError, ListBlobsOutput};
pub use list_hosts::{ListHosts, ListHostsCall, ListHostsOutput};
pub use list_repos::{ListRepos, ListReposCall, ListReposOutput};
pub use list_repos_by_collection::{
    ListReposByCollection, ListReposByCollectionCall, ListReposByCollectionOutput,
};
pub use notify_of_update::{NotifyOfUpdate, NotifyOfUpdateCall};
pub use request_crawl::{RequestCrawl, RequestCrawlCall, RequestCrawlError};
pub use subscribe_repos::{
    SubscribeRepos, SubscribeReposCall, SubscribeReposError, SubscribeReposMessage,
};

use atproto_core::syntax::{CidString, Did, IntoWire, Nsid, RecordKey};
use atproto_core::xrpc::Client;

/// The methods and records of `com.atproto.sync`.
#[derive(Clone, Debug)]
pub struct Sync {
    client: Client,
}

impl Sync {
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

    /// Asks `com.atproto.sync.getBlob`: see [`GetBlob`].
    #[inline]
    pub fn get_blob(&self, did: impl IntoWire<Did>, cid: impl IntoWire<CidString>) -> GetBlobCall {
        GetBlobCall::new(&self.client, GetBlob::new(did, cid))
    }

    /// Asks `com.atproto.sync.getBlocks`: see [`GetBlocks`].
    #[inline]
    pub fn get_blocks(
        &self,
        did: impl IntoWire<Did>,
        cids: impl IntoIterator<Item = impl IntoWire<CidString>>,
    ) -> GetBlocksCall {
        GetBlocksCall::new(&self.client, GetBlocks::new(did, cids))
    }

    /// Asks `com.atproto.sync.getCheckout`: see [`GetCheckout`].
    #[deprecated(note = "deprecated by its lexicon")]
    #[inline]
    pub fn get_checkout(&self, did: impl IntoWire<Did>) -> GetCheckoutCall {
        GetCheckoutCall::new(&self.client, GetCheckout::new(did))
    }

    /// Asks `com.atproto.sync.getHead`: see [`GetHead`].
    #[deprecated(note = "deprecated by its lexicon")]
    #[inline]
    pub fn get_head(&self, did: impl IntoWire<Did>) -> GetHeadCall {
        GetHeadCall::new(&self.client, GetHead::new(did))
    }

    /// Asks `com.atproto.sync.getHostStatus`: see [`GetHostStatus`].
    #[inline]
    pub fn get_host_status(&self, hostname: impl Into<String>) -> GetHostStatusCall {
        GetHostStatusCall::new(&self.client, GetHostStatus::new(hostname))
    }

    /// Asks `com.atproto.sync.getLatestCommit`: see [`GetLatestCommit`].
    #[inline]
    pub fn get_latest_commit(&self, did: impl IntoWire<Did>) -> GetLatestCommitCall {
        GetLatestCommitCall::new(&self.client, GetLatestCommit::new(did))
    }

    /// Asks `com.atproto.sync.getRecord`: see [`GetRecord`].
    #[inline]
    pub fn get_record(
        &self,
        did: impl IntoWire<Did>,
        collection: impl IntoWire<Nsid>,
        rkey: impl IntoWire<RecordKey>,
    ) -> GetRecordCall {
        GetRecordCall::new(&self.client, GetRecord::new(did, collection, rkey))
    }

    /// Asks `com.atproto.sync.getRepo`: see [`GetRepo`].
    #[inline]
    pub fn get_repo(&self, did: impl IntoWire<Did>) -> GetRepoCall {
        GetRepoCall::new(&self.client, GetRepo::new(did))
    }

    /// Asks `com.atproto.sync.getRepoStatus`: see [`GetRepoStatus`].
    #[inline]
    pub fn get_repo_status(&self, did: impl IntoWire<Did>) -> GetRepoStatusCall {
        GetRepoStatusCall::new(&self.client, GetRepoStatus::new(did))
    }

    /// Asks `com.atproto.sync.listBlobs`: see [`ListBlobs`].
    #[inline]
    pub fn list_blobs(&self, did: impl IntoWire<Did>) -> ListBlobsCall {
        ListBlobsCall::new(&self.client, ListBlobs::new(did))
    }

    /// Asks `com.atproto.sync.listHosts`: see [`ListHosts`].
    #[inline]
    pub fn list_hosts(&self) -> ListHostsCall {
        ListHostsCall::new(&self.client, ListHosts::new())
    }

    /// Asks `com.atproto.sync.listRepos`: see [`ListRepos`].
    #[inline]
    pub fn list_repos(&self) -> ListReposCall {
        ListReposCall::new(&self.client, ListRepos::new())
    }

    /// Asks `com.atproto.sync.listReposByCollection`: see [`ListReposByCollection`].
    #[inline]
    pub fn list_repos_by_collection(
        &self,
        collection: impl IntoWire<Nsid>,
    ) -> ListReposByCollectionCall {
        ListReposByCollectionCall::new(&self.client, ListReposByCollection::new(collection))
    }

    /// Calls `com.atproto.sync.notifyOfUpdate`: see [`NotifyOfUpdate`].
    #[inline]
    pub fn notify_of_update(&self, hostname: impl Into<String>) -> NotifyOfUpdateCall {
        NotifyOfUpdateCall::new(&self.client, NotifyOfUpdate::new(hostname))
    }

    /// Calls `com.atproto.sync.requestCrawl`: see [`RequestCrawl`].
    #[inline]
    pub fn request_crawl(&self, hostname: impl Into<String>) -> RequestCrawlCall {
        RequestCrawlCall::new(&self.client, RequestCrawl::new(hostname))
    }

    /// Subscribes to `com.atproto.sync.subscribeRepos`: see [`SubscribeRepos`].
    #[inline]
    pub fn subscribe_repos(&self) -> SubscribeReposCall {
        SubscribeReposCall::new(&self.client, SubscribeRepos::new())
    }
}
