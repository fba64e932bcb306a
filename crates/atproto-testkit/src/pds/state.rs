//! Everything the server knows, behind one lock: a call has it for itself and is atomic.

use std::time::{SystemTime, UNIX_EPOCH};

use super::{accounts::Accounts, tokens::Tokens};

/// The state of one server.
#[derive(Debug)]
pub(super) struct State {
    /// The origin that clients talk to.
    pub(super) url: String,
    /// The DID of the server itself.
    pub(super) service_did: String,
    /// The domains under which accounts may be made, with their dots.
    pub(super) user_domains: Vec<String>,
    /// Whether session answers carry the DID document.
    pub(super) did_doc_with_session: bool,
    pub(super) accounts: Accounts,
    pub(super) tokens: Tokens,
    /// The time of the call that is being served.
    pub(super) now: SystemTime,
}

impl State {
    /// The time of the call, as records and events write it.
    pub(super) fn timestamp(&self) -> String {
        let micros = self
            .now
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default()
            .as_micros();
        let micros = i64::try_from(micros).unwrap_or(i64::MAX);
        // Milliseconds, as JavaScript's clock gives them.
        atproto_core::syntax::Datetime::from_unix_micros(micros / 1000 * 1000)
            .as_str()
            .to_owned()
    }
}
