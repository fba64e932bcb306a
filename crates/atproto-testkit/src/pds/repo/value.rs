//! Values of the data model, made from what clients send and for what the server signs.

use atproto_core::data::{Cid, LexBytes, Value};
use serde_json::Value as Json;

/// An object with these entries.
pub(in crate::pds) fn object<const N: usize>(entries: [(&str, Value); N]) -> Value {
    Value::Object(entries.map(|(key, value)| (key.to_owned(), value)).into())
}

pub(in crate::pds) fn text(text: impl Into<String>) -> Value {
    Value::String(text.into())
}

pub(in crate::pds) fn bytes(bytes: impl Into<bytes::Bytes>) -> Value {
    Value::Bytes(LexBytes::new(bytes))
}

/// The record that JSON stands for, or what the reference server says of one that is none.
pub(in crate::pds) fn record(json: &Json) -> Result<Value, String> {
    match fraction(json, "$.record") {
        Some((number, at)) => Err(format!(
            "Expected one of null, boolean, integer, string, cid, bytes, array or object value type (got {number}) at {at}"
        )),
        None => Value::from_serde_json(json).map_err(|error| error.to_string()),
    }
}

/// The first number that is no integer, and where it is.
fn fraction(json: &Json, at: &str) -> Option<(String, String)> {
    match json {
        Json::Number(number) if !number.is_i64() => Some((number.to_string(), at.to_owned())),
        Json::Array(items) => {
            let mut items = items.iter().enumerate();
            items.find_map(|(index, item)| fraction(item, &format!("{at}[{index}]")))
        }
        Json::Object(entries) => entries
            .iter()
            .find_map(|(key, value)| fraction(value, &format!("{at}.{key}"))),
        _ => None,
    }
}

/// Every blob that a value refers to.
pub(in crate::pds) fn blobs(value: &Value) -> Vec<Cid> {
    match value {
        Value::Array(items) => items.iter().flat_map(blobs).collect(),
        Value::Object(entries) => match (value.type_name(), value.get("ref")) {
            (Some("blob"), Some(Value::Link(cid))) => vec![cid.clone()],
            _ => entries.values().flat_map(blobs).collect(),
        },
        _ => Vec::new(),
    }
}
