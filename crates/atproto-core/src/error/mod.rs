//! The one error of this SDK.
//!
//! An [`Error`] is one pointer: a [`kind`](Error::kind) that programs branch on, a source that explains, and the facts of the
//! request that failed: endpoint, HTTP status, XRPC error name, attempts and elapsed time. It never holds a token, a
//! proof, a password or a query string, so it can be logged.
//!
//! ```
//! # use atproto_core::{Error, ErrorKind, is_ambiguous_failure};
//! fn report(error: &Error) -> &'static str {
//!     match error.kind() {
//!         ErrorKind::Timeout | ErrorKind::Network => "try again later",
//!         _ if error.is_rate_limited() => "slow down",
//!         _ if is_ambiguous_failure(error) => "it may have been applied: look first",
//!         _ => "give up",
//!     }
//! }
//! ```

mod convert;
mod details;
mod kind;
mod report;

pub use details::Error;
pub use kind::{Delivery, ErrorKind, XrpcErrorKind};

pub use crate::engine::is_ambiguous_failure;
