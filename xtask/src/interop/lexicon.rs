//! Lexicon documents, and data that is checked against the catalog beside them.

use atproto_lexicon::{Document, check};

use super::{Results, Runner, field, list};

pub(super) const FILES: &[(&str, Runner)] = &[
    ("lexicon/lexicon-valid.json", |_, text| {
        documents(text, true)
    }),
    ("lexicon/lexicon-invalid.json", |_, text| {
        documents(text, false)
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

fn expect(valid: bool, result: Result<(), String>) -> Result<(), String> {
    match (valid, result) {
        (true, result) => result,
        (false, Err(_)) => Ok(()),
        (false, Ok(())) => Err("was accepted".to_owned()),
    }
}
