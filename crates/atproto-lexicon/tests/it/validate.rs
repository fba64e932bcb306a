//! Data against lexicons.

use atproto_core::data::Value;
use atproto_core::syntax::{Nsid, RecordKey};
use atproto_lexicon::document::Reference;
use atproto_lexicon::validate::{ValidationError, Validator};
use atproto_lexicon::{Catalog, Document};
use serde_json::json;

use crate::interop;

fn catalog() -> Catalog {
    let names = [
        "permission-set",
        "procedure",
        "query",
        "record",
        "subscription",
    ];
    let read = |name: &str| {
        let json = interop(&format!("catalog/{name}.json"));
        Document::from_json(&json).unwrap_or_else(|error| panic!("{name}: {error}"))
    };
    names.into_iter().map(read).collect()
}

fn value(json: &serde_json::Value) -> Value {
    Value::from_json(json.to_string().as_bytes()).unwrap_or_else(|error| panic!("{json}: {error}"))
}

fn lines(result: Result<(), ValidationError>) -> Vec<String> {
    match result {
        Ok(()) => Vec::new(),
        Err(error) => error.violations().iter().map(ToString::to_string).collect(),
    }
}

/// The violations of one field of the catalog's record.
fn field(name: &str, json: &serde_json::Value) -> Vec<String> {
    let record = json!({ "$type": "example.lexicon.record", "integer": 1, name: json });
    lines(Validator::new(&catalog()).record(
        &Nsid::from_wire("example.lexicon.record"),
        None,
        &value(&record),
    ))
}

/// R86, R91–R95: the official vectors.
#[test]
fn official_vectors() {
    let catalog = catalog();
    let validator = Validator::new(&catalog);
    for (file, valid) in [
        ("record-data-valid.json", true),
        ("record-data-invalid.json", false),
    ] {
        let cases: Vec<serde_json::Value> = serde_json::from_slice(&interop(file)).unwrap();
        for case in cases {
            let rkey = RecordKey::from_wire(case["rkey"].as_str().unwrap());
            let collection = Nsid::from_wire(case["data"]["$type"].as_str().unwrap());
            let found = Value::from_json(case["data"].to_string().as_bytes())
                .map(|value| validator.record(&collection, Some(&rkey), &value));
            assert_eq!(
                found.is_ok_and(|result| result.is_ok()),
                valid,
                "{}",
                case["name"]
            );
        }
    }
}

/// R92, R94: each limit, and the words for it.
#[test]
fn violations_name_the_field_and_the_limit() {
    let cases = [
        (
            "lenString",
            json!("short"),
            "lenString has 5 bytes, fewer than 10",
        ),
        (
            "graphemeString",
            json!("👨‍👩‍👧‍👧"),
            "graphemeString has 1 graphemes, fewer than 10",
        ),
        ("rangeInteger", json!(21), "rangeInteger is 21, above 20"),
        ("rangeInteger", json!(9), "rangeInteger is 9, below 10"),
        ("constInteger", json!(41), "constInteger is 41, not 42"),
        (
            "enumInteger",
            json!(5),
            "enumInteger is 5, not one of [4, 9, 16, 25]",
        ),
        (
            "enumString",
            json!("bird"),
            "enumString is \"bird\", not one of [\"fish\", \"tree\", \"rock\"]",
        ),
        ("lenArray", json!([1]), "lenArray has 1 items, fewer than 2"),
        (
            "array",
            json!([1, "b"]),
            "array.1 is a string, not of type integer",
        ),
        (
            "object",
            json!({ "a": null }),
            "object.a is null, not of type integer",
        ),
        (
            "formats",
            json!({ "did": "did" }),
            "formats.did is not a valid DID: \"did\" does not start with 'did:'",
        ),
        ("union", json!({ "a": 1 }), "union.$type is missing"),
        (
            "closedUnion",
            json!({ "$type": "a.b.c" }),
            "closedUnion is of type a.b.c, which the closed union does not have",
        ),
    ];
    for (name, json, expected) in cases {
        assert_eq!(field(name, &json), [expected]);
    }
}

