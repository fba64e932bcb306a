//! Repositories: records in a signed Merkle search tree.
//!
//! The tree, the blocks and the commits are written here from the protocol's specification, apart from the SDK's own
//! readers, so that each side of a test is judged by the other. Everything is kept whole in memory; a write rebuilds
//! the tree from its keys, which is simple to believe and quick enough for the sizes of tests.

mod block;
mod car;
mod cid;
mod store;
mod tree;

pub(super) use block::Block;
pub(super) use car::Car;
pub(super) use cid::Cid;
pub(super) use store::{Change, Commit, Repo, Stored, Write};
