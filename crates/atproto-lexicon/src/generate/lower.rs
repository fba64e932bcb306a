//! From documents to items: gives every definition, inline object, inline union and known-value string its name
//! and its Rust type.

use std::collections::BTreeSet;

use super::docs;
use super::ir::{
    Alias, Boxed, Field, File, Item, Known, Object, Path, Place, Presence, Token, Type, Union,
    Variant,
};
use super::names::{self, Taken};
use super::reach;
use super::schema::{DefId, Lexicons, Node};
use super::words::Words;

/// Everything that one document becomes.
pub(super) fn file(
    lexicons: &Lexicons,
    words: &Words,
    built: &BTreeSet<DefId>,
    nsid: &str,
) -> File {
    let mut taken = Taken::default();
    // Definitions have the first claim on their names, whatever is inlined elsewhere in the document.
    let named: Vec<_> = lexicons
        .definitions(nsid)
        .map(|(def, node)| (def, node, taken.take(names::definition(nsid, def))))
        .collect();
    let mut lower = Lower {
        lexicons,
        words,
        nsid,
        taken,
        items: Vec::new(),
        built: false,
        place: String::new(),
        tag: String::new(),
    };
    for (def, node, name) in named {
        let id = DefId::new(nsid, def);
        lower.built = built.contains(&id);
        lower.tag = id.tag();
        lower.definition(&id, node, name);
    }
    File {
        nsid: nsid.to_owned(),
        items: lower.items,
    }
}

/// The state of one document's lowering.
pub(super) struct Lower<'a> {
    pub(super) lexicons: &'a Lexicons,
    pub(super) words: &'a Words,
    pub(super) nsid: &'a str,
    pub(super) taken: Taken,
    pub(super) items: Vec<Item>,
    /// Whether the definition at hand is one that people build.
    pub(super) built: bool,
    /// The property at hand, for the documentation of what is made for it.
    pub(super) place: String,
    /// The `$type` of the definition at hand.
    pub(super) tag: String,
}

impl<'a> Lower<'a> {
    fn definition(&mut self, id: &DefId, node: Node<'a>, name: String) {
        match node.kind() {
            "object" => {
                let docs = docs::definition(self.words, id, node);
                self.object(name, docs, node, Some(id), true);
            }
            "record" => {
                let Some(object) = node.child("record") else {
                    return;
                };
                let docs = docs::definition(self.words, id, node);
                let key = node.text("key").unwrap_or("any").to_owned();
                let start = self.items.len();
                let fields = self.fields(object, &name, Some(id), true);
                let record = Some((self.nsid.to_owned(), key));
                let object = Object {
                    name,
                    docs,
                    fields,
                    record,
                    built: true,
                    has_new: true,
                    deprecated: node.flag("deprecated"),
                };
                // What is inlined in it comes after it.
                self.items.insert(start, Item::Object(object));
            }
            "query" | "procedure" | "subscription" => self.method(id, node, name),
            "token" => {
                let docs = docs::definition(self.words, id, node);
                let name = names::screaming(if id.name == "main" {
                    names::last_segment(&id.nsid)
                } else {
                    &id.name
                });
                self.items.push(Item::Token(Token {
                    name,
                    value: id.tag(),
                    docs,
                }));
            }
            "string" if is_known(node) => {
                let docs = docs::definition(self.words, id, node);
                self.known(name, docs, node);
            }
            "permission-set" => {
                let docs = docs::definition(self.words, id, node);
                let name = names::screaming(names::last_segment(&id.nsid));
                self.items.push(Item::Token(Token {
                    name,
                    value: id.nsid.clone(),
                    docs,
                }));
            }
            "array" => {
                let docs = docs::definition(self.words, id, node);
                self.place = format!("An item of [`{name}`].");
                let start = self.items.len();
                let ty = self.ty(node, &name, None);
                self.items
                    .insert(start, Item::Alias(Alias { name, ty, docs }));
            }
            "union" => {
                let docs = docs::definition(self.words, id, node);
                self.union(name, docs, node);
            }
            // Other kinds have no type of their own: a reference to a plain string is a string. Kinds of later
            // versions of the lexicon language are left out (B122).
            _ => {}
        }
    }

    /// A struct, and whatever is inlined in it.
    pub(super) fn object(
        &mut self,
        name: String,
        docs: Vec<String>,
        node: Node<'a>,
        id: Option<&DefId>,
        has_new: bool,
    ) {
        let start = self.items.len();
        let fields = self.fields(node, &name, id, false);
        let object = Object {
            name,
            docs,
            fields,
            record: None,
            built: self.built,
            has_new,
            deprecated: node.flag("deprecated"),
        };
        self.items.insert(start, Item::Object(object));
    }

