//! Checks of documents: what the language demands beyond the shape.
//!
//! Reading a document is tolerant, so that tools work on documents of tomorrow; these checks are for those who
//! write documents, and for tools that must not build on a broken one. [`document`] looks at one document by
//! itself; [`references`] looks at whether the documents of a catalog fit together.

mod method;
mod permission;
mod references;
mod schema;

use std::fmt;

use atproto_core::syntax::{Nsid, RecordKey};

use crate::document::{Def, Document, Record, RecordKeyType, Schema};

pub use references::references;

/// One fault of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Problem {
    /// The document.
    pub document: Nsid,
    /// Where in it, from the definition on, as in `main.output.cursor`; empty for the document itself.
    pub path: String,
    /// What is wrong there.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = if self.path.is_empty() { "" } else { " at " };
        write!(f, "{}{place}{}: {}", self.document, self.path, self.message)
    }
}

impl std::error::Error for Problem {}

/// All faults of one document, in the order of the document. References into other documents are not followed.
pub fn document(document: &Document) -> Vec<Problem> {
    let mut checker = Checker {
        document,
        path: Vec::new(),
        problems: Vec::new(),
    };
    checker.document();
    checker.problems
}

/// A walk over one document.
struct Checker<'a> {
    document: &'a Document,
    path: Vec<String>,
    problems: Vec<Problem>,
}

impl Checker<'_> {
    fn problem(&mut self, message: impl Into<String>) {
        self.problems.push(Problem {
            document: self.document.id.clone(),
            path: self.path.join("."),
            message: message.into(),
        });
    }

    /// Reports a problem unless `good`.
    fn demand(&mut self, good: bool, message: impl FnOnce() -> String) {
        if !good {
            self.problem(message());
        }
    }

    /// Goes one step down the document, for what `inside` does.
    fn at(&mut self, name: &str, inside: impl FnOnce(&mut Self)) {
        self.path.push(name.to_owned());
        inside(self);
        self.path.pop();
    }

    fn document(&mut self) {
        let document = self.document;
        self.demand(document.lexicon == 1, || {
            format!("the language's version is {}, not 1", document.lexicon)
        });
        if let Err(error) = document.id.validate() {
            self.problem(error.to_string());
        }
        self.demand(!document.defs.is_empty(), || {
            "there are no definitions".to_owned()
        });
        for (name, def) in document.defs.iter() {
            self.at(name, |checker| checker.def(name, def));
        }
    }

    fn def(&mut self, name: &str, def: &Def) {
        let good_name = name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name.bytes().all(|b| b.is_ascii_alphanumeric());
        self.demand(good_name, || {
            "the name is not letters and digits, a letter first".to_owned()
        });
        self.demand(!def.is_primary() || name == "main", || {
            format!("the type {} must be the definition main", def.type_name())
        });
        match def {
            Def::Record(record) => self.record(record),
            Def::Query(query) => self.query(query),
            Def::Procedure(procedure) => self.procedure(procedure),
            Def::Subscription(subscription) => self.subscription(subscription),
            Def::PermissionSet(set) => self.permission_set(set),
            Def::Schema(
                Schema::Ref(_) | Schema::Union(_) | Schema::Unknown(_) | Schema::Params(_),
            ) => {
                self.problem(format!(
                    "the type {} cannot be a definition by itself",
                    def.type_name()
                ));
            }
            // A token stands for itself, so a definition is the only place for it.
            Def::Schema(Schema::Token(_)) => {}
            Def::Schema(schema) => self.schema(schema),
            Def::Unrecognised(_) => self.problem(format!("there is no type {:?}", def.type_name())),
        }
    }

    fn record(&mut self, record: &Record) {
        match record.key_type() {
            RecordKeyType::Literal(key) => {
                if let Err(error) = RecordKey::new(key) {
                    self.problem(error.to_string());
                }
            }
            RecordKeyType::Other(key) => {
                self.problem(format!("there is no type of record keys {key:?}"));
            }
            RecordKeyType::Tid | RecordKeyType::Nsid | RecordKeyType::Any => {}
        }
        self.object(&record.record);
    }
}
