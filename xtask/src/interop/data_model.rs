//! The data model: JSON, DAG-CBOR and the CID of the same value.

use std::path::Path;

use atproto_core::data::Value;

use super::{Results, Runner, base64, field, list};

pub(super) const FILES: &[(&str, Runner)] = &[
    ("data-model/data-model-fixtures.json", fixtures),
    ("data-model/data-model-valid.json", |_, text| {
        values(text, true)
    }),
    ("data-model/data-model-invalid.json", |_, text| {
        values(text, false)
    }),
];

fn fixtures(_: &Path, text: &str) -> Result<Results, String> {
    let mut results = Results::default();
    for vector in list(text)? {
        results.add(field(&vector, "cid")?, fixture(&vector));
    }
    Ok(results)
}

/// From JSON to DAG-CBOR and its CID, and back.
fn fixture(vector: &serde_json::Value) -> Result<(), String> {
    let json = vector.get("json").ok_or("the vector has no json")?;
    let cbor = base64(field(vector, "cbor_base64")?)?;
    let value = Value::from_serde_json(json).map_err(|error| error.to_string())?;
    if value.to_dag_cbor() != cbor {
        return Err("the DAG-CBOR differs".to_owned());
    }
    if value.cid().to_string() != field(vector, "cid")? {
        return Err(format!("the CID is {}", value.cid()));
    }
    let read = Value::from_dag_cbor(&cbor).map_err(|error| error.to_string())?;
    let back = read.to_serde_json();
    if read == value && back == *json {
        Ok(())
    } else {
        Err(format!("came back as {back}"))
    }
}

fn values(text: &str, valid: bool) -> Result<Results, String> {
    let mut results = Results::default();
    for vector in list(text)? {
        let json = vector.get("json").ok_or("a vector has no json")?;
        let result = match (valid, record(json)) {
            (true, result) => result,
            (false, Err(_)) => Ok(()),
            (false, Ok(())) => Err("was accepted".to_owned()),
        };
        results.add(field(&vector, "note")?, result);
    }
    Ok(results)
}

/// A record is an object of the data model.
fn record(json: &serde_json::Value) -> Result<(), String> {
    match Value::from_serde_json(json).map_err(|error| error.to_string())? {
        Value::Object(_) => Ok(()),
        _ => Err("is not an object".to_owned()),
    }
}