/// R93, R94, R96: what is open stays open.
#[test]
fn open_things_pass() {
    for (name, json) in [
        ("knownString", json!("purple")),
        (
            "union",
            json!({ "$type": "com.example.tomorrow", "a": "anything" }),
        ),
        ("notInTheLexicon", json!({ "x": [null] })),
        ("nullableString", json!(null)),
        ("object", json!({ "c": "more" })),
    ] {
        assert_eq!(field(name, &json), [""; 0], "{name}");
    }
}

/// R93, R95: a member that the union lists is validated, whether or not its name says `#main`.
#[test]
fn listed_members_are_validated() {
    let found = field(
        "union",
        &json!({ "$type": "example.lexicon.record#demoObject", "a": "b" }),
    );
    assert_eq!(found, ["union.a is a string, not of type integer"]);

    let catalog: Catalog = [json!({ "lexicon": 1, "id": "a.b.tree", "defs": {
        "main": { "type": "object", "properties": { "age": { "type": "integer" } } },
        "forest": { "type": "object", "properties": { "any": { "type": "union", "refs": ["#main"], "closed": true } } },
    } })]
    .map(|json| Document::from_value(json).unwrap())
    .into_iter()
    .collect();
    let forest = Reference::resolve(&Nsid::from_wire("a.b.tree"), "#forest");
    for ty in ["a.b.tree", "a.b.tree#main"] {
        let check = |age: serde_json::Value| {
            Validator::new(&catalog).definition(
                &forest,
                &value(&json!({ "any": { "$type": ty, "age": age } })),
            )
        };
        assert_eq!(check(json!(100)), Ok(()));
        assert_eq!(
            lines(check(json!("old"))),
            ["any.age is a string, not of type integer"]
        );
    }
}

/// R86, dart D13: a blob's type, size and form; the legacy form only where it is allowed.
#[test]
fn blobs() {
    let link = json!({ "$link": "bafyreiclp443lavogvhj3d2ob2cxbfuscni2k5jk7bebjzg7khl3esabwq" });
    let blob = |mime: &str, size: i64| json!({ "$type": "blob", "ref": link, "mimeType": mime, "size": size });
    assert_eq!(field("acceptBlob", &blob("image/webp", 5)), [""; 0]);
    assert_eq!(
        field("acceptBlob", &blob("text/plain", 5)),
        ["acceptBlob is of type \"text/plain\", not one of [\"image/*\"]"]
    );
    assert_eq!(
        field("sizeBlob", &blob("text/plain", 21)),
        ["sizeBlob has 21 bytes, more than 20"]
    );

    let legacy = json!({ "$type": "example.lexicon.record", "integer": 1, "blob": { "cid": link["$link"], "mimeType": "image/png" } });
    let catalog = catalog();
    let nsid = Nsid::from_wire("example.lexicon.record");
    assert!(
        Validator::new(&catalog)
            .record(&nsid, None, &value(&legacy))
            .is_err()
    );
    assert_eq!(
        Validator::new(&catalog)
            .legacy_blobs(true)
            .record(&nsid, None, &value(&legacy)),
        Ok(())
    );
}

/// R80: the record key is of the kind that the collection asks for; the `$type` is the collection.
#[test]
fn record_keys_and_types() {
    let catalog = catalog();
    let nsid = Nsid::from_wire("example.lexicon.record");
    let check = |rkey: &str, json: serde_json::Value| {
        lines(Validator::new(&catalog).record(
            &nsid,
            Some(&RecordKey::from_wire(rkey)),
            &value(&json),
        ))
    };
    assert_eq!(
        check(
            "other",
            json!({ "$type": "example.lexicon.record", "integer": 1 })
        ),
        ["the value has the record key \"other\", not \"demo\""]
    );
    assert_eq!(check("demo", json!({ "integer": 1 })), ["$type is missing"]);
    assert_eq!(
        check("demo", json!({ "$type": "a.b.c", "integer": 1 })),
        ["$type is \"a.b.c\", not example.lexicon.record"]
    );
    assert_eq!(check("demo", json!(7)).len(), 2);
    let unknown = Validator::new(&catalog).record(&Nsid::from_wire("a.b.c"), None, &Value::Null);
    assert_eq!(
        lines(unknown),
        ["the value is of a.b.c, which is no record of the catalog"]
    );
}

