//! One repository: its records, its tree and its newest commit.

use std::collections::{BTreeMap, HashMap};

use atproto_core::{
    crypto::PrivateKey,
    data::{Cid, Value},
    syntax::Tid,
};
use serde_json::Value as Json;

use super::{
    Car,
    tree::{Leaf, Node, Step, layer},
    value::{bytes, text},
};

/// A record as it is kept.
#[derive(Clone, Debug)]
pub(in crate::pds) struct Stored {
    pub(in crate::pds) cid: Cid,
    pub(in crate::pds) value: Json,
    pub(in crate::pds) block: Vec<u8>,
    /// The revision that wrote it.
    pub(in crate::pds) rev: String,
    /// When, as records write times.
    pub(in crate::pds) indexed_at: String,
    /// The blobs that it refers to.
    pub(in crate::pds) blobs: Vec<Cid>,
}

/// A write that passed all checks.
#[derive(Clone, Debug)]
pub(in crate::pds) enum Write {
    /// Writes a record, whether it is there or not.
    Put {
        path: String,
        value: Json,
        block: Vec<u8>,
        cid: Cid,
        blobs: Vec<Cid>,
    },
    /// Takes a record away.
    Delete { path: String },
}

/// What a write did.
#[derive(Clone, Debug)]
pub(in crate::pds) struct Change {
    pub(in crate::pds) path: String,
    pub(in crate::pds) cid: Option<Cid>,
    pub(in crate::pds) prev: Option<Cid>,
    /// The record that is no more.
    pub(in crate::pds) old: Option<Json>,
}

impl Change {
    pub(in crate::pds) fn action(&self) -> &'static str {
        match (&self.cid, &self.prev) {
            (Some(_), None) => "create",
            (Some(_), Some(_)) => "update",
            (None, _) => "delete",
        }
    }
}

/// A commit, and what the firehose tells of it.
#[derive(Clone, Debug)]
pub(in crate::pds) struct Commit {
    pub(in crate::pds) cid: Cid,
    pub(in crate::pds) rev: String,
    pub(in crate::pds) since: Option<String>,
    pub(in crate::pds) prev_data: Option<Cid>,
    pub(in crate::pds) changes: Vec<Change>,
    /// New blocks, and those that prove the operations.
    pub(in crate::pds) blocks: Vec<u8>,
}

/// One repository.
#[derive(Debug)]
pub(in crate::pds) struct Repo {
    did: String,
    key: PrivateKey,
    records: BTreeMap<String, Stored>,
    leaves: BTreeMap<String, Leaf>,
    root: Node,
    /// The revision in which each node of the tree came to be.
    node_revs: HashMap<Cid, String>,
    head: Cid,
    head_block: Vec<u8>,
    rev: String,
}

impl Repo {
    /// An empty repository with its first commit.
    pub(in crate::pds) fn create(did: &str, key: PrivateKey, rev: &Tid) -> (Self, Commit) {
        let leaves = BTreeMap::new();
        let root = Node::build(&leaves);
        let mut repo = Self {
            did: did.to_owned(),
            key,
            records: BTreeMap::new(),
            leaves,
            head: root.cid.clone(),
            root,
            node_revs: HashMap::new(),
            head_block: Vec::new(),
            rev: String::new(),
        };
        let commit = repo.commit(rev, Vec::new(), None, &mut |_| {});
        (repo, commit)
    }

    pub(in crate::pds) fn head(&self) -> &Cid {
        &self.head
    }

    pub(in crate::pds) fn rev(&self) -> &str {
        &self.rev
    }

    pub(in crate::pds) fn get(&self, path: &str) -> Option<&Stored> {
        self.records.get(path)
    }

