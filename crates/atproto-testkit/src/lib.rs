//! An embedded PDS with fault injection, for tests and first steps.
//!
//! [`TestPds`] is a small personal data server that lives inside the test's process: a free loopback port, no other
//! software, no sleeping. Accounts, sessions, repositories, blobs, the firehose and the app.bsky reads that a first
//! bot needs answer as the reference server does, down to header names and error texts, so that what passes here
//! passes there.
//!
//! What a real server does only on a bad day it does on request: see [`Fault`] for answers that fail, stall, break
//! off or are lost after the request was applied, [`RateLimit`] for spent budgets, and
//! [`TestPds::expire_access_tokens`] for sessions that end under a client's feet.
//!
//! ```
//! # #[cfg(feature = "bluesky")]
//! # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use atproto_testkit::{Fault, TestPds};
//!
//! let pds = TestPds::start().await?;
//! let alice = pds.account("alice.test").await?;
//! let bsky = alice.client().build()?;
//!
//! // The session has expired, and the next answer is lost.
//! pds.expire_access_tokens();
//! pds.fault(Fault::reset().on("app.bsky.feed.getTimeline").skip(1).after_applying());
//! assert!(bsky.feed().get_timeline().await.is_err());
//! assert!(bsky.feed().get_timeline().await?.data.feed.is_empty());
//! assert_eq!(pds.count("com.atproto.server.refreshSession"), 1);
//! # Ok(()) }
//! # #[cfg(not(feature = "bluesky"))] fn main() {}
//! ```
//!
//! Below it, [`scripted`] is a raw server whose every byte a test decides, for what no HTTP library would send.
//!
//! [`TestPds`] is not a server to run for people: passwords are kept in clear, nothing is stored, and nobody is asked
//! whether a handle is theirs.

mod gate;
mod pds;
pub mod scripted;
pub mod scripted_ws;

pub use gate::Gate;
pub use pds::{
    AccountStatus, Fault, FaultHandle, RateLimit, SeenRequest, TestAccount, TestPds,
    TestPdsBuilder, TestPdsError, TestRecord,
};
