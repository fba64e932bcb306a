//! What the server says of itself, and how accounts are made.

use std::collections::BTreeMap;

use atproto_core::crypto::PrivateKey;
use http::StatusCode;
use serde_json::json;

use super::{
    accounts::{Account, AccountStatus},
    call::{Auth, Call, Outcome, Reply, Route, procedure, query, required_text, text},
    failure::Failure,
    state::State,
    tokens::Scope,
};

pub(super) const ROUTES: &[Route] = &[
    query(
        "com.atproto.server.describeServer",
        Auth::None,
        describe_server,
    ),
    procedure(
        "com.atproto.server.createAccount",
        Auth::None,
        create_account,
    ),
];

fn describe_server(state: &mut State, _: &Call) -> Outcome {
    Ok(Reply::Json(json!({
        "did": state.service_did,
        "availableUserDomains": state.user_domains,
        "inviteCodeRequired": false,
        "blobUploadLimit": state.blob_limit,
        "links": {},
        "contact": {},
    })))
}

fn create_account(state: &mut State, call: &Call) -> Outcome {
    let input = call.json()?;
    let handle = check_handle(state, required_text(&input, "handle")?)?;
    let Some(email) = text(&input, "email") else {
        return Err(Failure::invalid("Email is required"));
    };
    let Some(password) = text(&input, "password") else {
        return Err(Failure::invalid("Password is required"));
    };
    if state.accounts.by_handle(&handle).is_some() {
        return Err(Failure::invalid(format!("Handle already taken: {handle}")));
    }
    if state
        .accounts
        .iter()
        .any(|account| account.email.eq_ignore_ascii_case(email))
    {
        return Err(Failure::invalid(format!("Email already taken: {email}")));
    }
    let did = state.add_account(&handle, email, password)?;
    let tokens = state.tokens.start(&did, Scope::Access, state.now);
    let account = state.accounts.repo(&did)?;
    Ok(Reply::Json(json!({
        "handle": handle,
        "did": did,
        "didDoc": state.did_document(account),
        "accessJwt": tokens.access_jwt,
        "refreshJwt": tokens.refresh_jwt,
    })))
}

/// The normal form of a handle that may be used here.
pub(super) fn check_handle(state: &State, handle: &str) -> Result<String, Failure> {
    let handle = handle.to_ascii_lowercase();
    if atproto_core::syntax::Handle::new(&handle).is_err() {
        return Err(Failure::invalid(format!(
            "Invalid handle (got \"{handle}\") at $.handle"
        )));
    }
    let name = state
        .user_domains
        .iter()
        .find_map(|domain| handle.strip_suffix(domain.as_str()));
    match name {
        None => Err(Failure::named(
            "UnsupportedDomain",
            "Not a supported handle domain",
        )),
        Some(name) if name.contains('.') => Err(Failure::named(
            "InvalidHandle",
            "Invalid characters in handle",
        )),
        Some(_) => Ok(handle),
    }
}

impl State {
    /// Makes an account and gives its DID.
    pub(super) fn add_account(
        &mut self,
        handle: &str,
        email: &str,
        password: &str,
    ) -> Result<String, Failure> {
        let key = PrivateKey::generate_k256()
            .map_err(|_| Failure::of_status(StatusCode::INTERNAL_SERVER_ERROR))?;
        let did = format!(
            "did:plc:{}",
            data_encoding::BASE32_NOPAD
                .encode(&rand::random::<[u8; 15]>())
                .to_lowercase()
        );
        self.accounts.insert(Account {
            did: did.clone(),
            handle: handle.to_owned(),
            email: email.to_owned(),
            email_confirmed: false,
            password: password.to_owned(),
            key,
            app_passwords: BTreeMap::new(),
            auth_factor: None,
            status: AccountStatus::Active,
            created_at: self.timestamp(),
            preferences: Vec::new(),
        });
        self.create_repo(&did);
        Ok(did)
    }
}
