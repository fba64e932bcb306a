//! The accounts of the server.

use std::collections::BTreeMap;

use atproto_core::crypto::PrivateKey;
use serde_json::Value;

use super::failure::Failure;

/// Whether an account may be used.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
#[non_exhaustive]
pub enum AccountStatus {
    /// It may.
    #[default]
    Active,
    /// Its owner switched it off: it can sign in, but not write.
    Deactivated,
    /// The server's moderators took it down.
    TakenDown,
    /// The server's moderators paused it.
    Suspended,
}

impl AccountStatus {
    /// The status as `#account` events and session answers name it; `None` for an active account.
    pub fn as_str(self) -> Option<&'static str> {
        match self {
            Self::Active => None,
            Self::Deactivated => Some("deactivated"),
            Self::TakenDown => Some("takendown"),
            Self::Suspended => Some("suspended"),
        }
    }

    /// Whether the account is active.
    pub fn is_active(self) -> bool {
        self == Self::Active
    }
}

/// One account.
#[derive(Clone, Debug)]
pub(super) struct Account {
    pub(super) did: String,
    pub(super) handle: String,
    pub(super) email: String,
    pub(super) email_confirmed: bool,
    pub(super) password: String,
    /// Signs the commits of the repository.
    pub(super) key: PrivateKey,
    /// App passwords by name.
    pub(super) app_passwords: BTreeMap<String, AppPassword>,
    /// The code that a sign-in must bring, if two factors are asked for.
    pub(super) auth_factor: Option<String>,
    pub(super) status: AccountStatus,
    /// When it was made, as records write times.
    pub(super) created_at: String,
    /// What `app.bsky.actor.putPreferences` stored.
    pub(super) preferences: Vec<Value>,
}

/// One app password.
#[derive(Clone, Debug)]
pub(super) struct AppPassword {
    pub(super) password: String,
    pub(super) created_at: String,
    pub(super) privileged: bool,
}

/// All accounts, by DID.
#[derive(Debug, Default)]
pub(super) struct Accounts {
    by_did: BTreeMap<String, Account>,
}

impl Accounts {
    pub(super) fn insert(&mut self, account: Account) {
        self.by_did.insert(account.did.clone(), account);
    }

    pub(super) fn get(&self, did: &str) -> Option<&Account> {
        self.by_did.get(did)
    }

    pub(super) fn get_mut(&mut self, did: &str) -> Option<&mut Account> {
        self.by_did.get_mut(did)
    }

    pub(super) fn remove(&mut self, did: &str) -> Option<Account> {
        self.by_did.remove(did)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Account> {
        self.by_did.values()
    }

    pub(super) fn by_handle(&self, handle: &str) -> Option<&Account> {
        self.iter()
            .find(|account| account.handle.eq_ignore_ascii_case(handle))
    }

    /// The account of a handle or a DID, as `repo` and `actor` parameters name it.
    pub(super) fn find(&self, identifier: &str) -> Option<&Account> {
        self.get(identifier).or_else(|| self.by_handle(identifier))
    }

    /// The account that may sign in as this: handle, DID or email address.
    pub(super) fn sign_in(&self, identifier: &str) -> Option<&Account> {
        let identifier = identifier.strip_prefix('@').unwrap_or(identifier);
        self.find(identifier).or_else(|| {
            self.iter()
                .find(|account| account.email.eq_ignore_ascii_case(identifier))
        })
    }

    /// The account whose repository a parameter names.
    pub(super) fn repo(&self, identifier: &str) -> Result<&Account, Failure> {
        self.find(identifier)
            .ok_or_else(|| Failure::invalid(format!("Could not find repo: {identifier}")))
    }
}
