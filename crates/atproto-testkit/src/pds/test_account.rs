//! An account as a test holds it.

use std::fmt;

use atproto_core::{
    crypto::PublicKey,
    session::Session,
    syntax::{Did, Handle},
};

use super::{TestPds, accounts::AccountStatus, sessions, tokens::Scope};

/// An account of a [`TestPds`], which goes on for as long as the account is held.
#[derive(Clone)]
pub struct TestAccount {
    pds: TestPds,
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
    pub(super) fn new(pds: TestPds, did: &str) -> Self {
        let (handle, password) = {
            let state = pds.server().state();
            let account = state.accounts.get(did);
            account
                .map(|account| (account.handle.clone(), account.password.clone()))
                .unwrap_or_default()
        };
        Self {
            pds,
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
    pub fn session(&self) -> Session {
        let mut state = self.pds.server().state();
        let now = state.now;
        let tokens = state.tokens.start(self.did.as_str(), Scope::Access, now);
        let answer = sessions::session(&state, self.did.as_str(), Some(&tokens));
        // A session answer is a session; only an account that was deleted has none.
        let session = answer
            .ok()
            .and_then(|answer| serde_json::from_value(answer).ok());
        session.unwrap_or_else(|| {
            let (did, handle) = (self.did.clone(), self.handle.clone());
            Session::new(did, handle, tokens.access_jwt, tokens.refresh_jwt)
        })
    }

    /// A client with a session of the account, whose subscriptions come from this server too.
    ///
    /// It takes its time from the system; give it the server's clock with
    /// [`runtime`](bluesky::BlueskyBuilder::runtime) if that is the test's own.
    #[cfg(feature = "bluesky")]
    pub fn client(&self) -> bluesky::BlueskyBuilder {
        let relay = self.pds.url();
        bluesky::Bluesky::from_session(self.session()).relay_service(relay)
    }

    /// Ends every session of the account: refreshing gives `400 ExpiredToken`, "Token has been revoked"; access
    /// tokens live on until they expire, as on the reference server.
    pub fn revoke_sessions(&self) {
        self.pds
            .server()
            .state()
            .tokens
            .revoke_all(self.did.as_str());
    }

    /// Asks for this code in `authFactorToken` when signing in with the password; `None` asks no more.
    pub fn set_auth_factor(&self, code: Option<&str>) {
        if let Some(account) = self
            .pds
            .server()
            .state()
            .accounts
            .get_mut(self.did.as_str())
        {
            account.auth_factor = code.map(ToOwned::to_owned);
        }
    }

    /// Gives the account another handle, with an `#identity` event.
    pub fn set_handle(&self, handle: &Handle) {
        let mut state = self.pds.server().state();
        state.set_handle(self.did.as_str(), handle.as_str().to_owned());
    }

    /// Deletes the account, with an `#account` event. Its earlier events leave the firehose's replay.
    pub fn delete(&self) {
        self.pds.server().state().delete_account(self.did.as_str());
    }

    /// Emits a `#sync` event of the repository as it is.
    pub fn emit_sync(&self) {
        let state = &mut *self.pds.server().state();
        let time = state.timestamp();
        if let Some(repo) = state.repos.get(self.did.as_str()) {
            state.sequencer.sync(self.did.as_str(), repo, &time);
        }
    }

    /// The public key that verifies the repository's commits.
    pub fn signing_key(&self) -> Option<PublicKey> {
        Some(
            self.pds
                .server()
                .state()
                .accounts
                .get(self.did.as_str())?
                .key
                .public(),
        )
    }

    /// Switches the account off, on, or takes it down, with an `#account` event.
    pub fn set_status(&self, status: AccountStatus) {
        self.pds
            .server()
            .state()
            .set_status(self.did.as_str(), status);
    }
}
