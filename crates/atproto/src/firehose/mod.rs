//! The firehose, typed: what a commit did, record by record.
//!
//! `subscribe_repos()` gives the messages as the lexicon has them. This module reads a [`Commit`] further: its
//! operations, and the records in its blocks. A record is decoded only when asked for, and only from a block whose
//! hash is what its CID says; a record that is malformed, or that nobody knows, costs its own operation and nothing else.
//!
//! ```no_run
//! # use atproto::{AtProto, Error, com::atproto::{lexicon::schema::Schema, sync::subscribe_repos::SubscribeReposMessage}};
//! # use futures_util::StreamExt as _;
//! # async fn example(atproto: AtProto) -> Result<(), Error> {
//! let mut repos = atproto.sync().subscribe_repos().subscribe();
//! while let Some(message) = repos.next().await {
//!     match message {
//!         Ok(SubscribeReposMessage::Commit(commit)) => {
//!             for op in commit.creates::<Schema>() {
//!                 let op = op?;
//!                 println!("{} {:?}", op.uri(), op.record()?.lexicon);
//!             }
//!         }
//!         Ok(_) => {}
//!         Err(error) if error.is_frame() => eprintln!("skipped: {error}"),
//!         Err(error) => return Err(error),
//!     }
//! }
//! # Ok(()) }
//! ```

mod commit;
mod op;

pub use commit::{Ops, RecordOps};
pub use op::{Op, RecordOp};

pub use crate::com::atproto::sync::subscribe_repos::{
    Account, Commit, Identity, Info, SubscribeReposMessage, Sync,
};
