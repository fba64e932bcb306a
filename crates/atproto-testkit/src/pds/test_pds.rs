//! `TestPds`: the handle that a test holds.

use std::{collections::BTreeMap, fmt, io, sync::Arc, time::Duration};

use atproto_core::syntax::Did;

use super::{
    builder::TestPdsBuilder,
    failure::Failure,
    fault::{Effect, Fault, FaultHandle},
    lock,
    rate_limit::RateLimit,
    requests::SeenRequest,
    server::Server,
    test_account::TestAccount,
    test_record::TestRecord,
};

/// An embedded PDS; clones are the same server, and the last one to go shuts it down. A
/// [`TestAccount`] holds one too.
///
/// It runs as tasks of the tokio runtime that it was started on.
#[derive(Clone)]
pub struct TestPds {
    running: Arc<Running>,
}

/// Shuts the server down when the last handle is gone.
struct Running {
    server: Arc<Server>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.server.front.shut_down();
    }
}

impl fmt::Debug for TestPds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TestPds")
            .field("url", &self.url())
            .finish_non_exhaustive()
    }
}

/// Why the embedded PDS could not do what a test asked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TestPdsError {
    /// No socket could be had.
    #[error("the embedded PDS cannot listen")]
    Listen(#[from] io::Error),
    /// An account could not be made.
    #[error("the account cannot be made: {0}")]
    Account(String),
}

impl From<Failure> for TestPdsError {
    fn from(failure: Failure) -> Self {
        Self::Account(failure.message.into_owned())
    }
}

impl TestPds {
    pub(super) fn running(server: Arc<Server>) -> Self {
        Self {
            running: Arc::new(Running { server }),
        }
    }

    pub(super) fn server(&self) -> &Arc<Server> {
        &self.running.server
    }

    /// Starts a server on a free loopback port, with the defaults of [`builder`](Self::builder).
    ///
    /// # Errors
    /// [`TestPdsError::Listen`] if there is no port.
    pub async fn start() -> Result<Self, TestPdsError> {
        Self::builder().start().await
    }

    /// A server with settings of its own.
    pub fn builder() -> TestPdsBuilder {
        TestPdsBuilder::new()
    }

    /// The origin, such as `http://127.0.0.1:41234`.
    ///
    /// It is the PDS of every account, and it answers as the PLC directory for their DIDs (`GET /did:plc:…`) and as
    /// their handles' web site (`GET /.well-known/atproto-did` with the handle as `Host`).
    pub fn url(&self) -> String {
        lock(&self.server().state).url.clone()
    }

    /// The DID of the server itself: the `aud` of its tokens.
    pub fn did(&self) -> String {
        lock(&self.server().state).service_did.clone()
    }

    /// Makes an account, with the password `<first label>-pass` and the address `<first label>@mail.test`; or gives
    /// the one that has this handle.
    ///
    /// # Errors
    /// [`TestPdsError::Account`] if the text is no handle of this server's domains (`.test`, `.example`).
    #[allow(clippy::unused_async)] // as a server elsewhere would have to be asked
    pub async fn account(&self, handle: &str) -> Result<TestAccount, TestPdsError> {
        let mut state = self.server().state();
        let handle = super::sign_up::check_handle(&state, handle)?;
        let name = handle.split('.').next().unwrap_or_default();
        let did = match state.accounts.by_handle(&handle) {
            Some(account) => account.did.clone(),
            None => state.add_account(
                &handle,
                &format!("{name}@mail.test"),
                &format!("{name}-pass"),
            )?,
        };
        drop(state);
        Ok(TestAccount::new(self.clone(), &did))
    }

    /// Sets a fault. It stays until it has struck as often as it should, or is lifted.
    pub fn fault(&self, fault: Fault) -> FaultHandle {
        let server = self.server();
        let refuse = matches!(fault.effect, Effect::Refuse);
        let id = lock(&server.faults).add(fault);
        if refuse {
            server.front.shut();
        }
        FaultHandle::new(id, server)
    }

    /// Lifts all faults.
    pub fn clear_faults(&self) {
        let refusing = lock(&self.server().faults).clear();
        for _ in 0..refusing {
            self.server().front.reopen();
        }
    }

    /// Resets every open connection, those of the firehose included.
    pub fn reset_connections(&self) {
        self.server().front.reset_connections();
    }

    /// Adds a rate limit.
    pub fn rate_limit(&self, limit: RateLimit) {
        lock(&self.server().meter).add(limit);
    }

    /// Replaces all rate limits; none at all means that answers carry no rate-limit headers.
    pub fn set_rate_limits(&self, limits: impl IntoIterator<Item = RateLimit>) {
        lock(&self.server().meter).replace(limits.into_iter().collect());
    }

    /// Lets every access token that was given out so far count as expired: `400 ExpiredToken`.
    pub fn expire_access_tokens(&self) {
        let mut state = self.server().state();
        let now = state.now;
        state.tokens.expire_access(now);
    }

    /// Lets every refresh token that was given out so far count as expired: `400 ExpiredToken`.
    pub fn expire_refresh_tokens(&self) {
        let mut state = self.server().state();
        let now = state.now;
        state.tokens.expire_refresh(now);
    }

    /// Sets how long tokens live that are made from now on. Default 2 hours and 90 days.
    pub fn set_session_lifetimes(&self, access: Duration, refresh: Duration) {
        let lifetimes = &mut self.server().state().tokens.lifetimes;
        lifetimes.access = access;
        lifetimes.refresh = refresh;
    }

    /// Sets how long a refresh token that was used still gives the same successor. Default 2 hours; with zero,
    /// a second use is `400 ExpiredToken`, "Token has been revoked".
    pub fn set_refresh_grace(&self, grace: Duration) {
        self.server().state().tokens.lifetimes.grace = grace;
    }

    /// The records of a collection, oldest key first; none if there is no such account or collection.
    pub fn records(&self, did: &Did, collection: &str) -> Vec<TestRecord> {
        let state = self.server().state();
        let records = state
            .repos
            .get(did.as_str())
            .map(|repo| repo.collection(collection));
        let records = records.into_iter().flatten();
        records
            .map(|(rkey, record)| TestRecord::new(did, collection, rkey, record))
            .collect()
    }

    /// The sequence number of the newest event; one before the first if there is none yet.
    pub fn last_seq(&self) -> i64 {
        self.server().state().sequencer.last()
    }

    /// Lets the firehose's replay window begin after the newest event: older cursors are `OutdatedCursor`.
    pub fn forget_events(&self) {
        self.server().state().sequencer.forget();
    }

    /// Closes every subscription with this WebSocket close code.
    pub fn close_subscriptions(&self, code: u16) {
        self.server().front.close_sockets(code);
    }

    /// Every request so far, in the order of arrival.
    pub fn requests(&self) -> Vec<SeenRequest> {
        lock(&self.server().log).all().to_vec()
    }

    /// The calls of one method so far.
    pub fn calls(&self, nsid: &str) -> Vec<SeenRequest> {
        let log = lock(&self.server().log);
        log.all()
            .iter()
            .filter(|request| request.nsid() == Some(nsid))
            .cloned()
            .collect()
    }

    /// How many calls of one method there were.
    pub fn count(&self, nsid: &str) -> usize {
        lock(&self.server().log).count(nsid)
    }

    /// How many calls of each method there were.
    pub fn counts(&self) -> BTreeMap<String, usize> {
        lock(&self.server().log).counts().clone()
    }

    /// Forgets the requests so far.
    pub fn clear_requests(&self) {
        lock(&self.server().log).clear();
    }
}
