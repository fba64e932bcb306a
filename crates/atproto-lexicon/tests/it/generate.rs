//! The generator on small lexicons: what each construct becomes, and that nothing odd stops it.

use std::collections::BTreeMap;
use std::path::Path;

use atproto_lexicon::generate::{self, Lexicons, Target, Words};
use serde_json::{Value, json};

/// Generates documents of `com.example` and answers their files by path.
fn generated(documents: impl IntoIterator<Item = Value>) -> BTreeMap<String, String> {
    let lexicons = Lexicons::from_documents(documents);
    let target = Target::new()
        .own("com.example")
        .elsewhere("app.other", "other");
    let files = generate::files(&lexicons, &Words::default(), &target);
    files
        .into_iter()
        .map(|(path, text)| (path.display().to_string(), text))
        .collect()
}

#[allow(
    clippy::needless_pass_by_value,
    reason = "it is always written in place"
)]
fn lexicon(id: &str, defs: Value) -> Value {
    json!({"lexicon": 1, "id": id, "defs": defs})
}

/// The one file of one document, without line breaks and indentation.
fn file(name: &str, defs: Value) -> String {
    let files = generated([lexicon(&format!("com.example.{name}"), defs)]);
    flat(&files[&format!("com/example/{name}.rs")])
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn has(text: &str, wanted: &str) {
    assert!(text.contains(wanted), "no `{wanted}` in: {text}");
}

/// Formats files as the crates have them; rustfmt refuses what is not Rust.
fn check_syntax(files: &BTreeMap<String, String>, name: &str) {
    let folder = std::env::temp_dir().join(format!("generate-{name}-{}", std::process::id()));
    for (path, text) in files {
        let path = folder.join(path);
        std::fs::create_dir_all(path.parent().unwrap_or(Path::new("."))).unwrap();
        std::fs::write(path, text).unwrap();
    }
    generate::format_tree(&folder.join("mod.rs")).unwrap();
    std::fs::remove_dir_all(folder).unwrap();
}

/// An object has public fields, `new` with what is required, and a table with the wire's names.
#[test]
fn objects() {
    let text = file(
        "thing",
        json!({"main": {"type": "record", "key": "tid", "record": {"type": "object", "required": ["name", "createdAt"], "properties": {
            "name": {"type": "string", "maxGraphemes": 64, "maxLength": 640},
            "owner": {"type": "string", "format": "did"},
            "createdAt": {"type": "string", "format": "datetime"}
        }}}}),
    );
    has(
        &text,
        "/// `name`: at most 64 graphemes, at most 640 bytes. pub name: String,",
    );
    has(&text, "pub owner: Option<Did>,");
    has(&text, "pub fn new(name: impl Into<String>) -> Self");
    has(&text, "created_at: Datetime::now(),");
    has(
        &text,
        "pub fn created_at(mut self, created_at: impl IntoWire<Datetime>)",
    );
    has(
        &text,
        "Thing: \"com.example.thing\" { 0 name: \"name\" required, 1 owner: \"owner\" optional, 2 created_at: \"createdAt\" required, }",
    );
    has(
        &text,
        "impl Record for Thing { const NSID: &'static str = \"com.example.thing\"; const KEY: RecordKeyKind = RecordKeyKind::Tid; }",
    );
}

/// B114: what is required and may be null is sent as null.
#[test]
fn required_and_nullable_is_sent_as_null() {
    let text = file(
        "thing",
        json!({"main": {"type": "object", "required": ["since"], "nullable": ["since"], "properties": {"since": {"type": "string"}}}}),
    );
    has(&text, "pub since: Option<String>,");
    has(&text, "0 since: \"since\" nullable,");
    has(&text, "pub fn new() -> Self");
}

/// B117: no known values, lists of blobs, and defaults with quotes give valid code.
#[test]
fn odd_values_give_valid_code() {
    let files = generated([lexicon(
        "com.example.odd",
        json!({"main": {"type": "object", "properties": {
            "none": {"type": "string", "knownValues": []},
            "pictures": {"type": "array", "items": {"type": "blob", "accept": ["image/*"]}},
            "quoted": {"type": "string", "default": "a \"b\" \\ `c`\nd", "knownValues": ["!x", "x", "1"]}
        }}}),
    )]);
    check_syntax(&files, "odd");
    let text = flat(&files["com/example/odd.rs"]);
    has(&text, "pub none: Option<String>,");
    has(&text, "pub pictures: Option<Vec<Blob>>,");
    has(&text, "X = \"!x\", X2 = \"x\", _1 = \"1\",");
}

/// B118: reserved words as fields, methods, values and modules.
#[test]
fn reserved_words_are_escaped() {
    let files = generated([
        lexicon(
            "com.example.type",
            json!({"main": {"type": "object", "required": ["type", "self"], "properties": {
                "type": {"type": "string"}, "self": {"type": "string"}, "extra": {"type": "string"}, "new": {"type": "string"}, "match": {"type": "integer"}
            }}}),
        ),
        lexicon(
            "com.example.move",
            json!({"main": {"type": "procedure", "input": {"encoding": "application/json", "schema":
            {"type": "object", "properties": {"async": {"type": "boolean"}, "new": {"type": "string"}}}}}}),
        ),
        lexicon(
            "com.example.words",
            json!({"option": {"type": "object", "properties": {}}, "string": {"type": "object", "properties": {}}}),
        ),
    ]);
    check_syntax(&files, "words");
    let text = flat(&files["com/example/type.rs"]);
    has(
        &text,
        "pub r#type: String, /// `self`. pub self_: String, /// `extra`. pub extra_: Option<String>,",
    );
    has(
        &text,
        "0 r#type: \"type\" required, 1 self_: \"self\" required, 2 extra_: \"extra\" optional,",
    );
    has(
        &flat(&files["com/example/mod.rs"]),
        "pub fn r#move(&self) -> MoveCall",
    );
    has(
        &flat(&files["com/example/move.rs"]),
        "r#async(bool), new_(impl Into<String>),",
    );
    has(
        &flat(&files["com/example/words.rs"]),
        "pub struct OptionDef {",
    );
}

/// B119: prose in a document cannot break the code: it is not used.
#[test]
fn prose_is_not_used() {
    let text = file(
        "thing",
        json!({"main": {"type": "object", "description": "a \" $ \\ \n quote", "properties": {"a": {"type": "string", "description": "*/ \" $"}}}}),
    );
    assert!(!text.contains('$') && !text.contains("quote"));
}

/// B120: references to lists and to records, and names of three segments.
#[test]
fn references() {
    let files = generated([
        lexicon(
            "com.example.defs",
            json!({
                "list": {"type": "array", "items": {"type": "union", "refs": ["#a", "com.example.thing"]}},
                "names": {"type": "array", "items": {"type": "string", "format": "handle"}},
                "a": {"type": "object", "properties": {"x": {"type": "integer"}}}
            }),
        ),
        lexicon(
            "com.example.thing",
            json!({"main": {"type": "record", "key": "literal:self", "record": {"type": "object", "properties": {
                "list": {"type": "ref", "ref": "com.example.defs#list"},
                "names": {"type": "ref", "ref": "com.example.defs#names"},
                "record": {"type": "ref", "ref": "lex:com.example.thing"},
                "gone": {"type": "ref", "ref": "com.example.gone#x"},
                "far": {"type": "ref", "ref": "app.other.defs#far"}
            }}}}),
        ),
        lexicon(
            "app.other.defs",
            json!({"far": {"type": "object", "properties": {}}}),
        ),
    ]);
    check_syntax(&files, "references");
    let text = flat(&files["com/example/thing.rs"]);
    has(&text, "pub list: Option<Vec<ListItem>>,");
    has(&text, "pub names: Option<Vec<Handle>>,");
    has(&text, "pub record: Option<Box<Thing>>,");
    has(&text, "pub gone: Option<Raw>,");
    has(&text, "use other::app::other::defs::Far;");
    has(&text, "RecordKeyKind::Literal(\"self\")");
    let text = flat(&files["com/example/defs.rs"]);
    has(&text, "pub type List = Vec<ListItem>;");
    has(
        &text,
        "0 A(A): \"com.example.defs#a\" from \"x\", 1 Thing(Thing): \"com.example.thing\" from \"list\",",
    );
    assert!(!files.keys().any(|path| path.starts_with("app")));
}

/// B121: the same documents in another order give the same files.
#[test]
fn the_order_of_documents_does_not_matter() {
    let documents: Vec<_> = ["c", "a", "b"]
        .iter()
        .map(|name| {
            lexicon(
                &format!("com.example.{name}"),
                json!({"main": {"type": "query"}, "z": {"type": "token"}}),
            )
        })
        .collect();
    let reversed: Vec<_> = documents.iter().rev().cloned().collect();
    assert_eq!(generated(documents), generated(reversed));
}

/// B122: kinds and formats of a later lexicon language degrade, and nested objects have names.
#[test]
fn unknown_kinds_degrade() {
    let files = generated([lexicon(
        "com.example.later",
        json!({
            "main": {"type": "permission-set", "permissions": []},
            "hologram": {"type": "hologram", "depth": 3},
            "thing": {"type": "object", "properties": {
                "h": {"type": "ref", "ref": "#hologram"},
                "f": {"type": "string", "format": "color"},
                "k": {"type": "quaternion"},
                "inner": {"type": "object", "properties": {"deep": {"type": "object", "properties": {"x": {"type": "integer"}}}}},
                "items": {"type": "array", "items": {"type": "object", "properties": {}}}
            }}
        }),
    )]);
    check_syntax(&files, "later");
    let text = flat(&files["com/example/later.rs"]);
    has(&text, "pub const LATER: &str = \"com.example.later\";");
    has(&text, "pub h: Option<Raw>,");
    has(&text, "pub f: Option<String>,");
    has(&text, "pub k: Option<Raw>,");
    has(&text, "pub inner: Option<Box<ThingInner>>,");
    has(&text, "pub deep: Option<Box<ThingInnerDeep>>,");
    has(&text, "pub items: Option<Vec<ThingItemsItem>>,");
}

/// A definition that has its document's name, and an object that is a part of itself.
#[test]
fn names_that_collide_and_types_that_recur() {
    let text = file(
        "tree",
        json!({
            "main": {"type": "object", "required": ["tree"], "properties": {"tree": {"type": "ref", "ref": "#tree"}}},
            "tree": {"type": "object", "required": ["left"], "properties": {"left": {"type": "ref", "ref": "#tree"}, "right": {"type": "ref", "ref": "#tree"}}}
        }),
    );
    has(&text, "pub struct Tree { /// `tree`. pub tree: TreeTree,");
    has(&text, "pub left: Box<TreeTree>,");
    has(&text, "pub right: Option<Box<TreeTree>>,");
}

/// Members of the same name from several documents, and a member called `other`.
#[test]
fn union_members_have_names_of_their_own() {
    let view = json!({"main": {"type": "object", "properties": {}}, "view": {"type": "object", "properties": {}}});
    let files = generated([
        lexicon("com.example.images", view.clone()),
        lexicon("com.example.video", view),
        lexicon(
            "com.example.thing",
            json!({
                "main": {"type": "object", "properties": {"embed": {"type": "union", "refs": ["com.example.images#view", "com.example.video#view", "com.example.video", "#other", "#token"]}}},
                "other": {"type": "object", "properties": {}},
                "token": {"type": "token"}
            }),
        ),
    ]);
    check_syntax(&files, "members");
    let text = flat(&files["com/example/thing.rs"]);
    has(&text, "ImagesView(Box<images::View>),");
    has(&text, "VideoView(Box<video::View>),");
    has(&text, "Video(Box<Video>),");
    has(&text, "Other2(Box<Other>),");
    has(&text, "/// The `embed` of [`Thing`].");
}

/// A listing has pages of its first required list; errors, parameters and bodies go where they belong.
#[test]
fn methods() {
    let files = generated([
        lexicon(
            "com.example.listThings",
            json!({"main": {
                "type": "query", "auth": "required",
                "parameters": {"type": "params", "required": ["of", "limit"], "properties": {
                    "of": {"type": "string", "format": "did"}, "limit": {"type": "integer", "default": 50, "minimum": 1, "maximum": 100},
                    "kinds": {"type": "array", "items": {"type": "string", "knownValues": ["a"]}}, "cursor": {"type": "string"}
                }},
                "output": {"encoding": "application/json", "schema": {"type": "object", "required": ["things"], "properties": {
                    "cursor": {"type": "string"}, "notes": {"type": "array", "items": {"type": "string"}}, "things": {"type": "array", "items": {"type": "integer"}}
                }}},
                "errors": [{"name": "NotFound"}, {"name": "Other"}]
            }}),
        ),
        lexicon(
            "com.example.putBlob",
            json!({"main": {"type": "procedure",
            "parameters": {"type": "params", "properties": {"dry": {"type": "boolean"}}},
            "input": {"encoding": "*/*"}, "output": {"encoding": "image/png"}}}),
        ),
        lexicon(
            "com.example.putSet",
            json!({"main": {"type": "procedure",
            "input": {"encoding": "application/json", "schema": {"type": "ref", "ref": "#set"}}},
            "set": {"type": "object", "properties": {}}}),
        ),
    ]);
    check_syntax(&files, "methods");
    let text = flat(&files["com/example/list_things.rs"]);
    has(
        &text,
        "/// `com.example.listThings`: a query. /// /// Needs a session. /// /// Its own errors are [`ListThingsError`].",
    );
    has(&text, "pub fn new(of: impl IntoWire<Did>) -> Self");
    has(&text, "/// Sets `limit`: 1 to 100, the default is `50`.");
    has(
        &text,
        "self.of.write(\"of\", parts); self.limit.write(\"limit\", parts); self.kinds.write(\"kinds\", parts);",
    );
    has(&text, "type Item = i64;");
    has(&text, "output.things.len()");
    has(&text, "NotFound = \"NotFound\", Other2 = \"Other\",");
    has(&text, "ListThingsCall(ListThings) pages {");
    let text = flat(&files["com/example/put_blob.rs"]);
    has(
        &text,
        "self.dry.write(\"dry\", parts); parts.body_bytes(self.body.clone(), self.content_type.as_deref());",
    );
    has(&text, "type Output = Bytes;");
    let text = flat(&files["com/example/put_set.rs"]);
    has(&text, "parts.body_json(&self.input);");
    has(&text, "type Output = ();");
    let text = flat(&files["com/example/mod.rs"]);
    has(&text, "pub struct Example { client: Client, }");
    has(
        &text,
        "pub fn list_things(&self, of: impl IntoWire<Did>) -> ListThingsCall { ListThingsCall::new(&self.client, ListThings::new(of)) }",
    );
}

/// A subscription has one message type, and keeps what it does not know.
#[test]
fn subscriptions() {
    let files = generated([lexicon(
        "com.example.subscribeThings",
        json!({
            "main": {"type": "subscription", "parameters": {"type": "params", "properties": {"cursor": {"type": "integer"}}},
                "message": {"schema": {"type": "union", "refs": ["#made", "#info"]}}, "errors": [{"name": "FutureCursor"}]},
            "made": {"type": "object", "properties": {}}, "info": {"type": "object", "properties": {}}
        }),
    )]);
    check_syntax(&files, "subscriptions");
    let text = flat(&files["com/example/subscribe_things.rs"]);
    has(
        &text,
        "pub enum SubscribeThingsMessage { /// `#made`. Made(Box<Made>),",
    );
    has(
        &text,
        "\"#made\" => decode_message(payload, SubscribeThingsMessage::Made),",
    );
    has(
        &text,
        "_ => Ok(UnknownMessage::decoded(ty, payload).map(SubscribeThingsMessage::Unknown)),",
    );
}

/// dart rule 56, B59: what must not be seen in logs is not in `Debug`.
#[test]
fn secrets_are_not_shown() {
    let text = file(
        "session",
        json!({"main": {"type": "object", "required": ["accessJwt", "handle"], "properties": {
            "accessJwt": {"type": "string"}, "handle": {"type": "string", "format": "handle"}, "authFactorToken": {"type": "string"}
        }}}),
    );
    has(&text, "#[derive(Clone, Default)]");
    has(
        &text,
        ".field(\"access_jwt\", &\"[redacted]\") .field(\"handle\", &self.handle)",
    );
    has(
        &text,
        ".field(\"auth_factor_token\", &self.auth_factor_token.as_ref().map(|_| \"[redacted]\"))",
    );
}

/// Our own words come first; a line of another form is refused with its number.
#[test]
fn words() {
    let words = Words::parse("# words\n\"com.example.thing\" = \"A thing.\"\n\n\"com.example.thing.name\" = \"Never empty.\"\n").unwrap();
    let lexicons = Lexicons::from_documents([lexicon(
        "com.example.thing",
        json!({"main": {"type": "object", "properties": {"name": {"type": "string"}}}}),
    )]);
    let files = generate::files(&lexicons, &words, &Target::new().own("com.example"));
    let text = flat(&files[Path::new("com/example/thing.rs")]);
    has(&text, "/// A thing. /// /// `com.example.thing`.");
    has(&text, "/// `name`. Never empty.");
    assert_eq!(
        Words::parse("\n\"a\" = b"),
        Err("line 2: expected \"name\" = \"text\"".to_owned())
    );
}

/// Deprecated things are marked; code that a namespace wants inlined is marked too, unless it is concrete.
#[test]
fn marks() {
    let document = lexicon(
        "com.example.thing",
        json!({"main": {"type": "object", "deprecated": true, "properties": {"old": {"type": "string", "deprecated": true}}}}),
    );
    let lexicons = Lexicons::from_documents([document]);
    let text = |target: Target| {
        flat(
            &generate::files(&lexicons, &Words::default(), &target)
                [Path::new("com/example/thing.rs")],
        )
    };
    let inline = text(Target::new().own("com.example"));
    has(
        &inline,
        "#[deprecated(note = \"deprecated by its lexicon\")] #[derive(Debug, Clone, Default)]",
    );
    has(&inline, "/// `old`. #[deprecated");
    has(&inline, "object! { #[inline] Thing {");
    has(
        &text(Target::new().own("com.example").concrete("com.example")),
        "object! { Thing {",
    );
}