    /// The fields of an object, of parameters, or of an input.
    pub(super) fn fields(
        &mut self,
        node: Node<'a>,
        owner: &str,
        id: Option<&DefId>,
        is_record: bool,
    ) -> Vec<Field> {
        let required = node.texts("required");
        let nullable = node.texts("nullable");
        let mut fields = Vec::new();
        let mut taken = Taken::default();
        for (wire, property) in node.properties() {
            let presence = match (required.contains(&wire), nullable.contains(&wire)) {
                // A parameter with a default may be left out, whatever else the schema says.
                (true, _) if node.kind() == "params" && property.value("default").is_some() => {
                    Presence::Optional
                }
                (true, true) => Presence::Nullable,
                (true, false) => Presence::Required,
                (false, _) => Presence::Optional,
            };
            self.place = docs::place(owner, wire, property.kind() == "array");
            let mut ty = self.ty(property, &format!("{owner}{}", names::camel(wire)), id);
            if let (Type::Struct(path, _), Presence::Optional | Presence::Nullable) =
                (&ty, presence)
            {
                ty = Type::Struct(path.clone(), Boxed::Yes);
            }
            let filled = match (&ty, presence) {
                (Type::Format("Datetime"), Presence::Required)
                    if is_record && wire == "createdAt" =>
                {
                    Some("Datetime::now()")
                }
                (Type::Boolean, Presence::Required) => {
                    match property.value("const").and_then(serde_json::Value::as_bool) {
                        Some(true) => Some("true"),
                        Some(false) => Some("false"),
                        None => None,
                    }
                }
                _ => None,
            };
            let mut docs = docs::field(self.words, &self.tag, wire, property, presence);
            if presence == Presence::Optional && nullable.contains(&wire) {
                docs.push_str(" It may be `null`, which says something else than its absence: insert that into `extra`.");
            }
            fields.push(Field {
                wire: wire.to_owned(),
                ident: taken.take(names::ident(wire)),
                docs,
                ty,
                presence,
                deprecated: property.flag("deprecated"),
                filled,
                place: if node.kind() == "params" {
                    Place::Query
                } else {
                    Place::Body
                },
            });
        }
        fields
    }

    /// The type of a node; `hint` names what has to be made for it, `owner` is the object that it is a part of.
    pub(super) fn ty(&mut self, node: Node<'a>, hint: &str, owner: Option<&DefId>) -> Type {
        match node.kind() {
            "string" | "token" if is_known(node) => {
                let name = self.taken.take(names::type_name(hint));
                let docs = docs::inline(&self.place);
                self.known(name.clone(), docs, node);
                Type::Known(self.path(name))
            }
            "string" | "token" => node
                .text("format")
                .and_then(format)
                .map_or(Type::String, Type::Format),
            "integer" => Type::Integer,
            "boolean" => Type::Boolean,
            "blob" => Type::Blob,
            "cid-link" => Type::CidLink,
            "bytes" => Type::Bytes,
            "array" => match node.child("items") {
                Some(items) => {
                    // A list of lists cannot be in a lexicon except by reference.
                    let hint = if items.kind() == "array" {
                        hint.to_owned()
                    } else {
                        format!("{hint}Item")
                    };
                    Type::List(Box::new(self.ty(items, &hint, None)))
                }
                None => Type::List(Box::new(Type::Raw)),
            },
            "object" => {
                let name = self.taken.take(names::type_name(hint));
                let docs = docs::inline(&self.place);
                self.object(name.clone(), docs, node, None, true);
                Type::Struct(self.path(name), Boxed::No)
            }
            "union" => {
                let name = self.taken.take(names::type_name(hint));
                let docs = docs::inline(&self.place);
                self.union(name.clone(), docs, node);
                Type::Union(self.path(name))
            }
            "ref" => match node.text("ref") {
                Some(target) => self.reference(&DefId::resolve(target, self.nsid), owner),
                None => Type::Raw,
            },
            _ => Type::Raw,
        }
    }

