//! Repositories: records in a signed Merkle search tree.
//!
//! Everything is kept whole in memory; a write rebuilds the tree from its keys, which is simple to believe and quick
//! enough for the sizes of tests. The tree and the CAR files are written here and not with the SDK's readers, so that
//! each side of a test is judged by the other.

mod car;
mod store;
mod tree;
pub(super) mod value;

pub(super) use car::Car;
pub(super) use store::{Change, Commit, Repo, Stored, Write};
