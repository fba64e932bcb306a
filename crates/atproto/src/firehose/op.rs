//! One operation of a commit.

use std::marker::PhantomData;

use atproto_core::{
    data::{Cid, Record, Value, car::CarError},
    syntax::{AtUri, Did, Nsid, RecordKey},
};
use bytes::Bytes;

use super::commit::unreadable;
use crate::{Error, com::atproto::sync::subscribe_repos::RepoOpAction};

/// What a commit did to one record.
#[derive(Clone, Debug)]
pub struct Op {
    pub(super) seq: i64,
    pub(super) repo: Did,
    pub(super) collection: Nsid,
    pub(super) rkey: RecordKey,
    pub(super) action: RepoOpAction,
    pub(super) cid: Option<Cid>,
    pub(super) prev: Option<Cid>,
    pub(super) block: Block,
}

/// The block of the record.
#[derive(Clone, Debug)]
pub(super) enum Block {
    /// There is none: the record was deleted, or the commit does not have it.
    Absent,
    /// Its hash is what the CID says.
    Checked(Bytes),
    /// It must not be used.
    Refused(CarError),
}

impl Op {
    /// The account.
    pub fn repo(&self) -> &Did {
        &self.repo
    }

    /// The collection, which is the NSID of the record's type.
    pub fn collection(&self) -> &Nsid {
        &self.collection
    }

    /// The record's key.
    pub fn rkey(&self) -> &RecordKey {
        &self.rkey
    }

    /// The record's address.
    pub fn uri(&self) -> AtUri {
        AtUri::from_parts(&self.repo, &self.collection, &self.rkey)
    }

    /// Whether the record was created, updated or deleted. A word that this version does not know is kept.
    pub fn action(&self) -> &RepoOpAction {
        &self.action
    }

    /// The record's CID; `None` if it was deleted.
    pub fn cid(&self) -> Option<&Cid> {
        self.cid.as_ref()
    }

    /// The CID that the record had before, where the server says it: for updates and deletions of sync 1.1.
    pub fn prev(&self) -> Option<&Cid> {
        self.prev.as_ref()
    }

    /// The record in DAG-CBOR; `None` if it was deleted or the commit does not have it, as a commit that is too big does not.
    ///
    /// # Errors
    /// The block has another hash than its CID, or is larger than the 1,000,000 bytes that a record may have.
    pub fn block(&self) -> Result<Option<&Bytes>, Error> {
        match &self.block {
            Block::Absent => Ok(None),
            Block::Checked(block) if block.len() > MAX_RECORD_BYTES => {
                Err(self.unreadable(&format!(
                    "the record has {} bytes, where 1000000 are allowed",
                    block.len()
                )))
            }
            Block::Checked(block) => Ok(Some(block)),
            Block::Refused(error) => Err(self
                .unreadable(&error.to_string())
                .with_source(error.clone())),
        }
    }

    /// The record as a value of the data model, whatever its type.
    ///
    /// # Errors
    /// As [`block`](Self::block); also if there is none, or it is no record.
    pub fn value(&self) -> Result<Value, Error> {
        Value::from_dag_cbor(self.present()?)
            .map_err(|error| self.unreadable(&error.to_string()).with_source(error))
    }

    fn present(&self) -> Result<&Bytes, Error> {
        self.block()?
            .ok_or_else(|| self.unreadable("the commit does not have the record"))
    }

    fn unreadable(&self, why: &str) -> Error {
        let (collection, rkey) = (&self.collection, &self.rkey);
        unreadable(
            self.seq,
            &format!("{}/{collection}/{rkey}: {why}", self.repo),
        )
    }
}

/// The largest record of a repository.
const MAX_RECORD_BYTES: usize = 1_000_000;

/// What a commit did to a record of the type `T`. See [`Op`] for what it derefs to.
#[derive(Clone, Debug)]
pub struct RecordOp<T> {
    op: Op,
    record: PhantomData<fn() -> T>,
}

impl<T: Record> RecordOp<T> {
    pub(super) fn new(op: Op) -> Self {
        Self {
            op,
            record: PhantomData,
        }
    }

    /// Decodes the record.
    ///
    /// # Errors
    /// As [`Op::block`]; also if there is none, or it is no `T`.
    pub fn record(&self) -> Result<T, Error> {
        atproto_core::data::decode_dag_cbor::<T>(self.op.present()?)
            .map(|decoded| decoded.value)
            .map_err(|error| self.op.unreadable(&error.to_string()).with_source(error))
    }
}

impl<T> std::ops::Deref for RecordOp<T> {
    type Target = Op;

    fn deref(&self) -> &Op {
        &self.op
    }
}
