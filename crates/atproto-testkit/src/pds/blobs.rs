//! Blobs: uploaded first, public once a record refers to them.

use std::collections::BTreeMap;

use atproto_core::data::Cid;
use bytes::Bytes;
use http::StatusCode;
use serde_json::json;

use super::{
    call::{Auth, Call, Outcome, Reply, Route, procedure, query},
    failure::Failure,
    json::set,
    state::State,
};

pub(super) const ROUTES: &[Route] = &[
    procedure("com.atproto.repo.uploadBlob", Auth::Write, upload_blob),
    query("com.atproto.sync.getBlob", Auth::None, get_blob),
    query("com.atproto.sync.listBlobs", Auth::None, list_blobs),
];

/// One blob.
#[derive(Clone, Debug)]
pub(super) struct Blob {
    mime_type: String,
    bytes: Bytes,
}

/// The blobs of all accounts, by DID and CID.
#[derive(Debug, Default)]
pub(super) struct Blobs {
    stored: BTreeMap<(String, Cid), Blob>,
}

impl Blobs {
    pub(super) fn contains(&self, did: &str, cid: &Cid) -> bool {
        self.stored.contains_key(&(did.to_owned(), cid.clone()))
    }
}

fn upload_blob(state: &mut State, call: &Call) -> Outcome {
    let Some(declared) = call
        .headers
        .get("content-type")
        .and_then(|value| value.to_str().ok())
        .filter(|text| !text.is_empty())
    else {
        return Err(Failure::invalid(
            "Request encoding (Content-Type) required but not provided",
        ));
    };
    if call.body.len() > state.blob_limit {
        return Err(Failure::too_large());
    }
    let mime_type = sniff(&call.body).unwrap_or(declared).to_owned();
    let cid = Cid::of_raw(&call.body);
    let answer = json!({ "blob": {
        "$type": "blob",
        "ref": { "$link": cid.to_string() },
        "mimeType": mime_type,
        "size": call.body.len(),
    }});
    let blob = Blob {
        mime_type,
        bytes: call.body.clone(),
    };
    state
        .blobs
        .stored
        .insert((call.caller()?.to_owned(), cid), blob);
    Ok(Reply::Json(answer))
}

/// The type that the first bytes tell; it counts more than what the client says.
fn sniff(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a, ..] => Some("image/png"),
        [0xff, 0xd8, 0xff, ..] => Some("image/jpeg"),
        [b'G', b'I', b'F', b'8', ..] => Some("image/gif"),
        [
            b'R',
            b'I',
            b'F',
            b'F',
            _,
            _,
            _,
            _,
            b'W',
            b'E',
            b'B',
            b'P',
            ..,
        ] => Some("image/webp"),
        [_, _, _, _, b'f', b't', b'y', b'p', ..] => Some("video/mp4"),
        _ => None,
    }
}

fn get_blob(state: &mut State, call: &Call) -> Outcome {
    let did = call.did("did")?;
    state.public_repo(did)?;
    let text = call.required("cid")?;
    let cid = Cid::parse(text)
        .map_err(|_| call.bad_param(&format!("Invalid CID string (got \"{text}\")")))?;
    let referred = state
        .repos
        .get(did)
        .is_some_and(|repo| repo.blobs().any(|blob| blob == cid));
    let blob = state
        .blobs
        .stored
        .get(&(did.to_owned(), cid))
        .filter(|_| referred);
    let blob = blob
        .ok_or_else(|| Failure::new(StatusCode::BAD_REQUEST, "InvalidRequest", "Blob not found"))?;
    Ok(Reply::Bytes {
        content_type: blob.mime_type.clone(),
        body: blob.bytes.clone(),
    })
}

fn list_blobs(state: &mut State, call: &Call) -> Outcome {
    let did = call.did("did")?;
    let repo = state.public_repo(did)?;
    let limit = call.limit(500, 1000)?;
    let since = call.param("since").unwrap_or_default();
    let mut cids: Vec<String> = repo.blobs_since(since).map(|cid| cid.to_string()).collect();
    cids.sort();
    cids.dedup();
    let after = call.param("cursor").unwrap_or_default();
    let page: Vec<String> = cids
        .into_iter()
        .filter(|cid| cid.as_str() > after)
        .take(limit)
        .collect();
    let mut answer = json!({ "cids": page });
    if let Some(last) = page.last() {
        set(&mut answer, "cursor", last.as_str());
    }
    Ok(Reply::Json(answer))
}