    /// The type of a reference. What is not a struct or a string with known values has the type of its target.
    fn reference(&mut self, id: &DefId, owner: Option<&DefId>) -> Type {
        let path = Path {
            nsid: id.nsid.clone(),
            name: names::definition(&id.nsid, &id.name),
        };
        let Some(node) = self.lexicons.definition(id) else {
            return Type::Raw;
        };
        match node.kind() {
            "object" | "record" => {
                let recursive = owner.is_some_and(|owner| {
                    reach::contains(self.lexicons, id, owner, &mut BTreeSet::new())
                });
                Type::Struct(path, if recursive { Boxed::Yes } else { Boxed::No })
            }
            "string" if is_known(node) => Type::Known(path),
            "union" => Type::Union(path),
            "array" => Type::List(Box::new(match node.child("items") {
                Some(items) => match items.kind() {
                    "union" | "object" => Self::inline_item(items, path),
                    "string" if is_known(items) => Self::inline_item(items, path),
                    "ref" => {
                        let target = items.text("ref").unwrap_or_default();
                        self.reference(&DefId::resolve(target, &id.nsid), None)
                    }
                    _ => self.ty(items, "", None),
                },
                None => Type::Raw,
            })),
            "string" | "integer" | "boolean" | "bytes" | "cid-link" | "blob" | "token" => {
                self.ty(node, "", None)
            }
            _ => Type::Raw,
        }
    }

    /// The item of a named list: it was made with the list, in the list's document.
    fn inline_item(items: Node<'_>, mut list: Path) -> Type {
        list.name.push_str("Item");
        match items.kind() {
            "union" => Type::Union(list),
            "object" => Type::Struct(list, Boxed::No),
            _ => Type::Known(list),
        }
    }

    fn path(&self, name: String) -> Path {
        Path {
            nsid: self.nsid.to_owned(),
            name,
        }
    }

    fn known(&mut self, name: String, docs: Vec<String>, node: Node<'_>) {
        let mut taken = Taken::default();
        let values = [node.texts("knownValues"), node.texts("enum")].concat();
        let values = values.into_iter().map(|value| {
            let short = value.rsplit('#').next().unwrap_or(value);
            (taken.take(names::screaming(short)), value.to_owned())
        });
        let values = values.collect();
        self.items.push(Item::Known(Known { name, docs, values }));
    }

    fn union(&mut self, name: String, mut docs: Vec<String>, node: Node<'_>) {
        let ids = node
            .texts("refs")
            .into_iter()
            .map(|target| DefId::resolve(target, self.nsid));
        let variants = self.variants(ids);
        docs.push(String::new());
        docs.push(if node.flag("closed") {
            "The lexicon closes this union, but a server may know a newer one: its members are kept as [`Self::Other`].".to_owned()
        } else {
            "Members that this version does not know, or that are malformed, are kept as [`Self::Other`].".to_owned()
        });
        self.items.push(Item::Union(Union {
            name,
            docs,
            variants,
        }));
    }

    /// The variants of a union. What is not an object cannot be a member.
    pub(super) fn variants(&self, ids: impl Iterator<Item = DefId>) -> Vec<Variant> {
        let mut taken = Taken::default();
        taken.take("Other".to_owned());
        let mut seen = BTreeSet::new();
        let mut variants = Vec::new();
        for id in ids {
            let Some(object) = self.lexicons.object(&id) else {
                continue;
            };
            if !seen.insert(id.clone()) {
                continue;
            }
            let name = names::definition(&id.nsid, &id.name);
            let last = names::last_segment(&id.nsid);
            let local = id.nsid == self.nsid || last == "defs" || id.name == "main";
            let short = if local {
                name.clone()
            } else {
                format!("{}{name}", names::camel(last))
            };
            variants.push(Variant {
                name: taken.take(short),
                tag: id.tag(),
                path: Path {
                    nsid: id.nsid.clone(),
                    name,
                },
                first: object
                    .properties()
                    .next()
                    .map(|(wire, _)| wire.to_owned())
                    .unwrap_or_default(),
            });
        }
        variants
    }
}

fn is_known(node: Node<'_>) -> bool {
    node.kind() == "string"
        && node.text("format").is_none()
        && !(node.texts("knownValues").is_empty() && node.texts("enum").is_empty())
}

/// The syntax type of a string format; an unknown format is plain text (B122).
fn format(name: &str) -> Option<&'static str> {
    Some(match name {
        "did" => "Did",
        "handle" => "Handle",
        "nsid" => "Nsid",
        "at-uri" => "AtUri",
        "at-identifier" => "AtIdentifier",
        "tid" => "Tid",
        "record-key" => "RecordKey",
        "cid" => "CidString",
        "datetime" => "Datetime",
        "language" => "Language",
        "uri" => "Uri",
        _ => return None,
    })
}
