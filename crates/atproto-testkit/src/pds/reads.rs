//! `com.atproto.repo.*` that reads.

use serde_json::{Value, json};

use super::{
    accounts::Account,
    call::{Auth, Call, Outcome, Reply, Route, query},
    failure::Failure,
    json::set,
    repo::{Repo, Stored},
    state::State,
};

pub(super) const ROUTES: &[Route] = &[
    query("com.atproto.repo.getRecord", Auth::None, get_record),
    query("com.atproto.repo.listRecords", Auth::None, list_records),
    query("com.atproto.repo.describeRepo", Auth::None, describe_repo),
];

/// The account and the repository of the `repo` parameter, if everybody may read it.
fn readable<'a>(state: &'a State, call: &Call) -> Result<(&'a Account, &'a Repo), Failure> {
    let name = call.required("repo")?;
    let account = state.accounts.repo(name)?;
    match state.repos.get(&account.did) {
        Some(repo) if account.status.is_active() => Ok((account, repo)),
        _ => Err(Failure::invalid(format!("Could not find repo: {name}"))),
    }
}

fn get_record(state: &mut State, call: &Call) -> Outcome {
    let (account, repo) = readable(state, call)?;
    let path = format!(
        "{}/{}",
        call.required("collection")?,
        call.required("rkey")?
    );
    let uri = format!("at://{}/{path}", account.did);
    let wanted = call.param("cid");
    let found = repo
        .get(&path)
        .filter(|record| wanted.is_none_or(|cid| cid == record.cid.to_string()));
    match found {
        Some(record) => Ok(Reply::Json(view(&uri, record))),
        None => Err(Failure::named(
            "RecordNotFound",
            format!("Could not locate record: {uri}"),
        )),
    }
}

/// Newest first, unless `reverse`; the cursor is the last record key.
fn list_records(state: &mut State, call: &Call) -> Outcome {
    let limit = call.limit(50, 100)?;
    let (account, repo) = readable(state, call)?;
    let collection = call.required("collection")?;
    let cursor = call.param("cursor");
    let reverse = call.flag("reverse");
    let after = |rkey: &str| {
        cursor.is_none_or(|cursor| {
            if reverse {
                rkey > cursor
            } else {
                rkey < cursor
            }
        })
    };
    let records = repo.collection(collection).filter(|(rkey, _)| after(rkey));
    let page: Vec<_> = if reverse {
        records.take(limit).collect()
    } else {
        records.rev().take(limit).collect()
    };
    let views: Vec<Value> = page
        .iter()
        .map(|(rkey, record)| view(&format!("at://{}/{collection}/{rkey}", account.did), record))
        .collect();
    let mut answer = json!({ "records": views });
    if let Some((rkey, _)) = page.last() {
        set(&mut answer, "cursor", *rkey);
    }
    Ok(Reply::Json(answer))
}

fn view(uri: &str, record: &Stored) -> Value {
    json!({ "uri": uri, "cid": record.cid.to_string(), "value": record.value })
}

fn describe_repo(state: &mut State, call: &Call) -> Outcome {
    let (account, repo) = readable(state, call)?;
    Ok(Reply::Json(json!({
        "handle": account.handle,
        "did": account.did,
        "didDoc": state.did_document(account),
        "collections": repo.collections(),
        "handleIsCorrect": true,
    })))
}
