//! `com.atproto.repo.*` that writes: each call is checked whole, then is one commit and one event.

use http::StatusCode;
use serde_json::{Map, Value, json};

use super::{
    call::{Auth, Call, Outcome, Reply, Route, procedure, required_text, text},
    failure::Failure,
    record_check::{self, Prepared},
    repo::{Commit, Write},
    state::State,
};

pub(super) const ROUTES: &[Route] = &[
    procedure("com.atproto.repo.createRecord", Auth::Write, create_record),
    procedure("com.atproto.repo.putRecord", Auth::Write, put_record),
    procedure("com.atproto.repo.deleteRecord", Auth::Write, delete_record),
    procedure("com.atproto.repo.applyWrites", Auth::Write, apply_writes),
];

/// The most operations of one commit.
const MAX_WRITES: usize = 200;

/// What the reference server says of a creation where a record is, or a change where none is.
fn collision() -> Failure {
    Failure::of_status(StatusCode::INTERNAL_SERVER_ERROR)
}

fn create_record(state: &mut State, call: &Call) -> Outcome {
    let input = call.json()?;
    let did = own_repo(state, call, &input)?;
    let collection = required_text(&input, "collection")?;
    let record = required_record(&input, "record")?;
    let prepared = record_check::prepare(
        state,
        &did,
        collection,
        text(&input, "rkey"),
        record,
        validate(&input),
    )?;
    check_swap_commit(state, &did, &input)?;
    if state.record(&did, &prepared.path).is_some() {
        return Err(collision());
    }
    let answer = prepared.answer(&did);
    let commit = state.write(&did, vec![prepared.write()])?;
    Ok(Reply::Json(with_commit(answer, &commit)))
}

fn put_record(state: &mut State, call: &Call) -> Outcome {
    let input = call.json()?;
    let did = own_repo(state, call, &input)?;
    let collection = required_text(&input, "collection")?;
    let rkey = required_text(&input, "rkey")?;
    let record = required_record(&input, "record")?;
    let prepared = record_check::prepare(
        state,
        &did,
        collection,
        Some(rkey),
        record,
        validate(&input),
    )?;
    let current = state
        .record(&did, &prepared.path)
        .map(|record| record.cid.to_string());
    let answer = prepared.answer(&did);
    // Writing what is there is no write at all, whatever else was asked.
    if current.as_deref() == Some(prepared.cid.to_string().as_str()) {
        return Ok(Reply::Json(Value::Object(answer)));
    }
    check_swap_commit(state, &did, &input)?;
    check_swap_record(&input, current.as_deref())?;
    let commit = state.write(&did, vec![prepared.write()])?;
    Ok(Reply::Json(with_commit(answer, &commit)))
}

fn delete_record(state: &mut State, call: &Call) -> Outcome {
    let input = call.json()?;
    let did = own_repo(state, call, &input)?;
    let path = format!(
        "{}/{}",
        required_text(&input, "collection")?,
        required_text(&input, "rkey")?
    );
    let Some(current) = state
        .record(&did, &path)
        .map(|record| record.cid.to_string())
    else {
        return Ok(Reply::Json(json!({})));
    };
    check_swap_commit(state, &did, &input)?;
    check_swap_record(&input, Some(&current))?;
    let commit = state.write(&did, vec![Write::Delete { path }])?;
    Ok(Reply::Json(with_commit(Map::new(), &commit)))
}

