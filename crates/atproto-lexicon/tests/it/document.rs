//! The document model: every definition type, nothing lost.

use atproto_lexicon::document::{Def, Document, RecordKeyType, Reference, Schema, StringFormat};
use serde_json::{Value, json};

use crate::interop;

const CATALOG: [&str; 5] = [
    "permission-set",
    "procedure",
    "query",
    "record",
    "subscription",
];

fn read(name: &str) -> Document {
    Document::from_json(&interop(&format!("catalog/{name}.json")))
        .unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Empty lists say nothing, and are not written.
fn without_empty_lists(value: &mut Value) {
    match value {
        Value::Object(object) => {
            object.retain(|_, value| !value.as_array().is_some_and(Vec::is_empty));
            object.values_mut().for_each(without_empty_lists);
        }
        Value::Array(items) => items.iter_mut().for_each(without_empty_lists),
        _ => {}
    }
}

/// R91: documents of every kind are read and written back equal.
#[test]
fn documents_survive_a_round_trip() {
    for name in CATALOG {
        let mut original: Value =
            serde_json::from_slice(&interop(&format!("catalog/{name}.json"))).unwrap();
        without_empty_lists(&mut original);
        let document = read(name);
        assert_eq!(document.main().unwrap().type_name(), name);
        assert_eq!(serde_json::to_value(&document).unwrap(), original, "{name}");
    }
}

/// dart 4.12: every published document is read and written back equal, in its order.
#[test]
fn published_documents_survive_a_round_trip() {
    for document in crate::published() {
        let json = serde_json::to_string(&document).unwrap();
        assert_eq!(Document::from_json(json.as_bytes()).unwrap(), document);
    }
}

/// The order of the file is kept: generated code follows it.
#[test]
fn properties_keep_their_order() {
    let document = read("record");
    let defs: Vec<&str> = document.defs.iter().map(|(name, _)| name).collect();
    assert_eq!(
        defs,
        [
            "main",
            "stringFormats",
            "demoToken",
            "demoObject",
            "demoObjectTwo"
        ]
    );
    let Some(Def::Record(record)) = document.main() else {
        panic!("a record")
    };
    assert_eq!(record.key_type(), RecordKeyType::Literal("demo"));
    let names: Vec<&str> = record
        .record
        .properties
        .iter()
        .map(|(name, _)| name)
        .take(4)
        .collect();
    assert_eq!(names, ["boolean", "integer", "string", "nullableString"]);
    assert!(record.record.is_required("integer") && record.record.is_nullable("nullableString"));
}

/// R94, R98: every schema type of the catalog's record, with its settings.
#[test]
fn every_schema_type_is_known() {
    let document = read("record");
    let Some(Def::Record(record)) = document.main() else {
        panic!("a record")
    };
    let types: std::collections::BTreeSet<&str> = record
        .record
        .properties
        .iter()
        .map(|(_, schema)| schema.type_name())
        .collect();
    let expected = [
        "array", "blob", "boolean", "bytes", "cid-link", "integer", "object", "ref", "string",
        "union", "unknown",
    ];
    assert!(types.iter().eq(expected.iter()), "{types:?}");
    let Some(Schema::Union(union)) = record.record.properties.get("closedUnion") else {
        panic!("a union")
    };
    assert!(union.closed);
    let Some(Def::Schema(Schema::Object(formats))) = document.defs.get("stringFormats") else {
        panic!("an object")
    };
    for (name, schema) in formats.properties.iter() {
        let Schema::String(schema) = schema else {
            panic!("{name} is a string")
        };
        assert!(
            !matches!(schema.format, None | Some(StringFormat::Other(_))),
            "{name}"
        );
    }
}

/// dart 4.12: types of tomorrow do not cost the document, and are written back as they came.
#[test]
fn unknown_types_and_fields_are_kept() {
    let json = json!({
        "lexicon": 1,
        "id": "com.example.space",
        "defs": {
            "main": { "type": "space", "policy": { "members": ["a"] } },
            "thing": {
                "type": "object",
                "properties": { "shape": { "type": "polygon", "sides": 5 }, "name": { "type": "string", "format": "space-ref", "tone": "low" } },
            },
        },
        "$type": "com.atproto.lexicon.schema",
    });
    let document = Document::from_value(json.clone()).unwrap();
    assert!(matches!(document.main(), Some(Def::Unrecognised(_))));
    assert_eq!(
        serde_json::to_string(&document).unwrap(),
        serde_json::to_string(&json).unwrap()
    );
}

/// An error says where in the document it is.
#[test]
fn errors_name_the_place() {
    let json = json!({ "lexicon": 1, "id": "com.example.a", "defs": { "thing": {
        "type": "object", "properties": { "list": { "type": "array", "maxLength": 3 } }
    } } });
    let error = Document::from_value(json).unwrap_err().to_string();
    assert_eq!(
        error,
        "not a lexicon document: thing: list: missing field `items`"
    );
    let twice =
        br#"{"lexicon":1,"id":"com.example.a","defs":{"a":{"type":"token"},"a":{"type":"token"}}}"#;
    assert!(
        Document::from_json(twice)
            .unwrap_err()
            .to_string()
            .contains("a: is there twice")
    );
}

/// R91–R93: `#main` is left out of a name, `#view` belongs to the document it stands in.
#[test]
fn references() {
    let base = "app.bsky.feed.defs".parse().unwrap();
    let shown = [
        "#postView",
        "app.bsky.embed.images#main",
        "app.bsky.embed.images",
        "a.b.c#d",
    ]
    .map(|text| Reference::resolve(&base, text).to_string());
    assert_eq!(
        shown,
        [
            "app.bsky.feed.defs#postView",
            "app.bsky.embed.images",
            "app.bsky.embed.images",
            "a.b.c#d"
        ]
    );
}
