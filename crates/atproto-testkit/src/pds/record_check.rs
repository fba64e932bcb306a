//! The checks that a record passes before it is written.

use atproto_core::{
    data::Cid,
    syntax::{Datetime, Nsid, RecordKey, Tid},
};
use serde_json::{Value, json};
use unicode_segmentation::UnicodeSegmentation as _;

use super::{
    failure::Failure,
    repo::{Write, value},
    state::State,
};

/// A record that may be written.
#[derive(Debug)]
pub(super) struct Prepared {
    pub(super) path: String,
    pub(super) cid: Cid,
    /// `valid`, `unknown`, or nothing if no validation was wanted.
    pub(super) status: Option<&'static str>,
    value: Value,
    block: Vec<u8>,
    blobs: Vec<Cid>,
}

impl Prepared {
    pub(super) fn write(self) -> Write {
        Write::Put {
            path: self.path,
            value: self.value,
            block: self.block,
            cid: self.cid,
            blobs: self.blobs,
        }
    }
}

/// How a collection names its records.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Key {
    Tid,
    Myself,
    Any,
}

/// What is checked of a record whose schema the server has.
struct Schema {
    key: Key,
    /// Properties that must be there.
    required: &'static [(&'static str, Kind)],
}

#[derive(Clone, Copy)]
enum Kind {
    /// A post's text: not longer than [`MAX_BYTES`] and [`MAX_GRAPHEMES`].
    Text,
    Datetime,
    Did,
    StrongRef,
}

/// How long the text of a post may be.
const MAX_BYTES: usize = 3000;
const MAX_GRAPHEMES: usize = 300;

/// The schema of a collection. Bluesky's other collections are taken as they come, and count as valid.
fn schema(collection: &str) -> Option<Schema> {
    use Kind::{Datetime, Did, StrongRef, Text};
    let (key, required): (_, &'static [_]) = match collection {
        "app.bsky.feed.post" => (Key::Tid, &[("text", Text), ("createdAt", Datetime)]),
        "app.bsky.feed.like" | "app.bsky.feed.repost" => {
            (Key::Tid, &[("subject", StrongRef), ("createdAt", Datetime)])
        }
        "app.bsky.graph.follow" | "app.bsky.graph.block" => {
            (Key::Tid, &[("subject", Did), ("createdAt", Datetime)])
        }
        "app.bsky.actor.profile" => (Key::Myself, &[]),
        _ if ["app.bsky.", "chat.bsky.", "com.atproto."]
            .iter()
            .any(|prefix| collection.starts_with(prefix)) =>
        {
            (Key::Any, &[])
        }
        _ => return None,
    };
    Some(Schema { key, required })
}

/// Checks a record and gives it a key if it has none.
pub(super) fn prepare(
    state: &mut State,
    did: &str,
    collection: &str,
    rkey: Option<&str>,
    record: &Value,
    validate: Option<bool>,
) -> Result<Prepared, Failure> {
    if Nsid::new(collection).is_err() {
        return Err(Failure::invalid(format!(
            "Invalid NSID (got \"{collection}\") at $.collection"
        )));
    }
    let rkey = match rkey {
        None => state.next_tid().as_str().to_owned(),
        Some(rkey) if RecordKey::new(rkey).is_ok() => rkey.to_owned(),
        Some(rkey) => {
            return Err(Failure::invalid(format!(
                "Invalid record key (got \"{rkey}\") at $.rkey"
            )));
        }
    };
    let mut value = record.clone();
    let Some(object) = value.as_object_mut() else {
        return Err(Failure::invalid("Expected object value type at $.record"));
    };
    match object.get("$type") {
        None => {
            object.insert("$type".to_owned(), json!(collection));
        }
        Some(Value::String(kind)) if kind == collection => {}
        Some(kind) => {
            let kind = kind.as_str().unwrap_or_default();
            return Err(Failure::invalid(format!(
                "Invalid $type: expected {collection}, got {kind}"
            )));
        }
    }
    let status = match (validate, schema(collection)) {
        (Some(false), _) => None,
        (_, Some(schema)) => {
            schema.check(collection, &rkey, &value)?;
            Some("valid")
        }
        (Some(true), None) => {
            return Err(Failure::invalid(format!(
                "Unknown lexicon type: {collection}"
            )));
        }
        (None, None) => Some("unknown"),
    };
    let data = value::record(&value).map_err(Failure::invalid)?;
    let blobs = value::blobs(&data);
    if let Some(missing) = blobs.iter().find(|blob| !state.blobs.contains(did, blob)) {
        return Err(Failure::named(
            "BlobNotFound",
            format!("Could not find blob: {missing}"),
        ));
    }
    let block = data.to_dag_cbor();
    Ok(Prepared {
        path: format!("{collection}/{rkey}"),
        cid: Cid::of_dag_cbor(&block),
        status,
        value,
        block,
        blobs,
    })
}

impl Schema {
    fn check(&self, collection: &str, rkey: &str, value: &Value) -> Result<(), Failure> {
        let bad_key = |what: String| {
            Failure::invalid(format!("Invalid record key for {collection}: {what} at $"))
        };
        match self.key {
            Key::Tid if Tid::new(rkey).is_err() => {
                return Err(bad_key(format!("Invalid TID string (got \"{rkey}\")")));
            }
            Key::Myself if rkey != "self" => {
                return Err(bad_key(format!("Expected \"self\" (got \"{rkey}\")")));
            }
            _ => {}
        }
        let invalid =
            |what: String| Failure::invalid(format!("Invalid {collection} record: {what}"));
        for (name, kind) in self.required {
            let Some(found) = value.get(name) else {
                return Err(invalid(format!(
                    "Missing required key \"{name}\" at $.record"
                )));
            };
            kind.check(found)
                .map_err(|what| invalid(format!("{what} at $.record.{name}")))?;
        }
        Ok(())
    }
}

impl Kind {
    fn check(self, value: &Value) -> Result<(), String> {
        if let Self::StrongRef = self {
            let missing = ["uri", "cid"]
                .into_iter()
                .find(|name| !value.get(name).is_some_and(Value::is_string));
            return missing.map_or(Ok(()), |name| {
                Err(format!("Missing required key \"{name}\""))
            });
        }
        let Some(text) = value.as_str() else {
            return Err(format!("Expected string value type (got {value})"));
        };
        match self {
            Self::Text if text.len() > MAX_BYTES => Err(too_big("string", MAX_BYTES, text.len())),
            Self::Text => {
                let graphemes = text.graphemes(true).count();
                if graphemes > MAX_GRAPHEMES {
                    return Err(too_big("grapheme", MAX_GRAPHEMES, graphemes));
                }
                Ok(())
            }
            Self::Datetime if Datetime::new(text).is_err() => {
                Err(format!("Invalid datetime (got \"{text}\")"))
            }
            Self::Did if atproto_core::syntax::Did::new(text).is_err() => {
                Err(format!("Invalid DID (got \"{text}\")"))
            }
            _ => Ok(()),
        }
    }
}

fn too_big(what: &str, maximum: usize, got: usize) -> String {
    format!("{what} too big (maximum {maximum}, got {got})")
}
