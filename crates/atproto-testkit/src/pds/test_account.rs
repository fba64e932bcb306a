//! An account as a test holds it.

use std::{fmt, sync::Arc};

use atproto_core::syntax::{Did, Handle};

use super::{
    accounts::AccountStatus,
    server::Server,
    tokens::{Scope, SessionTokens},
};

/// An account of a [`TestPds`](super::TestPds).
#[derive(Clone)]
pub struct TestAccount {
    server: Arc<Server>,
    did: Did,
    handle: Handle,
    password: String,
}

impl fmt::Debug for TestAccount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TestAccount")
            .field("did", &self.did)
            .field("handle", &self.handle)
            .finish_non_exhaustive()
    }
}

impl TestAccount {
    pub(super) fn new(server: Arc<Server>, did: &str) -> Self {
        let (handle, password) = {
            let state = server.state();
            let account = state.accounts.get(did);
            account
                .map(|account| (account.handle.clone(), account.password.clone()))
                .unwrap_or_default()
        };
        Self {
            server,
            did: Did::from_wire(did),
            handle: Handle::from_wire(handle),
            password,
        }
    }

    /// The DID.
    pub fn did(&self) -> &Did {
        &self.did
    }

    /// The handle that the account was made with.
    pub fn handle(&self) -> &Handle {
        &self.handle
    }

    /// The password.
    pub fn password(&self) -> &str {
        &self.password
    }

    /// Starts a session without a request, so that no counter moves.
    pub fn tokens(&self) -> SessionTokens {
        let mut state = self.server.state();
        let now = state.now;
        state.tokens.start(self.did.as_str(), Scope::Access, now)
    }

    /// Ends every session of the account: refreshing gives `400 ExpiredToken`, "Token has been revoked"; access
    /// tokens live on until they expire, as on the reference server.
    pub fn revoke_sessions(&self) {
        self.server.state().tokens.revoke_all(self.did.as_str());
    }

    /// Asks for this code in `authFactorToken` when signing in with the password; `None` asks no more.
    pub fn set_auth_factor(&self, code: Option<&str>) {
        if let Some(account) = self.server.state().accounts.get_mut(self.did.as_str()) {
            account.auth_factor = code.map(ToOwned::to_owned);
        }
    }

    /// Switches the account off, on, or takes it down.
    pub fn set_status(&self, status: AccountStatus) {
        self.server.state().set_status(self.did.as_str(), status);
    }
}
