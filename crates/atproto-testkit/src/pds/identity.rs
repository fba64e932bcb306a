//! Handles, DID documents, and whether an account may be used.

use std::sync::Arc;

use atproto_core::syntax::Handle;
use axum::{
    extract::{Path, State as Shared},
    response::Response,
};
use http::{HeaderMap, StatusCode};
use serde_json::{Value, json};

use super::{
    accounts::{Account, AccountStatus},
    call::{Auth, Call, Outcome, Reply, Route, procedure, query, required_text},
    failure::Failure,
    server::{self, Server},
    state::State,
    tokens::{Claims, Scope},
};

pub(super) const ROUTES: &[Route] = &[
    query(
        "com.atproto.identity.resolveHandle",
        Auth::None,
        resolve_handle,
    ),
    procedure(
        "com.atproto.identity.updateHandle",
        Auth::AccessFull,
        update_handle,
    ),
    procedure(
        "com.atproto.server.deactivateAccount",
        Auth::AccessFull,
        deactivate,
    ),
    procedure(
        "com.atproto.server.activateAccount",
        Auth::AccessFull,
        activate,
    ),
];

/// Refuses tokens of accounts that are gone or down, and app passwords where they do not suffice.
pub(super) fn check_usable(state: &State, claims: &Claims, auth: Auth) -> Result<(), Failure> {
    let full = claims.scope == Scope::Access;
    if claims.scope == Scope::TakenDown || (auth == Auth::AccessFull && !full) {
        return Err(Failure::named("InvalidToken", "Bad token scope"));
    }
    let unknown = || {
        Failure::invalid(format!(
            "Could not find user info for account: {}",
            claims.sub
        ))
    };
    let account = state.accounts.get(&claims.sub).ok_or_else(unknown)?;
    match (is_down(account), auth) {
        (true, Auth::Write) => Err(taken_down()),
        (true, _) => Err(unknown()),
        (false, Auth::Write) if !account.status.is_active() => Err(Failure::unauthorized(
            "AccountDeactivated",
            "Account is deactivated",
        )),
        _ => Ok(()),
    }
}

/// The refusal of an account that moderators took down.
pub(super) fn taken_down() -> Failure {
    Failure::unauthorized("AccountTakedown", "Account has been taken down")
}

/// Whether moderators took the account away from its owner.
pub(super) fn is_down(account: &Account) -> bool {
    matches!(
        account.status,
        AccountStatus::TakenDown | AccountStatus::Suspended
    )
}

fn resolve_handle(state: &mut State, call: &Call) -> Outcome {
    let handle = call.required("handle")?;
    if Handle::new(handle).is_err() {
        return Err(call.bad_param(&format!("Invalid handle (got \"{handle}\")")));
    }
    match state.accounts.by_handle(handle) {
        Some(account) if account.status.is_active() => {
            Ok(Reply::Json(json!({ "did": account.did })))
        }
        _ => Err(Failure::named("HandleNotFound", "Unable to resolve handle")),
    }
}

fn update_handle(state: &mut State, call: &Call) -> Outcome {
    let input = call.json()?;
    let handle = super::sign_up::check_handle(state, required_text(&input, "handle")?)?;
    let did = call.caller()?.to_owned();
    if let Some(other) = state.accounts.by_handle(&handle)
        && other.did != did
    {
        return Err(Failure::invalid(format!("Handle already taken: {handle}")));
    }
    state.set_handle(&did, handle);
    Ok(Reply::Empty)
}

fn deactivate(state: &mut State, call: &Call) -> Outcome {
    state.set_status(call.caller()?, AccountStatus::Deactivated);
    Ok(Reply::Empty)
}

fn activate(state: &mut State, call: &Call) -> Outcome {
    state.set_status(call.caller()?, AccountStatus::Active);
    Ok(Reply::Empty)
}

impl State {
    /// The DID document of an account, as its directory serves it.
    pub(super) fn did_document(&self, account: &Account) -> Value {
        json!({
            "@context": [
                "https://www.w3.org/ns/did/v1",
                "https://w3id.org/security/multikey/v1",
                "https://w3id.org/security/suites/secp256k1-2019/v1",
            ],
            "id": account.did,
            "alsoKnownAs": [format!("at://{}", account.handle)],
            "verificationMethod": [{
                "id": format!("{}#atproto", account.did),
                "type": "Multikey",
                "controller": account.did,
                "publicKeyMultibase": account.key.public().to_multibase(),
            }],
            "service": [{
                "id": "#atproto_pds",
                "type": "AtprotoPersonalDataServer",
                "serviceEndpoint": self.url,
            }],
        })
    }

    /// Switches an account off, on, or takes it down, and tells the firehose.
    pub(super) fn set_status(&mut self, did: &str, status: AccountStatus) {
        let time = self.timestamp();
        let Some(account) = self.accounts.get_mut(did) else {
            return;
        };
        let before = std::mem::replace(&mut account.status, status);
        self.sequencer.account(did, status.as_str(), &time);
        if before == AccountStatus::Deactivated && status.is_active() {
            self.sequencer.identity(did, &account.handle, &time);
            if let Some(repo) = self.repos.get(did) {
                self.sequencer.sync(did, repo, &time);
            }
        }
    }

    /// Gives an account another handle, and tells the firehose.
    pub(super) fn set_handle(&mut self, did: &str, handle: String) {
        let time = self.timestamp();
        if let Some(account) = self.accounts.get_mut(did) {
            self.sequencer.identity(did, &handle, &time);
            account.handle = handle;
        }
    }

    /// Takes an account away, and tells the firehose. Its events leave the replay.
    pub(super) fn delete_account(&mut self, did: &str) {
        if self.accounts.remove(did).is_some() {
            let time = self.timestamp();
            self.repos.remove(did);
            self.tokens.revoke_all(did);
            self.index.remove_account(did);
            self.sequencer.forget_account(did);
            self.sequencer.account(did, Some("deleted"), &time);
        }
    }
}

/// `GET /.well-known/atproto-did`: the account whose handle is the host that was asked.
pub(super) async fn well_known_did(
    Shared(server): Shared<Arc<Server>>,
    headers: HeaderMap,
) -> Response {
    let host = headers
        .get("host")
        .and_then(|host| host.to_str().ok())
        .unwrap_or_default();
    let handle = host.split(':').next().unwrap_or(host);
    match server.state().accounts.by_handle(handle) {
        Some(account) if account.status.is_active() => {
            server::plain(StatusCode::OK, account.did.clone())
        }
        _ => server::plain(StatusCode::NOT_FOUND, "User not found"),
    }
}

/// `GET /.well-known/did.json`: the server's own document.
pub(super) async fn service_document(Shared(server): Shared<Arc<Server>>) -> Response {
    let state = server.state();
    let document = json!({
        "@context": ["https://www.w3.org/ns/did/v1"],
        "id": state.service_did,
        "service": [{
            "id": "#atproto_pds",
            "type": "AtprotoPersonalDataServer",
            "serviceEndpoint": state.url,
        }],
    });
    server::json(StatusCode::OK, document.to_string())
}

/// `GET /<did>`: what a PLC directory answers, for the accounts of this server.
pub(super) async fn document(
    Shared(server): Shared<Arc<Server>>,
    Path(did): Path<String>,
) -> Response {
    let state = server.state();
    if let Some(account) = state.accounts.get(&did) {
        return server::json(StatusCode::OK, state.did_document(account).to_string());
    }
    let message = json!({ "message": format!("DID not registered: {did}") });
    server::json(StatusCode::NOT_FOUND, message.to_string())
}