    /// The records of a collection, by record key.
    pub(in crate::pds) fn collection<'a>(
        &'a self,
        collection: &str,
    ) -> impl DoubleEndedIterator<Item = (&'a str, &'a Stored)> + use<'a> {
        let prefix = format!("{collection}/");
        // The slash's successor ends the range.
        let end = format!("{collection}0");
        let skip = prefix.len();
        self.records
            .range(prefix..end)
            .map(move |(path, record)| (path.get(skip..).unwrap_or_default(), record))
    }

    /// The collections that have records.
    pub(in crate::pds) fn collections(&self) -> Vec<&str> {
        let mut names: Vec<&str> = self
            .records
            .keys()
            .filter_map(|path| path.split('/').next())
            .collect();
        names.dedup();
        names
    }

    /// The blobs that records refer to.
    pub(in crate::pds) fn blobs(&self) -> impl Iterator<Item = Cid> {
        self.blobs_since("")
    }

    /// The blobs that records of later revisions refer to.
    pub(in crate::pds) fn blobs_since(&self, rev: &str) -> impl Iterator<Item = Cid> {
        let newer = self
            .records
            .values()
            .filter(move |record| record.rev.as_str() > rev);
        newer.flat_map(|record| record.blobs.iter().cloned())
    }

    /// Applies writes as one commit.
    pub(in crate::pds) fn apply(&mut self, writes: Vec<Write>, rev: &Tid, now: &str) -> Commit {
        let prev_data = self.root.cid.clone();
        let mut changes: Vec<Change> = Vec::with_capacity(writes.len());
        let mut written = Vec::new();
        for write in writes {
            let change = match write {
                Write::Put {
                    path,
                    value,
                    block,
                    cid,
                    blobs,
                } => {
                    written.push((cid.clone(), block.clone()));
                    let (rev, indexed_at) = (rev.as_str().to_owned(), now.to_owned());
                    self.leaves.insert(
                        path.clone(),
                        Leaf {
                            layer: layer(&path),
                            value: cid.clone(),
                        },
                    );
                    let stored = Stored {
                        cid: cid.clone(),
                        value,
                        block,
                        rev,
                        indexed_at,
                        blobs,
                    };
                    let old = self.records.insert(path.clone(), stored);
                    let (prev, old) = old.map(|old| (old.cid, old.value)).unzip();
                    Change {
                        path,
                        cid: Some(cid),
                        prev,
                        old,
                    }
                }
                Write::Delete { path } => {
                    self.leaves.remove(&path);
                    let (prev, old) = self
                        .records
                        .remove(&path)
                        .map(|old| (old.cid, old.value))
                        .unzip();
                    Change {
                        path,
                        cid: None,
                        prev,
                        old,
                    }
                }
            };
            // A commit tells of each path once.
            match changes
                .iter_mut()
                .find(|earlier| earlier.path == change.path)
            {
                Some(earlier) => earlier.cid = change.cid,
                None => changes.push(change),
            }
        }
        changes.retain(|change| change.cid.is_some() || change.prev.is_some());
        self.root = Node::build(&self.leaves);
        self.commit(rev, changes, Some(prev_data), &mut |car| {
            for (cid, block) in &written {
                car.push(cid, block);
            }
        })
    }

    /// Signs the tree as it is and gathers the blocks that tell of it.
    fn commit(
        &mut self,
        rev: &Tid,
        changes: Vec<Change>,
        prev_data: Option<Cid>,
        add: &mut dyn FnMut(&mut Car),
    ) -> Commit {
        let mut commit = BTreeMap::from(
            [
                ("did", text(self.did.as_str())),
                ("version", Value::Integer(3)),
                ("data", Value::Link(self.root.cid.clone())),
                ("rev", text(rev.as_str())),
                ("prev", Value::Null),
            ]
            .map(|(name, value)| (name.to_owned(), value)),
        );
        let signature = self.key.sign(&Value::Object(commit.clone()).to_dag_cbor());
        commit.insert("sig".to_owned(), bytes(signature.to_vec()));
        self.head_block = Value::Object(commit).to_dag_cbor();
        self.head = Cid::of_dag_cbor(&self.head_block);
        let before = std::mem::replace(&mut self.rev, rev.as_str().to_owned());
        let since = prev_data.as_ref().map(|_| before);

        let mut car = Car::new(&self.head);
        car.push(&self.head, &self.head_block);
        let mut revs = HashMap::new();
        self.root.walk(&mut |step| {
            if let Step::Node(node) = step {
                let known = self.node_revs.remove(&node.cid);
                if known.is_none() {
                    car.push(&node.cid, &node.bytes);
                }
                revs.insert(node.cid.clone(), known.unwrap_or_else(|| self.rev.clone()));
            }
        });
        self.node_revs = revs;
        for change in &changes {
            self.root.around(&self.leaves, &change.path, &mut |node| {
                car.push(&node.cid, &node.bytes);
            });
        }
        add(&mut car);
        Commit {
            cid: self.head.clone(),
            rev: self.rev.clone(),
            since,
            prev_data,
            changes,
            blocks: car.finish(),
        }
    }

    /// The whole repository, or what is newer than a revision.
    pub(in crate::pds) fn export(&self, since: Option<&str>) -> Vec<u8> {
        let newer = |rev: &str| since.is_none_or(|since| rev > since);
        let mut car = Car::new(&self.head);
        car.push(&self.head, &self.head_block);
        self.root.walk(&mut |step| match step {
            Step::Node(node) if self.node_revs.get(&node.cid).is_none_or(|rev| newer(rev)) => {
                car.push(&node.cid, &node.bytes);
            }
            Step::Leaf(path, cid) => {
                if let Some(record) = self.records.get(path).filter(|record| newer(&record.rev)) {
                    car.push(cid, &record.block);
                }
            }
            Step::Node(_) => {}
        });
        car.finish()
    }

    /// The proof that a record is there, or that it is not.
    pub(in crate::pds) fn export_record(&self, path: &str) -> Vec<u8> {
        let mut car = self.head_only();
        self.root
            .path(path, &mut |node| car.push(&node.cid, &node.bytes));
        if let Some(record) = self.records.get(path) {
            car.push(&record.cid, &record.block);
        }
        car.finish()
    }

    /// The newest commit alone, as `#sync` events carry it.
    pub(in crate::pds) fn export_head(&self) -> Vec<u8> {
        self.head_only().finish()
    }

    fn head_only(&self) -> Car {
        let mut car = Car::new(&self.head);
        car.push(&self.head, &self.head_block);
        car
    }

    /// Some blocks, by CID; the first that is not there is the error.
    pub(in crate::pds) fn export_blocks(&self, wanted: &[Cid]) -> Result<Vec<u8>, Cid> {
        let mut known: HashMap<Cid, &[u8]> =
            HashMap::from([(self.head.clone(), self.head_block.as_slice())]);
        for record in self.records.values() {
            known.insert(record.cid.clone(), &record.block);
        }
        let mut nodes = Vec::new();
        self.root.walk(&mut |step| {
            if let Step::Node(node) = step {
                nodes.push((node.cid.clone(), node.bytes.clone()));
            }
        });
        known.extend(
            nodes
                .iter()
                .map(|(cid, bytes)| (cid.clone(), bytes.as_slice())),
        );
        let mut car = Car::new(&self.head);
        for cid in wanted {
            car.push(cid, known.get(cid).ok_or_else(|| cid.clone())?);
        }
        Ok(car.finish())
    }
}
