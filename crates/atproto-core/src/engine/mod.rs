//! The one way a request goes.
//!
//! A typed call is a thin shell around one function, `execute`, which is compiled once:
//!
//! 1. the target host is resolved (`target`), and with it whether the account's credentials may go there;
//! 2. the request is **built anew for every send** (`attempt`), so that an old token or proof is never sent twice;
//! 3. it runs against the timeout, and its failure is classified by kind, never by message (`classify`);
//! 4. a 401 takes one of its two paths first (`recover`): a new nonce, at most three times, or fresh credentials, once;
//! 5. what is still a failure, and a candidate, is shown to the retry strategy (`repeat`): the only retry loop there is.

mod attempt;
mod authorizer;
mod classify;
mod execute;
pub(crate) mod hints;
mod outcome;
mod raw;
mod repeat;
mod sniff;
mod target;

pub use authorizer::{AuthRequest, Authorizer, Credentials, Recovery, TokenId};
pub use classify::is_ambiguous_failure;
pub(crate) use classify::retry_reason;
pub(crate) use execute::execute;
pub(crate) use outcome::{UNKNOWN_ERROR, read_error_body};
pub(crate) use raw::{RawRequest, RawResponse};
