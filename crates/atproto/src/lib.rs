//! The `com.atproto` client of the AT Protocol.

mod builder;
mod client;
pub mod firehose;
pub mod generated;
mod namespaces;
pub mod records;
pub mod session;

pub use atproto_core::{self as core, Error, ErrorKind, is_ambiguous_failure};
pub use atproto_core::{Jitter, RetryConfig, RetryContext, RetryEvent, RetryReason, RetryStrategy};
pub use builder::AtProtoBuilder;
pub use client::AtProto;
pub use generated::{com, network};
pub use records::Records;
pub use session::{Session, create_session, delete_session, refresh_session};
