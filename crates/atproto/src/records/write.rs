//! Creating, putting and deleting a record.

use atproto_core::{
    Error, ErrorKind,
    data::{self, Raw, RecordKeyKind},
    error::Delivery,
    syntax::{AtUri, CidString, Did, IntoWire, Nsid, RecordKey, Tid},
    xrpc::{Call, Client},
};

use super::{address::own_account, call::record_call};
use crate::com::atproto::repo;

/// A create, sent when it is awaited; see [`Records::create`](super::Records::create).
#[must_use = "a call is not sent before it is awaited"]
#[derive(Clone, Debug)]
pub struct CreateRecord {
    call: Call<repo::CreateRecord>,
    refused: Option<Error>,
}

impl CreateRecord {
    pub(super) fn new<R: data::Record>(client: &Client, record: &R) -> Self {
        let (did, mut refused) = split(own_account(client, NSID_CREATE));
        let mut endpoint = repo::CreateRecord::new(did, R::NSID, Raw::of(record));
        match R::KEY {
            RecordKeyKind::Tid | RecordKeyKind::Any => {
                endpoint = endpoint.rkey(Tid::now().as_str());
            }
            RecordKeyKind::Literal(key) => endpoint = endpoint.rkey(key),
            // Only the caller knows which name is meant.
            RecordKeyKind::Nsid => {
                refused = refused.or_else(|| {
                    let message = "rkey: the key of this record is an NSID: name it";
                    Some(invalid(NSID_CREATE, message))
                });
            }
        }
        Self {
            call: client.call(endpoint),
            refused,
        }
    }

    /// The key, instead of a fresh TID. Keep it before the call is sent, and a crash cannot write the record twice.
    pub fn rkey(mut self, rkey: impl IntoWire<RecordKey>) -> Self {
        self.call.endpoint_mut().rkey = Some(rkey.into_wire());
        self.refused = self
            .refused
            .filter(|error| error.kind() != ErrorKind::Validation);
        self
    }

    /// Whether the server checks the record against its lexicon; if it knows it, by default.
    pub fn validate(mut self, validate: bool) -> Self {
        self.call.endpoint_mut().validate = Some(validate);
        self
    }

    /// Writes only if the repository's newest commit is this one; an `InvalidSwap` error otherwise.
    pub fn swap_commit(mut self, commit: impl IntoWire<CidString>) -> Self {
        self.call.endpoint_mut().swap_commit = Some(commit.into_wire());
        self
    }
}

record_call!(CreateRecord, refused -> repo::CreateRecordOutput);

/// A put, sent when it is awaited; see [`Records::put`](super::Records::put).
#[must_use = "a call is not sent before it is awaited"]
#[derive(Clone, Debug)]
pub struct PutRecord {
    call: Call<repo::PutRecord>,
    refused: Option<Error>,
}

impl PutRecord {
    pub(super) fn new<R: data::Record>(client: &Client, rkey: RecordKey, record: &R) -> Self {
        let (did, refused) = split(own_account(client, NSID_PUT));
        Self {
            call: client.call(repo::PutRecord::new(did, R::NSID, rkey, Raw::of(record))),
            refused,
        }
    }

    /// Whether the server checks the record against its lexicon; if it knows it, by default.
    pub fn validate(mut self, validate: bool) -> Self {
        self.call.endpoint_mut().validate = Some(validate);
        self
    }

    /// Writes only if the record now has this CID; an `InvalidSwap` error otherwise.
    pub fn swap_record(mut self, record: impl IntoWire<CidString>) -> Self {
        self.call.endpoint_mut().swap_record = Some(record.into_wire());
        self
    }

    /// Writes only if the repository's newest commit is this one; an `InvalidSwap` error otherwise.
    pub fn swap_commit(mut self, commit: impl IntoWire<CidString>) -> Self {
        self.call.endpoint_mut().swap_commit = Some(commit.into_wire());
        self
    }
}

record_call!(PutRecord, refused -> repo::PutRecordOutput);

/// A delete, sent when it is awaited; see [`Records::delete`](super::Records::delete).
#[must_use = "a call is not sent before it is awaited"]
#[derive(Clone, Debug)]
pub struct DeleteRecord {
    call: Call<repo::DeleteRecord>,
    refused: Option<Error>,
}

impl DeleteRecord {
    pub(super) fn new<R: data::Record>(client: &Client, rkey: RecordKey) -> Self {
        let (did, refused) = split(own_account(client, NSID_DELETE));
        Self {
            call: client.call(repo::DeleteRecord::new(did, R::NSID, rkey)),
            refused,
        }
    }

    pub(super) fn at<R: data::Record>(client: &Client, uri: &AtUri) -> Self {
        let rkey = uri.rkey().unwrap_or_default();
        let mut delete = Self::new::<R>(client, rkey);
        if delete.refused.is_none() {
            let repo = delete.call.endpoint().repo.as_str();
            if uri.collection().as_ref().map(Nsid::as_str) != Some(R::NSID) {
                let message = format!("uri: {uri} is no record of {}", R::NSID);
                delete.refused = Some(invalid(NSID_DELETE, message));
            } else if uri.authority().as_str().starts_with("did:")
                && uri.authority().as_str() != repo
            {
                let message = format!("uri: {uri} is not in the account's own repository");
                delete.refused = Some(invalid(NSID_DELETE, message));
            }
        }
        delete
    }

    /// Removes it only if the record now has this CID; an `InvalidSwap` error otherwise.
    pub fn swap_record(mut self, record: impl IntoWire<CidString>) -> Self {
        self.call.endpoint_mut().swap_record = Some(record.into_wire());
        self
    }

    /// Removes it only if the repository's newest commit is this one; an `InvalidSwap` error otherwise.
    pub fn swap_commit(mut self, commit: impl IntoWire<CidString>) -> Self {
        self.call.endpoint_mut().swap_commit = Some(commit.into_wire());
        self
    }
}

record_call!(DeleteRecord, refused -> repo::DeleteRecordOutput);

const NSID_CREATE: &str = "com.atproto.repo.createRecord";
const NSID_PUT: &str = "com.atproto.repo.putRecord";
const NSID_DELETE: &str = "com.atproto.repo.deleteRecord";

/// The account, and the error that the call will give if there is none.
fn split(account: Result<Did, Error>) -> (Did, Option<Error>) {
    match account {
        Ok(did) => (did, None),
        Err(error) => (Did::default(), Some(error)),
    }
}

fn invalid(nsid: &str, message: impl Into<String>) -> Error {
    Error::new(ErrorKind::Validation)
        .with_nsid(nsid)
        .with_delivery(Delivery::NotProcessed)
        .with_message(message)
}
