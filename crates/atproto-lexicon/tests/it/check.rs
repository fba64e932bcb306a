//! What is wrong with documents.

use atproto_lexicon::{Catalog, Document, check};
use serde_json::{Value, json};

use crate::interop;

/// All problems of a document, as text; or why it cannot be read at all.
fn problems(json: &Value) -> Vec<String> {
    match Document::from_value(json.clone()) {
        Ok(document) => check::document(&document)
            .iter()
            .map(ToString::to_string)
            .collect(),
        Err(error) => vec![error.to_string()],
    }
}

/// R91: the official vectors.
#[test]
fn official_vectors() {
    let valid: Vec<Value> = serde_json::from_slice(&interop("lexicon-valid.json")).unwrap();
    for case in &valid {
        assert_eq!(problems(&case["lexicon"]), [""; 0], "{}", case["name"]);
    }
    let invalid: Vec<Value> = serde_json::from_slice(&interop("lexicon-invalid.json")).unwrap();
    for case in &invalid {
        assert!(!problems(&case["lexicon"]).is_empty(), "{}", case["name"]);
    }
    for name in [
        "permission-set",
        "procedure",
        "query",
        "record",
        "subscription",
    ] {
        let json = serde_json::from_slice(&interop(&format!("catalog/{name}.json"))).unwrap();
        assert_eq!(problems(&json), [""; 0], "{name}");
    }
}

/// The published lexicons have no faults, and their references fit together.
#[test]
fn published_lexicons() {
    let catalog: Catalog = crate::published().collect();
    assert!(catalog.iter().len() > 390);
    let faults: Vec<String> = catalog
        .iter()
        .flat_map(check::document)
        .chain(check::references(&catalog))
        .map(|problem| problem.to_string())
        .collect();
    assert_eq!(faults, [""; 0]);
}

/// R91–R94, R98: one fault each, and where it is.
#[test]
fn faults_name_their_place() {
    let cases = [
        (
            json!({ "main": { "type": "object", "required": ["a", "b", "b"], "properties": { "b": { "type": "boolean" } } } }),
            "com.example.a at main: required names \"a\", which is not a property",
        ),
        (
            json!({ "main": { "type": "object", "properties": { "b": { "type": "token" } } } }),
            "com.example.a at main.b: the type token cannot stand here",
        ),
        (
            json!({ "main": { "type": "object", "properties": { "b": { "type": "ref", "ref": "#c" } } } }),
            "com.example.a at main.b: there is no definition \"c\"",
        ),
        (
            json!({ "main": { "type": "object", "properties": { "b": { "type": "ref", "ref": "c" } } } }),
            "com.example.a at main.b: \"c\" is not a reference",
        ),
        (
            json!({ "main": { "type": "object", "properties": { "b": { "type": "polygon" } } } }),
            "com.example.a at main.b: there is no type \"polygon\"",
        ),
        (
            json!({ "main": { "type": "space" } }),
            "com.example.a at main: there is no type \"space\"",
        ),
        (
            json!({ "u": { "type": "union", "refs": [] } }),
            "com.example.a at u: the type union cannot be a definition by itself",
        ),
        (
            json!({ "a-b": { "type": "token" } }),
            "com.example.a at a-b: the name is not letters and digits, a letter first",
        ),
        (
            json!({ "s": { "type": "string", "minLength": 3, "maxLength": 2 } }),
            "com.example.a at s: minLength is above maxLength",
        ),
        (
            json!({ "s": { "type": "string", "format": "did", "default": "x" } }),
            "com.example.a at s: the default: not a valid DID: \"x\" does not start with 'did:'",
        ),
        (
            json!({ "s": { "type": "string", "format": "dude" } }),
            "com.example.a at s: there is no string format \"dude\"",
        ),
        (
            json!({ "i": { "type": "integer", "minimum": 3, "maximum": 5, "default": 7 } }),
            "com.example.a at i: the default 7 is out of range",
        ),
        (
            json!({ "b": { "type": "blob", "accept": ["image"] } }),
            "com.example.a at b: accept has \"image\", which is no MIME type or pattern",
        ),
        (
            json!({ "main": { "type": "record", "key": "tids", "record": { "type": "object" } } }),
            "com.example.a at main: there is no type of record keys \"tids\"",
        ),
        (
            json!({ "main": { "type": "query", "parameters": { "type": "params", "properties": { "o": { "type": "object" } } } } }),
            "com.example.a at main.parameters.o: the type object cannot be a parameter",
        ),
        (
            json!({ "main": { "type": "procedure", "input": { "encoding": "application/json", "schema": { "type": "string" } } } }),
            "com.example.a at main.input: the type string cannot be a body",
        ),
        (
            json!({ "main": { "type": "subscription", "message": { "schema": { "type": "object" } } } }),
            "com.example.a at main.message: a message must be a union",
        ),
        (
            json!({ "main": { "type": "query", "errors": [{ "name": "A" }, { "name": "A" }] } }),
            "com.example.a at main: the error \"A\" is there twice",
        ),
        (
            json!({ "main": { "type": "permission-set", "permissions": [{ "type": "permission", "resource": "rpc", "lxm": ["*"], "aud": "*" }] } }),
            "com.example.a at main.permissions[0]: lxm and aud cannot both be *",
        ),
        (
            json!({ "main": { "type": "permission-set", "permissions": [{ "type": "permission", "resource": "blob" }] } }),
            "com.example.a at main.permissions[0]: a set cannot permit the resource \"blob\"",
        ),
    ];
    for (defs, expected) in cases {
        let found = problems(&json!({ "lexicon": 1, "id": "com.example.a", "defs": defs }));
        assert_eq!(
            found.first().map(String::as_str),
            Some(expected),
            "{found:?}"
        );
    }
}

/// R91: a reference never leads to a reference, nor a union to a string.
#[test]
fn references_of_a_catalog() {
    let a = json!({ "lexicon": 1, "id": "com.example.a", "defs": { "main": { "type": "object", "properties": {
        "gone": { "type": "ref", "ref": "com.example.gone" },
        "twice": { "type": "ref", "ref": "com.example.b#again" },
        "union": { "type": "union", "refs": ["com.example.b#text", "com.example.b#thing"] },
        "fine": { "type": "array", "items": { "type": "ref", "ref": "com.example.b#text" } },
    } } } });
    let b = json!({ "lexicon": 1, "id": "com.example.b", "defs": {
        "again": { "type": "ref", "ref": "#text" },
        "text": { "type": "string" },
        "thing": { "type": "object" },
    } });
    let catalog: Catalog = [a, b]
        .map(|json| Document::from_value(json).unwrap())
        .into_iter()
        .collect();
    let found: Vec<String> = check::references(&catalog)
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        found,
        [
            "com.example.a at main: com.example.gone is not in the catalog",
            "com.example.a at main: com.example.b#again is itself a reference",
            "com.example.a at main: com.example.b#text is of type string, which cannot stand here",
        ]
    );
}