fn apply_writes(state: &mut State, call: &Call) -> Outcome {
    const NAME: &str = "com.atproto.repo.applyWrites";
    let input = call.json()?;
    let did = own_repo(state, call, &input)?;
    let Some(operations) = input.get("writes").and_then(Value::as_array) else {
        return Err(missing_key("writes"));
    };
    if operations.len() > MAX_WRITES {
        return Err(Failure::invalid(format!(
            "Too many writes. Max: {MAX_WRITES}"
        )));
    }
    check_swap_commit(state, &did, &input)?;
    let mut writes = Vec::new();
    let mut results = Vec::new();
    for operation in operations {
        let kind = text(operation, "$type")
            .unwrap_or_default()
            .strip_prefix(NAME)
            .unwrap_or_default();
        let collection = required_text(operation, "collection")?;
        let rkey = text(operation, "rkey");
        match kind {
            "#create" | "#update" => {
                let rkey = if kind == "#update" {
                    Some(required_text(operation, "rkey")?)
                } else {
                    rkey
                };
                let record = required_record(operation, "value")?;
                let prepared =
                    record_check::prepare(state, &did, collection, rkey, record, validate(&input))?;
                if exists_after(state, &did, &prepared.path, &writes) != (kind == "#update") {
                    return Err(collision());
                }
                let mut result = prepared.answer(&did);
                result.insert("$type".to_owned(), json!(format!("{NAME}{kind}Result")));
                results.push(Value::Object(result));
                writes.push(prepared.write());
            }
            "#delete" => {
                let path = format!("{collection}/{}", required_text(operation, "rkey")?);
                if !exists_after(state, &did, &path, &writes) {
                    return Err(collision());
                }
                results.push(json!({ "$type": format!("{NAME}#deleteResult") }));
                writes.push(Write::Delete { path });
            }
            _ => return Err(Failure::invalid(format!("Action not supported: {kind}"))),
        }
    }
    let commit = state.write(&did, writes)?;
    let answer = Map::from_iter([("results".to_owned(), Value::Array(results))]);
    Ok(Reply::Json(with_commit(answer, &commit)))
}

/// Whether a record is there once the writes before are done.
fn exists_after(state: &State, did: &str, path: &str, writes: &[Write]) -> bool {
    let last = writes.iter().rev().find_map(|write| match write {
        Write::Put { path: written, .. } if written == path => Some(true),
        Write::Delete { path: deleted } if deleted == path => Some(false),
        _ => None,
    });
    last.unwrap_or_else(|| state.record(did, path).is_some())
}

impl Prepared {
    /// What the caller is told of a record.
    fn answer(&self, did: &str) -> Map<String, Value> {
        let mut answer = Map::new();
        answer.insert("uri".to_owned(), json!(format!("at://{did}/{}", self.path)));
        answer.insert("cid".to_owned(), json!(self.cid.to_string()));
        if let Some(status) = self.status {
            answer.insert("validationStatus".to_owned(), json!(status));
        }
        answer
    }
}

fn with_commit(mut answer: Map<String, Value>, commit: &Commit) -> Value {
    answer.insert(
        "commit".to_owned(),
        json!({ "cid": commit.cid.to_string(), "rev": commit.rev }),
    );
    Value::Object(answer)
}

/// The DID of `repo`, which must be the caller's own.
fn own_repo(state: &State, call: &Call, input: &Value) -> Result<String, Failure> {
    let repo = required_text(input, "repo")?;
    let Some(account) = state.accounts.find(repo) else {
        return Err(Failure::new(
            StatusCode::FORBIDDEN,
            "AccountNotFound",
            "Account not found",
        ));
    };
    if account.did != call.caller()? {
        return Err(Failure::forbidden_to_others());
    }
    Ok(account.did.clone())
}

fn validate(input: &Value) -> Option<bool> {
    input.get("validate").and_then(Value::as_bool)
}

fn required_record<'a>(input: &'a Value, name: &str) -> Result<&'a Value, Failure> {
    input.get(name).ok_or_else(|| missing_key(name))
}

fn missing_key(name: &str) -> Failure {
    Failure::invalid(format!("Missing required key \"{name}\" at $"))
}

fn check_swap_commit(state: &State, did: &str, input: &Value) -> Result<(), Failure> {
    let head = state
        .repos
        .get(did)
        .map(|repo| repo.head().to_string())
        .unwrap_or_default();
    match text(input, "swapCommit") {
        Some(expected) if expected != head => Err(Failure::named(
            "InvalidSwap",
            format!("Commit was at {head}"),
        )),
        _ => Ok(()),
    }
}

fn check_swap_record(input: &Value, current: Option<&str>) -> Result<(), Failure> {
    let Some(expected) = input.get("swapRecord") else {
        return Ok(());
    };
    if expected.as_str() == current {
        return Ok(());
    }
    let current = current.unwrap_or("null");
    Err(Failure::named(
        "InvalidSwap",
        format!("Record was at {current}"),
    ))
}
