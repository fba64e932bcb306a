//! Lexicon documents, and data that is checked against the catalog beside them.

use std::path::Path;

use atproto_core::data::Value;
use atproto_core::syntax::{Nsid, RecordKey};
use atproto_lexicon::validate::Validator;
use atproto_lexicon::{Catalog, Document, check};

use super::{Results, Runner, field, list};

const CATALOG: &str = "catalog";

pub(super) const FILES: &[(&str, Runner)] = &[
    ("lexicon/lexicon-valid.json", |_, text| {
        documents(text, true)
    }),
    ("lexicon/lexicon-invalid.json", |_, text| {
        documents(text, false)
    }),
    ("lexicon/record-data-valid.json", |path, text| {
        records(path, text, true)
    }),
    ("lexicon/record-data-invalid.json", |path, text| {
        records(path, text, false)
    }),
];

/// Whether a file is a schema that other vectors use.
pub(super) fn is_catalog(file: &str) -> bool {
    file.starts_with("lexicon/catalog/")
}

fn documents(text: &str, valid: bool) -> Result<Results, String> {
    let mut results = Results::default();
    for vector in list(text)? {
        let json = vector
            .get("lexicon")
            .cloned()
            .ok_or("a vector has no lexicon")?;
        results.add(field(&vector, "name")?, expect(valid, read(json).map(drop)));
    }
    Ok(results)
}

/// Reads a document and checks it.
fn read(json: serde_json::Value) -> Result<Document, String> {
    let document = Document::from_value(json).map_err(|error| error.to_string())?;
    match check::document(&document).first() {
        None => Ok(document),
        Some(problem) => Err(problem.to_string()),
    }
}

fn records(path: &Path, text: &str, valid: bool) -> Result<Results, String> {
    let catalog = catalog(&path.with_file_name(CATALOG))?;
    let validator = Validator::new(&catalog);
    let mut results = Results::default();
    for vector in list(text)? {
        let json = vector.get("data").ok_or("a vector has no data")?;
        let rkey = RecordKey::from_wire(field(&vector, "rkey")?);
        let result = record(&validator, &rkey, json);
        results.add(field(&vector, "name")?, expect(valid, result));
    }
    Ok(results)
}

/// A record in the collection that its `$type` names.
fn record(
    validator: &Validator<'_>,
    rkey: &RecordKey,
    json: &serde_json::Value,
) -> Result<(), String> {
    let value = Value::from_serde_json(json).map_err(|error| error.to_string())?;
    let collection = Nsid::from_wire(value.type_name().unwrap_or_default());
    validator
        .record(&collection, Some(rkey), &value)
        .map_err(|error| error.to_string())
}

fn catalog(folder: &Path) -> Result<Catalog, String> {
    let mut catalog = Catalog::new();
    for entry in std::fs::read_dir(folder).map_err(|error| error.to_string())? {
        let path = entry.map_err(|error| error.to_string())?.path();
        let json = std::fs::read(&path).map_err(|error| error.to_string())?;
        let json = serde_json::from_slice(&json).map_err(|error| error.to_string())?;
        catalog.insert(read(json)?);
    }
    Ok(catalog)
}

fn expect(valid: bool, result: Result<(), String>) -> Result<(), String> {
    match (valid, result) {
        (true, result) => result,
        (false, Err(_)) => Ok(()),
        (false, Ok(())) => Err("was accepted".to_owned()),
    }
}
