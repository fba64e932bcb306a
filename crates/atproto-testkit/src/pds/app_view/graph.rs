//! Who follows whom.

use serde_json::{Value, json};

use super::{
    FOLLOW,
    actors::Detail,
    index::{Link, Way, page},
};
use crate::pds::{
    call::{Auth, Call, Outcome, Reply, Route, query},
    json::{set, set_some},
    state::State,
};

pub(super) const ROUTES: &[Route] = &[
    query("app.bsky.graph.getFollows", Auth::Optional, get_follows),
    query("app.bsky.graph.getFollowers", Auth::Optional, get_followers),
];

fn get_follows(state: &mut State, call: &Call) -> Outcome {
    let actor = state.actor(call.required("actor")?)?;
    let records = state
        .repos
        .get(&actor.did)
        .map(|repo| repo.collection(FOLLOW));
    let targets = records
        .into_iter()
        .flatten()
        .filter_map(|(_, stored)| stored.value.get("subject")?.as_str());
    let links: Vec<&Link> = targets
        .filter_map(|target| state.index.from(&actor.did, Way::Follow, target))
        .collect();
    list(state, call, &actor.did, "follows", links, |link| {
        &link.target
    })
}

fn get_followers(state: &mut State, call: &Call) -> Outcome {
    let actor = state.actor(call.required("actor")?)?;
    let links = state.index.to(Way::Follow, &actor.did).iter().collect();
    list(state, call, &actor.did, "followers", links, |link| {
        &link.did
    })
}

fn list(
    state: &State,
    call: &Call,
    subject: &str,
    name: &str,
    links: Vec<&Link>,
    who: fn(&Link) -> &String,
) -> Outcome {
    let subject = state.actor(subject)?;
    let (links, cursor) = page(links, call.param("cursor"), call.limit(50, 100)?);
    let accounts = links
        .into_iter()
        .filter_map(|link| state.actor(who(link)).ok());
    let profiles: Vec<Value> = accounts
        .map(|account| state.profile(account, call.viewer(), Detail::View))
        .collect();
    let mut answer = json!({ "subject": state.profile(subject, call.viewer(), Detail::View) });
    set(&mut answer, name, profiles);
    set_some(&mut answer, "cursor", cursor);
    Ok(Reply::Json(answer))
}