/// dart L6: bodies, messages and parameters of methods.
#[test]
fn methods() {
    let catalog = catalog();
    let validator = Validator::new(&catalog);
    let [query, procedure, subscription] = ["query", "procedure", "subscription"]
        .map(|name| Nsid::from_wire(format!("example.lexicon.{name}")));

    assert_eq!(
        validator.params(
            &query,
            &[
                ("stringField", "a"),
                ("boolean", "true"),
                ("array", "1"),
                ("array", "2"),
                ("other", "x")
            ]
        ),
        Ok(())
    );
    let wrong = validator.params(
        &query,
        &[
            ("boolean", "yes"),
            ("integer", "1.5"),
            ("handle", "x"),
            ("array", "1"),
            ("array", "b"),
        ],
    );
    assert_eq!(
        lines(wrong),
        [
            "boolean is \"yes\", not true or false",
            "integer is \"1.5\", not an integer",
            "stringField is missing",
            "handle is not a valid handle: \"x\" has fewer than two labels",
            "array.1 is \"b\", not an integer",
        ]
    );
    let twice = validator.params(&query, &[("stringField", "a"), ("stringField", "b")]);
    assert_eq!(lines(twice), ["stringField is there 2 times"]);

    assert_eq!(validator.output(&query, &value(&json!({ "a": 1 }))), Ok(()));
    assert!(validator.input(&query, &Value::Null).is_err());
    assert_eq!(
        lines(validator.input(&procedure, &value(&json!({})))),
        ["preferences is missing"]
    );
    assert_eq!(
        lines(validator.input(&procedure, &value(&json!({ "preferences": [] })))),
        ["preferences is app.bsky.actor.defs#preferences, which is not in the catalog"]
    );

    assert_eq!(
        validator.message(
            &subscription,
            &value(&json!({ "$type": "example.lexicon.subscription#yo", "seq": 1, "yo": true }))
        ),
        Ok(())
    );
    assert_eq!(
        lines(validator.message(
            &subscription,
            &value(&json!({ "$type": "example.lexicon.subscription#yo", "seq": 1 }))
        )),
        ["yo is missing"]
    );
}

/// A token's value is its own name; a schema that refers to itself ends with the value.
#[test]
fn tokens_and_cycles() {
    let catalog: Catalog = [json!({ "lexicon": 1, "id": "a.b.tree", "defs": {
        "main": { "type": "object", "properties": { "next": { "type": "ref", "ref": "#main" }, "mood": { "type": "ref", "ref": "#happy" } } },
        "happy": { "type": "token" },
    } })]
    .map(|json| Document::from_value(json).unwrap())
    .into_iter()
    .collect();
    let reference = Reference::resolve(&Nsid::from_wire("a.b.tree"), "#main");
    let check = |json: serde_json::Value| {
        lines(Validator::new(&catalog).definition(&reference, &value(&json)))
    };
    assert_eq!(
        check(json!({ "mood": "a.b.tree#happy", "next": { "next": {} } })),
        [""; 0]
    );
    assert_eq!(
        check(json!({ "next": { "mood": "happy" } })),
        ["next.mood is not the token a.b.tree#happy"]
    );
    assert_eq!(
        check(json!({ "next": { "next": 3 } })),
        ["next.next is an integer, not of type object"]
    );
}

/// The first violation, and how many more.
#[test]
fn errors_are_one_line() {
    let error = Validator::new(&catalog())
        .record(
            &Nsid::from_wire("example.lexicon.record"),
            None,
            &value(&json!({})),
        )
        .unwrap_err();
    assert_eq!(error.to_string(), "$type is missing (and 1 more)");
}
