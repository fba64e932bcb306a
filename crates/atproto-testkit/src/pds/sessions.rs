//! `com.atproto.server.*` for those who have an account: sign in, refresh, sign out, look.

use http::StatusCode;
use serde_json::{Map, Value, json};

use super::{
    accounts::{Account, AppPassword},
    call::{Auth, Call, Outcome, Reply, Route, procedure, query, required_text, text},
    failure::Failure,
    identity::{is_down, taken_down},
    state::State,
    tokens::{Scope, SessionTokens},
};

pub(super) const ROUTES: &[Route] = &[
    procedure(
        "com.atproto.server.createSession",
        Auth::None,
        create_session,
    ),
    procedure(
        "com.atproto.server.refreshSession",
        Auth::Refresh,
        refresh_session,
    ),
    procedure(
        "com.atproto.server.deleteSession",
        Auth::RefreshOrExpired,
        delete_session,
    ),
    query("com.atproto.server.getSession", Auth::Access, get_session),
    procedure(
        "com.atproto.server.createAppPassword",
        Auth::AccessFull,
        create_app_password,
    ),
    query(
        "com.atproto.server.listAppPasswords",
        Auth::Access,
        list_app_passwords,
    ),
    procedure(
        "com.atproto.server.revokeAppPassword",
        Auth::AccessFull,
        revoke_app_password,
    ),
];

fn create_session(state: &mut State, call: &Call) -> Outcome {
    let input = call.json()?;
    let identifier = required_text(&input, "identifier")?;
    let password = required_text(&input, "password")?;
    let wrong =
        || Failure::unauthorized("AuthenticationRequired", "Invalid identifier or password");
    let account = state.accounts.sign_in(identifier).ok_or_else(wrong)?;
    let scope = scope_of(account, password).ok_or_else(wrong)?;
    if is_down(account) && input.get("allowTakendown") != Some(&Value::Bool(true)) {
        return Err(taken_down());
    }
    if scope == Scope::Access
        && let Some(code) = &account.auth_factor
    {
        match text(&input, "authFactorToken").filter(|given| !given.is_empty()) {
            None => {
                return Err(Failure::unauthorized(
                    "AuthFactorTokenRequired",
                    "A sign in code has been sent to your email address",
                ));
            }
            Some(given) if given != code => {
                return Err(Failure::named("InvalidToken", "Token is invalid"));
            }
            Some(_) => {}
        }
    }
    let scope = if is_down(account) {
        Scope::TakenDown
    } else {
        scope
    };
    let did = account.did.clone();
    let tokens = state.tokens.start(&did, scope, state.now);
    session(state, &did, Some(&tokens)).map(Reply::Json)
}

fn scope_of(account: &Account, password: &str) -> Option<Scope> {
    if account.password == password {
        return Some(Scope::Access);
    }
    let app_password = account
        .app_passwords
        .values()
        .find(|app| app.password == password)?;
    Some(if app_password.privileged {
        Scope::PrivilegedAppPassword
    } else {
        Scope::AppPassword
    })
}

fn refresh_session(state: &mut State, call: &Call) -> Outcome {
    let Some(claims) = &call.claims else {
        return Err(Failure::of_status(StatusCode::UNAUTHORIZED));
    };
    let Some(account) = state.accounts.get(&claims.sub) else {
        return Err(Failure::invalid(format!(
            "Could not find user info for account: {}",
            claims.sub
        )));
    };
    if is_down(account) {
        return Err(taken_down());
    }
    let tokens = state.tokens.rotate(claims, state.now)?;
    session(state, &claims.sub, Some(&tokens)).map(Reply::Json)
}

fn delete_session(state: &mut State, call: &Call) -> Outcome {
    if let Some(claims) = &call.claims {
        state.tokens.revoke(claims);
    }
    Ok(Reply::Empty)
}

fn get_session(state: &mut State, call: &Call) -> Outcome {
    let did = call.caller()?.to_owned();
    session(state, &did, None).map(Reply::Json)
}

/// A session answer, with tokens if some were made.
pub(super) fn session(
    state: &State,
    did: &str,
    tokens: Option<&SessionTokens>,
) -> Result<Value, Failure> {
    let account = state
        .accounts
        .get(did)
        .ok_or_else(|| Failure::invalid(format!("Could not find user info for account: {did}")))?;
    let mut answer = Map::new();
    if let Some(tokens) = tokens {
        answer.insert("accessJwt".to_owned(), json!(tokens.access_jwt));
        answer.insert("refreshJwt".to_owned(), json!(tokens.refresh_jwt));
    }
    answer.insert("handle".to_owned(), json!(account.handle));
    answer.insert("did".to_owned(), json!(account.did));
    if state.did_doc_with_session {
        answer.insert("didDoc".to_owned(), state.did_document(account));
    }
    answer.insert("email".to_owned(), json!(account.email));
    answer.insert("emailConfirmed".to_owned(), json!(account.email_confirmed));
    if account.auth_factor.is_some() {
        answer.insert("emailAuthFactor".to_owned(), json!(true));
    }
    answer.insert("active".to_owned(), json!(account.status.is_active()));
    if let Some(status) = account.status.as_str() {
        answer.insert("status".to_owned(), json!(status));
    }
    Ok(Value::Object(answer))
}

fn create_app_password(state: &mut State, call: &Call) -> Outcome {
    let input = call.json()?;
    let name = required_text(&input, "name")?.to_owned();
    let privileged = input.get("privileged") == Some(&Value::Bool(true));
    let created_at = state.timestamp();
    let password = random_app_password();
    let account = state
        .accounts
        .get_mut(call.caller()?)
        .ok_or_else(Failure::forbidden_to_others)?;
    if account.app_passwords.contains_key(&name) {
        return Err(Failure::invalid("could not create app-specific password"));
    }
    let answer = json!({
        "name": name, "password": password, "createdAt": created_at, "privileged": privileged,
    });
    account.app_passwords.insert(
        name,
        AppPassword {
            password,
            created_at,
            privileged,
        },
    );
    Ok(Reply::Json(answer))
}

/// Four groups of four, in the alphabet of base 32.
fn random_app_password() -> String {
    let text = data_encoding::BASE32_NOPAD
        .encode(&rand::random::<[u8; 10]>())
        .to_lowercase();
    let groups: Vec<&str> = [0..4, 4..8, 8..12, 12..16]
        .into_iter()
        .filter_map(|range| text.get(range))
        .collect();
    groups.join("-")
}

fn list_app_passwords(state: &mut State, call: &Call) -> Outcome {
    let account = state
        .accounts
        .get(call.caller()?)
        .ok_or_else(Failure::forbidden_to_others)?;
    let passwords: Vec<Value> = account
        .app_passwords
        .iter()
        .map(|(name, app)| json!({ "name": name, "createdAt": app.created_at, "privileged": app.privileged }))
        .collect();
    Ok(Reply::Json(json!({ "passwords": passwords })))
}

fn revoke_app_password(state: &mut State, call: &Call) -> Outcome {
    let input = call.json()?;
    let name = required_text(&input, "name")?;
    if let Some(account) = state.accounts.get_mut(call.caller()?) {
        account.app_passwords.remove(name);
    }
    Ok(Reply::Empty)
}
