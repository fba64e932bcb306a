//! Preferences, which are the PDS's own and no AppView sees.

use serde_json::{Value, json};

use crate::pds::{
    call::{Auth, Call, Outcome, Reply, Route, procedure, query},
    failure::Failure,
    state::State,
};

pub(super) const ROUTES: &[Route] = &[
    query(
        "app.bsky.actor.getPreferences",
        Auth::Access,
        get_preferences,
    ),
    procedure(
        "app.bsky.actor.putPreferences",
        Auth::Access,
        put_preferences,
    ),
];

fn get_preferences(state: &mut State, call: &Call) -> Outcome {
    let account = state
        .accounts
        .get(call.caller()?)
        .ok_or_else(Failure::forbidden_to_others)?;
    Ok(Reply::Json(json!({ "preferences": account.preferences })))
}

/// Replaces all preferences; what is not sent again is gone.
fn put_preferences(state: &mut State, call: &Call) -> Outcome {
    let input = call.json()?;
    let Some(preferences) = input.get("preferences").and_then(Value::as_array) else {
        return Err(Failure::invalid(
            "Missing required key \"preferences\" at $",
        ));
    };
    let untyped = preferences
        .iter()
        .position(|preference| !preference.get("$type").is_some_and(Value::is_string));
    if let Some(index) = untyped {
        return Err(Failure::invalid(format!(
            "Expected an object which includes the \"$type\" property value type at $.preferences[{index}]"
        )));
    }
    if let Some(account) = state.accounts.get_mut(call.caller()?) {
        account.preferences.clone_from(preferences);
    }
    Ok(Reply::Empty)
}
