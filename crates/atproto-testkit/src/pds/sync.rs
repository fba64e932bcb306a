//! `com.atproto.sync.*`: repositories as CAR files, and what hosts list of them.

use atproto_core::data::Cid;
use serde_json::{Value, json};

use super::{
    call::{Auth, Call, Outcome, Reply, Route, query},
    failure::Failure,
    identity::is_down,
    json::set_some,
    repo::Repo,
    state::State,
};

pub(super) const ROUTES: &[Route] = &[
    query("com.atproto.sync.getRepo", Auth::None, get_repo),
    query("com.atproto.sync.getRecord", Auth::None, get_record),
    query("com.atproto.sync.getBlocks", Auth::None, get_blocks),
    query(
        "com.atproto.sync.getLatestCommit",
        Auth::None,
        get_latest_commit,
    ),
    query(
        "com.atproto.sync.getRepoStatus",
        Auth::None,
        get_repo_status,
    ),
    query("com.atproto.sync.listRepos", Auth::None, list_repos),
];

impl State {
    /// A repository that everybody may read.
    pub(super) fn public_repo(&self, did: &str) -> Result<&Repo, Failure> {
        let (Some(account), Some(repo)) = (self.accounts.get(did), self.repos.get(did)) else {
            return Err(Failure::named(
                "RepoNotFound",
                format!("Could not find repo for DID: {did}"),
            ));
        };
        if is_down(account) {
            return Err(Failure::named(
                "RepoTakendown",
                format!("Repo has been takendown: {did}"),
            ));
        }
        if !account.status.is_active() {
            return Err(Failure::named(
                "RepoDeactivated",
                format!("Repo has been deactivated: {did}"),
            ));
        }
        Ok(repo)
    }
}

fn car(bytes: Vec<u8>) -> Reply {
    Reply::Bytes {
        content_type: "application/vnd.ipld.car".to_owned(),
        body: bytes.into(),
    }
}

fn get_repo(state: &mut State, call: &Call) -> Outcome {
    Ok(car(state
        .public_repo(call.did("did")?)?
        .export(call.param("since"))))
}

fn get_record(state: &mut State, call: &Call) -> Outcome {
    let repo = state.public_repo(call.did("did")?)?;
    let path = format!(
        "{}/{}",
        call.required("collection")?,
        call.required("rkey")?
    );
    Ok(car(repo.export_record(&path)))
}

fn get_blocks(state: &mut State, call: &Call) -> Outcome {
    let repo = state.public_repo(call.did("did")?)?;
    let parse = |text: &str| {
        Cid::parse(text)
            .ok()
            .ok_or_else(|| call.bad_param(&format!("Invalid CID string (got \"{text}\")")))
    };
    let cids = call
        .params("cids")
        .into_iter()
        .map(parse)
        .collect::<Result<Vec<_>, _>>()?;
    let missing = |cid| Failure::named("BlockNotFound", format!("Could not find cids: {cid}"));
    Ok(car(repo.export_blocks(&cids).map_err(missing)?))
}

fn get_latest_commit(state: &mut State, call: &Call) -> Outcome {
    let repo = state.public_repo(call.did("did")?)?;
    Ok(Reply::Json(
        json!({ "cid": repo.head().to_string(), "rev": repo.rev() }),
    ))
}

fn get_repo_status(state: &mut State, call: &Call) -> Outcome {
    let did = call.did("did")?;
    let (Some(account), Some(repo)) = (state.accounts.get(did), state.repos.get(did)) else {
        return Err(Failure::named(
            "RepoNotFound",
            format!("Could not find repo for DID: {did}"),
        ));
    };
    Ok(Reply::Json(match account.status.as_str() {
        None => json!({ "did": did, "active": true, "rev": repo.rev() }),
        Some(status) => json!({ "did": did, "active": false, "status": status }),
    }))
}

fn list_repos(state: &mut State, call: &Call) -> Outcome {
    let limit = call.limit(500, 1000)?;
    let after = call.param("cursor").unwrap_or_default();
    let mut accounts = state
        .accounts
        .iter()
        .filter(|account| account.did.as_str() > after);
    let page: Vec<Value> = accounts
        .by_ref()
        .filter_map(|account| {
            let repo = state.repos.get(&account.did)?;
            let mut entry = json!({
                "did": account.did,
                "head": repo.head().to_string(),
                "rev": repo.rev(),
                "active": account.status.is_active(),
            });
            set_some(&mut entry, "status", account.status.as_str());
            Some(entry)
        })
        .take(limit)
        .collect();
    let mut answer = json!({ "repos": page });
    if let (Some(last), true) = (page.last(), accounts.next().is_some()) {
        set_some(&mut answer, "cursor", last.get("did").cloned());
    }
    Ok(Reply::Json(answer))
}
