//! Lexicon documents as the generator reads them: by key, so that a document with parts that we do not know
//! still gives code for the parts that we do (B122).

use std::collections::BTreeMap;

use serde_json::Value;

use crate::Document;

/// One schema node of a document: a definition, a property, an item.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<'a>(pub(super) &'a Value);

impl<'a> Node<'a> {
    /// Its `type`; empty if it has none.
    pub(super) fn kind(self) -> &'a str {
        self.text("type").unwrap_or_default()
    }

    pub(super) fn text(self, key: &str) -> Option<&'a str> {
        self.0.get(key)?.as_str()
    }

    pub(super) fn number(self, key: &str) -> Option<i64> {
        self.0.get(key)?.as_i64()
    }

    pub(super) fn flag(self, key: &str) -> bool {
        self.0.get(key).and_then(Value::as_bool).unwrap_or_default()
    }

    pub(super) fn value(self, key: &str) -> Option<&'a Value> {
        self.0.get(key)
    }

    pub(super) fn child(self, key: &str) -> Option<Node<'a>> {
        self.0.get(key).map(Node)
    }

    /// A list of strings; empty if absent.
    pub(super) fn texts(self, key: &str) -> Vec<&'a str> {
        let list = self.0.get(key).and_then(Value::as_array);
        list.into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect()
    }

    /// The properties in the document's order.
    pub(super) fn properties(self) -> impl Iterator<Item = (&'a str, Node<'a>)> {
        let map = self.0.get("properties").and_then(Value::as_object);
        map.into_iter()
            .flatten()
            .map(|(name, value)| (name.as_str(), Node(value)))
    }

    /// The names of the errors of a method.
    pub(super) fn errors(self) -> Vec<&'a str> {
        let list = self.0.get("errors").and_then(Value::as_array);
        list.into_iter()
            .flatten()
            .filter_map(|e| e.get("name")?.as_str())
            .collect()
    }
}

/// The name of a definition: a document and a name in it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct DefId {
    pub(super) nsid: String,
    pub(super) name: String,
}

impl DefId {
    pub(super) fn new(nsid: &str, name: &str) -> Self {
        Self {
            nsid: nsid.to_owned(),
            name: name.to_owned(),
        }
    }

    /// What `reference` means in the document `nsid`.
    pub(super) fn resolve(reference: &str, nsid: &str) -> Self {
        let reference = reference.strip_prefix("lex:").unwrap_or(reference);
        match reference.split_once('#') {
            Some(("", name)) => Self::new(nsid, name),
            Some((document, name)) => Self::new(document, name),
            None => Self::new(reference, "main"),
        }
    }

    /// The value of `$type` for it: `#main` is left out.
    pub(super) fn tag(&self) -> String {
        if self.name == "main" {
            self.nsid.clone()
        } else {
            format!("{}#{}", self.nsid, self.name)
        }
    }
}

/// A set of lexicon documents, in the order of their NSIDs (B121).
#[derive(Clone, Debug, Default)]
pub struct Lexicons {
    documents: BTreeMap<String, Value>,
}

impl Lexicons {
    /// Takes documents; what is not one (no `id`, no `defs`) is left out.
    pub fn from_documents(documents: impl IntoIterator<Item = Value>) -> Self {
        let named = documents.into_iter().filter_map(|document| {
            document.get("defs")?.as_object()?;
            let id = document.get("id")?.as_str()?.to_owned();
            Some((id, document))
        });
        Self {
            documents: named.collect(),
        }
    }

    /// Reads every `.json` file below a folder.
    ///
    /// # Errors
    /// A file cannot be read or is not a lexicon document; the message names it.
    pub fn read(folder: &std::path::Path) -> std::io::Result<Self> {
        let mut documents = Vec::new();
        let mut folders = vec![folder.to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(&folder)? {
                let path = entry?.path();
                if path.is_dir() {
                    folders.push(path);
                } else if path
                    .extension()
                    .is_some_and(|extension| extension == "json")
                {
                    let json = std::fs::read(&path)?;
                    let refuse = |error: String| {
                        let message = format!("{}: {error}", path.display());
                        std::io::Error::new(std::io::ErrorKind::InvalidData, message)
                    };
                    // Read as the validators read it, so that what is generated is what is checked.
                    Document::from_json(&json).map_err(|error| refuse(error.to_string()))?;
                    let document =
                        serde_json::from_slice(&json).map_err(|error| refuse(error.to_string()))?;
                    documents.push(document);
                }
            }
        }
        Ok(Self::from_documents(documents))
    }

    /// The NSIDs, sorted.
    pub fn nsids(&self) -> impl Iterator<Item = &str> {
        self.documents.keys().map(String::as_str)
    }

    /// Whether a text can be about this: a definition (`app.bsky.feed.post#replyRef`) or a property of one.
    pub fn has(&self, name: &str) -> bool {
        let definition = |tag: &str| self.definition(&DefId::resolve(tag, "")).is_some();
        let property = name.rsplit_once('.').is_some_and(|(owner, property)| {
            let Some(node) = self.definition(&DefId::resolve(owner, "")) else {
                return false;
            };
            let schema = |part: &str| node.child(part)?.child("schema");
            let parts = [
                Some(node),
                node.child("record"),
                node.child("parameters"),
                schema("input"),
                schema("output"),
            ];
            parts
                .into_iter()
                .flatten()
                .any(|part| part.properties().any(|(wire, _)| wire == property))
        });
        definition(name) || property
    }

    /// The definitions of a document, in its order.
    pub(super) fn definitions(&self, nsid: &str) -> impl Iterator<Item = (&str, Node<'_>)> {
        let defs = self
            .documents
            .get(nsid)
            .and_then(|document| document.get("defs")?.as_object());
        defs.into_iter()
            .flatten()
            .map(|(name, value)| (name.as_str(), Node(value)))
    }

    pub(super) fn definition(&self, id: &DefId) -> Option<Node<'_>> {
        self.documents
            .get(&id.nsid)?
            .get("defs")?
            .get(&id.name)
            .map(Node)
    }

    /// The object that a definition describes: an object itself, or the one in a record.
    pub(super) fn object(&self, id: &DefId) -> Option<Node<'_>> {
        let node = self.definition(id)?;
        match node.kind() {
            "object" => Some(node),
            "record" => node.child("record"),
            _ => None,
        }
    }
}
