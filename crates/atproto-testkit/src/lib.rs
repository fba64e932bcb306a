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
//! use atproto_testkit::{Fault, TestPds};
//!
//! # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let pds = TestPds::start().await?;
//! let alice = pds.account("alice.test").await?;
//! // The next write lands, but its answer is lost.
//! pds.fault(Fault::status(503).on("com.atproto.repo.createRecord").after_applying());
//! assert_eq!(alice.handle().as_str(), "alice.test");
//! # Ok(()) }
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
    AccountStatus, Fault, FaultHandle, RateLimit, SeenRequest, SessionTokens, TestAccount, TestPds,
    TestPdsBuilder, TestPdsError, TestRecord,
};
