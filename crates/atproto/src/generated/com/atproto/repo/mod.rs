// Generated from the lexicons by `cargo xtask generate`: do not edit.

//! `com.atproto.repo`.

pub mod apply_writes;
pub mod create_record;
pub mod defs;
pub mod delete_record;
pub mod describe_repo;
pub mod get_record;
pub mod import_repo;
pub mod list_missing_blobs;
pub mod list_records;
pub mod put_record;
pub mod strong_ref;
pub mod upload_blob;

pub use apply_writes::{ApplyWrites, ApplyWritesCall, ApplyWritesError, ApplyWritesOutput};
pub use create_record::{CreateRecord, CreateRecordCall, CreateRecordError, CreateRecordOutput};
pub use delete_record::{DeleteRecord, DeleteRecordCall, DeleteRecordError, DeleteRecordOutput};
pub use describe_repo::{DescribeRepo, DescribeRepoCall, DescribeRepoOutput};
pub use get_record::{GetRecord, GetRecordCall, GetRecordError, GetRecordOutput};
pub use import_repo::{ImportRepo, ImportRepoCall};
pub use list_missing_blobs::{ListMissingBlobs, ListMissingBlobsCall, ListMissingBlobsOutput};
pub use list_records::{ListRecords, ListRecordsCall, ListRecordsOutput};
pub use put_record::{PutRecord, PutRecordCall, PutRecordError, PutRecordOutput};
pub use strong_ref::StrongRef;
pub use upload_blob::{UploadBlob, UploadBlobCall, UploadBlobOutput};

use atproto_core::data::Raw;
use atproto_core::syntax::{AtIdentifier, IntoWire, Nsid, RecordKey};
use atproto_core::xrpc::Client;
use bytes::Bytes;

/// The methods and records of `com.atproto.repo`.
#[derive(Clone, Debug)]
pub struct Repo {
    client: Client,
}

impl Repo {
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

    /// Calls `com.atproto.repo.applyWrites`: see [`ApplyWrites`].
    #[inline]
    pub fn apply_writes(
        &self,
        repo: impl IntoWire<AtIdentifier>,
        writes: impl IntoIterator<Item = impl Into<apply_writes::ApplyWritesWritesItem>>,
    ) -> ApplyWritesCall {
        ApplyWritesCall::new(&self.client, ApplyWrites::new(repo, writes))
    }

    /// Calls `com.atproto.repo.createRecord`: see [`CreateRecord`].
    #[inline]
    pub fn create_record(
        &self,
        repo: impl IntoWire<AtIdentifier>,
        collection: impl IntoWire<Nsid>,
        record: impl Into<Raw>,
    ) -> CreateRecordCall {
        CreateRecordCall::new(&self.client, CreateRecord::new(repo, collection, record))
    }

    /// Calls `com.atproto.repo.deleteRecord`: see [`DeleteRecord`].
    #[inline]
    pub fn delete_record(
        &self,
        repo: impl IntoWire<AtIdentifier>,
        collection: impl IntoWire<Nsid>,
        rkey: impl IntoWire<RecordKey>,
    ) -> DeleteRecordCall {
        DeleteRecordCall::new(&self.client, DeleteRecord::new(repo, collection, rkey))
    }

    /// Asks `com.atproto.repo.describeRepo`: see [`DescribeRepo`].
    #[inline]
    pub fn describe_repo(&self, repo: impl IntoWire<AtIdentifier>) -> DescribeRepoCall {
        DescribeRepoCall::new(&self.client, DescribeRepo::new(repo))
    }

    /// Asks `com.atproto.repo.getRecord`: see [`GetRecord`].
    #[inline]
    pub fn get_record(
        &self,
        repo: impl IntoWire<AtIdentifier>,
        collection: impl IntoWire<Nsid>,
        rkey: impl IntoWire<RecordKey>,
    ) -> GetRecordCall {
        GetRecordCall::new(&self.client, GetRecord::new(repo, collection, rkey))
    }

    /// Calls `com.atproto.repo.importRepo`: see [`ImportRepo`].
    #[inline]
    pub fn import_repo(&self, body: impl Into<Bytes>) -> ImportRepoCall {
        ImportRepoCall::new(&self.client, ImportRepo::new(body))
    }

    /// Asks `com.atproto.repo.listMissingBlobs`: see [`ListMissingBlobs`].
    #[inline]
    pub fn list_missing_blobs(&self) -> ListMissingBlobsCall {
        ListMissingBlobsCall::new(&self.client, ListMissingBlobs::new())
    }

    /// Asks `com.atproto.repo.listRecords`: see [`ListRecords`].
    #[inline]
    pub fn list_records(
        &self,
        repo: impl IntoWire<AtIdentifier>,
        collection: impl IntoWire<Nsid>,
    ) -> ListRecordsCall {
        ListRecordsCall::new(&self.client, ListRecords::new(repo, collection))
    }

    /// Calls `com.atproto.repo.putRecord`: see [`PutRecord`].
    #[inline]
    pub fn put_record(
        &self,
        repo: impl IntoWire<AtIdentifier>,
        collection: impl IntoWire<Nsid>,
        rkey: impl IntoWire<RecordKey>,
        record: impl Into<Raw>,
    ) -> PutRecordCall {
        PutRecordCall::new(&self.client, PutRecord::new(repo, collection, rkey, record))
    }

    /// Calls `com.atproto.repo.uploadBlob`: see [`UploadBlob`].
    #[inline]
    pub fn upload_blob(&self, body: impl Into<Bytes>) -> UploadBlobCall {
        UploadBlobCall::new(&self.client, UploadBlob::new(body))
    }
}
