//! Views of accounts.

use serde_json::{Map, Value, json};

use super::{
    FOLLOW, POST,
    index::{Link, Way},
};
use crate::pds::{
    accounts::{Account, AccountStatus},
    call::{Auth, Call, Outcome, Reply, Route, query},
    failure::Failure,
    identity::is_down,
    json::set_some,
    state::State,
};

pub(super) const ROUTES: &[Route] = &[
    query("app.bsky.actor.getProfile", Auth::Optional, get_profile),
    query("app.bsky.actor.getProfiles", Auth::Optional, get_profiles),
    query("app.bsky.actor.searchActors", Auth::Optional, search_actors),
];

/// The most actors of one call.
const MAX_PROFILES: usize = 25;

/// How much of an account a view shows.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Detail {
    Basic,
    View,
    Detailed,
}

impl State {
    /// The account of an `actor` parameter, if it may be shown.
    pub(super) fn actor(&self, name: &str) -> Result<&Account, Failure> {
        let account = self
            .accounts
            .find(name)
            .ok_or_else(|| Failure::invalid("Profile not found"))?;
        if is_down(account) {
            return Err(Failure::named(
                "AccountTakedown",
                "Account has been suspended",
            ));
        }
        if account.status == AccountStatus::Deactivated {
            return Err(Failure::named(
                "AccountDeactivated",
                "Account is deactivated",
            ));
        }
        Ok(account)
    }

    /// The address of a blob as an image.
    pub(super) fn image_url(&self, did: &str, blob: &Value) -> Option<String> {
        let cid = blob.pointer("/ref/$link")?.as_str()?;
        Some(format!(
            "{}/xrpc/com.atproto.sync.getBlob?did={did}&cid={cid}",
            self.url
        ))
    }

    /// A view of an account, as `viewer` sees it.
    pub(super) fn profile(&self, account: &Account, viewer: Option<&str>, detail: Detail) -> Value {
        let did = account.did.as_str();
        let record = self.record(did, "app.bsky.actor.profile/self");
        let field = |name: &str| record.and_then(|record| record.value.get(name));
        let mut view = Map::new();
        let mut set = |name: &str, value: Option<Value>| {
            if let Some(value) = value {
                view.insert(name.to_owned(), value);
            }
        };
        set("did", Some(json!(did)));
        set("handle", Some(json!(account.handle)));
        set("displayName", field("displayName").cloned());
        let image = |name: &str| {
            field(name)
                .and_then(|blob| self.image_url(did, blob))
                .map(Value::from)
        };
        set("avatar", image("avatar"));
        set("labels", Some(json!([])));
        set("createdAt", Some(json!(account.created_at)));
        set("viewer", viewer.map(|viewer| self.relation(viewer, did)));
        if detail >= Detail::View {
            set("description", field("description").cloned());
            set(
                "indexedAt",
                Some(json!(
                    record.map_or(&account.created_at, |record| &record.indexed_at)
                )),
            );
        }
        if detail == Detail::Detailed {
            let count = |collection: &str| {
                self.repos
                    .get(did)
                    .map_or(0, |repo| repo.collection(collection).count())
            };
            set("banner", image("banner"));
            set("pinnedPost", field("pinnedPost").cloned());
            set("postsCount", Some(json!(count(POST))));
            set("followsCount", Some(json!(count(FOLLOW))));
            set(
                "followersCount",
                Some(json!(self.index.to(Way::Follow, did).len())),
            );
        }
        Value::Object(view)
    }

    /// What `viewer` has to do with an account.
    fn relation(&self, viewer: &str, did: &str) -> Value {
        let mut relation = json!({ "muted": false, "blockedBy": false });
        set_some(
            &mut relation,
            "following",
            self.index.from(viewer, Way::Follow, did).map(Link::uri),
        );
        set_some(
            &mut relation,
            "followedBy",
            self.index.from(did, Way::Follow, viewer).map(Link::uri),
        );
        relation
    }
}

fn get_profile(state: &mut State, call: &Call) -> Outcome {
    let account = state.actor(call.required("actor")?)?;
    Ok(Reply::Json(state.profile(
        account,
        call.viewer(),
        Detail::Detailed,
    )))
}

fn get_profiles(state: &mut State, call: &Call) -> Outcome {
    let actors = call.params("actors");
    if actors.is_empty() {
        return Err(call.bad_param("Missing required key \"actors\""));
    }
    if actors.len() > MAX_PROFILES {
        let count = actors.len();
        return Err(call.bad_param(&format!(
            "array too big (maximum {MAX_PROFILES}, got {count}) at $.actors"
        )));
    }
    let accounts = actors
        .into_iter()
        .filter_map(|actor| state.actor(actor).ok());
    let profiles: Vec<Value> = accounts
        .map(|account| state.profile(account, call.viewer(), Detail::Detailed))
        .collect();
    Ok(Reply::Json(json!({ "profiles": profiles })))
}

fn search_actors(state: &mut State, call: &Call) -> Outcome {
    let limit = call.limit(25, 100)?;
    let wanted = call
        .param("q")
        .or_else(|| call.param("term"))
        .unwrap_or_default()
        .to_lowercase();
    let actors: Vec<Value> = state
        .accounts
        .iter()
        .filter(|account| account.status.is_active() && account.handle.contains(&wanted))
        .take(limit)
        .map(|account| state.profile(account, call.viewer(), Detail::View))
        .collect();
    Ok(Reply::Json(json!({ "actors": actors })))
}
