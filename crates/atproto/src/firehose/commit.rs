//! The operations of a commit.

use std::{marker::PhantomData, slice};

use atproto_core::{
    ErrorKind,
    data::{
        Record,
        car::{Car, CarError},
    },
    syntax::{Did, Nsid, RecordKey, Tid},
};

use super::op::{Block, Op, RecordOp};
use crate::{
    Error,
    com::atproto::sync::subscribe_repos::{Commit, RepoOp, RepoOpAction},
};

const NSID: &str = "com.atproto.sync.subscribeRepos";
/// The last place of a stream: what every implementation can count to.
const MAX_SEQ: i64 = (1 << 53) - 1;
/// Operations that a commit may have.
const MAX_OPS: usize = 200;
/// Bytes that the blocks of a commit may have.
const MAX_BLOCKS_BYTES: usize = 2_000_000;

impl Commit {
    /// The account whose repository changed.
    pub fn repo(&self) -> &Did {
        &self.repo
    }

    /// The place in the stream: the cursor to go on from.
    pub fn seq(&self) -> i64 {
        self.seq
    }

    /// The repository's revision.
    pub fn rev(&self) -> &Tid {
        &self.rev
    }

    /// The blocks, to be looked up by CID; each is hashed when it is taken.
    ///
    /// # Errors
    /// They are no CAR file.
    pub fn car(&self) -> Result<Car, Error> {
        self.read_car()
            .map_err(|error| unreadable(self.seq, &format!("blocks: {error}")).with_source(error))
    }

    fn read_car(&self) -> Result<Car, CarError> {
        Car::read(&self.blocks.clone().into())
    }

    /// Checks what holds for the commit as a whole: a place in the stream from 1 to 2^53 − 1, at most 200 operations, at
    /// most 2,000,000 bytes of blocks, no record twice, no CID for a deleted record and none before for a created one,
    /// and the commit as the root of the blocks.
    ///
    /// # Errors
    /// The first of these that does not hold.
    pub fn check(&self) -> Result<(), Error> {
        let refuse = |why: &str| Err(unreadable(self.seq, why));
        if !(1..=MAX_SEQ).contains(&self.seq) {
            return refuse("its place in the stream is not from 1 to 2^53 − 1");
        }
        if self.ops.len() > MAX_OPS {
            return refuse(&format!(
                "{} operations, where 200 are allowed",
                self.ops.len()
            ));
        }
        if self.blocks.as_slice().len() > MAX_BLOCKS_BYTES {
            let bytes = self.blocks.as_slice().len();
            return refuse(&format!(
                "{bytes} bytes of blocks, where 2000000 are allowed"
            ));
        }
        for op in &self.ops {
            if op.action == RepoOpAction::DELETE && op.cid.is_some() {
                return refuse(&format!("{} is deleted, and has a CID", op.path));
            }
            if op.action == RepoOpAction::CREATE && op.prev.is_some() {
                return refuse(&format!("{} is created, and was there before", op.path));
            }
        }
        let mut paths: Vec<&str> = self.ops.iter().map(|op| op.path.as_str()).collect();
        paths.sort_unstable();
        let mut pairs = paths.iter().zip(paths.iter().skip(1));
        if let Some((path, _)) = pairs.find(|(left, right)| left == right) {
            return refuse(&format!("{path} is there twice"));
        }
        if self.car()?.roots() != slice::from_ref(self.commit.cid()) {
            return refuse("the root of the blocks is not the commit");
        }
        Ok(())
    }

    /// All operations. One whose path is malformed is an error, and the next one follows.
    pub fn operations(&self) -> Ops<'_> {
        Ops {
            commit: self,
            rest: self.ops.iter(),
            car: None,
        }
    }

    /// The records of the type `T` that were created.
    pub fn creates<T: Record>(&self) -> RecordOps<'_, T> {
        self.records(RepoOpAction::CREATE)
    }

    /// The records of the type `T` that were updated.
    pub fn updates<T: Record>(&self) -> RecordOps<'_, T> {
        self.records(RepoOpAction::UPDATE)
    }

    /// The records of the type `T` that were deleted: where they were, without the records.
    pub fn deletes<T: Record>(&self) -> RecordOps<'_, T> {
        self.records(RepoOpAction::DELETE)
    }

    fn records<T: Record>(&self, action: RepoOpAction) -> RecordOps<'_, T> {
        RecordOps {
            ops: self.operations(),
            action,
            record: PhantomData,
        }
    }
}

/// The operations of a commit; see [`Commit::operations`].
#[derive(Clone, Debug)]
pub struct Ops<'a> {
    commit: &'a Commit,
    rest: slice::Iter<'a, RepoOp>,
    /// Read when the first block is needed.
    car: Option<Result<Car, CarError>>,
}

impl Ops<'_> {
    fn op(&mut self, op: &RepoOp) -> Result<Op, Error> {
        let commit = self.commit;
        let refuse =
            |why: String| unreadable(commit.seq, &format!("the path {:?}: {why}", op.path));
        let (collection, rkey) = op
            .path
            .split_once('/')
            .ok_or_else(|| refuse("it has no record key".to_owned()))?;
        let collection = Nsid::new(collection).map_err(|error| refuse(error.to_string()))?;
        let rkey = RecordKey::new(rkey).map_err(|error| refuse(error.to_string()))?;
        let cid = op.cid.as_ref().map(|link| link.cid().clone());
        let block = match &cid {
            None => Block::Absent,
            Some(cid) => {
                let car = self.car.get_or_insert_with(|| commit.read_car());
                match car.as_ref().map(|car| car.get(cid)) {
                    Ok(Ok(Some(block))) => Block::Checked(block.clone()),
                    Ok(Ok(None)) => Block::Absent,
                    Ok(Err(error)) => Block::Refused(error),
                    Err(error) => Block::Refused(error.clone()),
                }
            }
        };
        Ok(Op {
            seq: commit.seq,
            repo: commit.repo.clone(),
            collection,
            rkey,
            action: op.action.clone(),
            cid,
            prev: op.prev.as_ref().map(|link| link.cid().clone()),
            block,
        })
    }
}

impl Iterator for Ops<'_> {
    type Item = Result<Op, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let op = self.rest.next()?;
        Some(self.op(op))
    }
}

/// The operations of a commit on records of one type; see [`Commit::creates`].
#[derive(Clone, Debug)]
pub struct RecordOps<'a, T> {
    ops: Ops<'a>,
    action: RepoOpAction,
    record: PhantomData<fn() -> T>,
}

impl<T: Record> Iterator for RecordOps<'_, T> {
    type Item = Result<RecordOp<T>, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let op = self.ops.rest.find(|op| {
            let collection = op.path.split_once('/').map(|(collection, _)| collection);
            op.action == self.action && collection == Some(T::NSID)
        })?;
        Some(self.ops.op(op).map(RecordOp::new))
    }
}

/// An error of one message, which the stream survives.
pub(super) fn unreadable(seq: i64, why: &str) -> Error {
    Error::new(ErrorKind::Frame)
        .with_nsid(NSID)
        .with_message(format!("commit {seq}: {why}"))
}
