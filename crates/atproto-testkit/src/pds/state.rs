//! Everything the server knows, behind one lock: a call has it for itself and is atomic.

use std::{collections::BTreeMap, time::SystemTime};

use atproto_core::syntax::{Datetime, Tid, TidGenerator};
use http::StatusCode;

use super::{
    accounts::Accounts,
    app_view::Index,
    blobs::Blobs,
    failure::Failure,
    repo::{Commit, Repo, Stored, Write},
    sequencer::Sequencer,
    tokens::Tokens,
};

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
    /// The repositories, by DID.
    pub(super) repos: BTreeMap<String, Repo>,
    pub(super) blobs: Blobs,
    /// The largest blob, in bytes.
    pub(super) blob_limit: usize,
    pub(super) sequencer: Sequencer,
    pub(super) index: Index,
    /// How many events a live subscriber may be behind.
    pub(super) subscription_buffer: i64,
    pub(super) tids: TidGenerator,
    /// The time of the call that is being served.
    pub(super) now: SystemTime,
}

impl State {
    /// The time of the call, as records and events write it.
    pub(super) fn timestamp(&self) -> String {
        Datetime::from(self.now).as_str().to_owned()
    }

    /// A record key or a revision; each is greater than those before.
    pub(super) fn next_tid(&self) -> Tid {
        self.tids.next_at(self.now)
    }

    pub(super) fn record(&self, did: &str, path: &str) -> Option<&Stored> {
        self.repos.get(did)?.get(path)
    }

    /// Writes one commit and tells the firehose.
    pub(super) fn write(&mut self, did: &str, writes: Vec<Write>) -> Result<Commit, Failure> {
        let (rev, time) = (self.next_tid(), self.timestamp());
        let repo = self
            .repos
            .get_mut(did)
            .ok_or_else(|| Failure::of_status(StatusCode::INTERNAL_SERVER_ERROR))?;
        let commit = repo.apply(writes, &rev, &time);
        for change in &commit.changes {
            if let Some(old) = &change.old {
                self.index.remove(did, &change.path, old);
            }
            if let Some(stored) = repo.get(&change.path) {
                self.index.add(did, &change.path, stored);
            }
        }
        self.sequencer.commit(did, &commit, &time);
        Ok(commit)
    }

    /// Makes the repository of a new account, and tells the firehose of both as the reference server does.
    pub(super) fn create_repo(&mut self, did: &str) {
        let Some(account) = self.accounts.get(did) else {
            return;
        };
        let time = self.timestamp();
        let (repo, commit) = Repo::create(did, account.key.clone(), &self.next_tid());
        self.sequencer.identity(did, &account.handle, &time);
        self.sequencer.account(did, None, &time);
        self.sequencer.commit(did, &commit, &time);
        self.sequencer.sync(did, &repo, &time);
        self.repos.insert(did.to_owned(), repo);
    }
}
