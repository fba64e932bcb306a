//! Validation of data against lexicons that are known only at run time.
//!
//! Generated types check what they send by themselves. This is for everything else: records of lexicons that
//! were resolved a moment ago, a server's input, a tool that explains why a record is refused.
//!
//! It is as strict as a server: a field that breaks its limits, a missing field, a `null` that is not allowed
//! are violations. What the protocol leaves open is open: fields that the lexicon does not name, members of
//! open unions that it does not list, values beyond the known ones.

mod error;
mod params;
mod scalar;
mod value;

use atproto_core::data::Value;
use atproto_core::syntax::{Nsid, RecordKey, Tid};

use crate::Catalog;
use crate::document::{Body, Def, Record, RecordKeyType, Reference};

pub use error::{ValidationError, Violation};

/// Validates data against the documents of a catalog.
#[derive(Clone, Copy, Debug)]
pub struct Validator<'a> {
    catalog: &'a Catalog,
    legacy_blobs: bool,
}

impl<'a> Validator<'a> {
    /// A validator that refuses legacy blobs.
    pub fn new(catalog: &'a Catalog) -> Self {
        Self {
            catalog,
            legacy_blobs: false,
        }
    }

    /// Whether `{cid, mimeType}` passes as a blob: old records have it, new ones must not.
    #[must_use]
    pub fn legacy_blobs(self, allowed: bool) -> Self {
        Self {
            legacy_blobs: allowed,
            ..self
        }
    }

    /// A record of a collection: its `$type` is the collection, and its key, if given, is of the collection's kind.
    ///
    /// # Errors
    /// All violations; one of them if the catalog has no such record type.
    pub fn record(
        &self,
        collection: &Nsid,
        rkey: Option<&RecordKey>,
        record: &Value,
    ) -> Result<(), ValidationError> {
        let mut walk = self.walk(collection);
        match self.main(collection) {
            Some(Def::Record(def)) => {
                if let Some(rkey) = rkey {
                    walk.key(def, rkey);
                }
                match value::type_of(record) {
                    Some(found) if found == collection.as_str() => {}
                    Some(found) => {
                        let message = format!("is {found:?}, not {collection}");
                        walk.at("$type", |walk| walk.violation(message));
                    }
                    None => walk.at("$type", |walk| walk.violation("is missing")),
                }
                walk.object(&def.record, record);
            }
            _ => walk.violation(format!(
                "is of {collection}, which is no record of the catalog"
            )),
        }
        walk.finish()
    }

    /// The body of a procedure's request. Bodies that are not JSON have no schema and pass.
    ///
    /// # Errors
    /// All violations; one of them if the catalog has no such procedure.
    pub fn input(&self, nsid: &Nsid, input: &Value) -> Result<(), ValidationError> {
        let mut walk = self.walk(nsid);
        match self.main(nsid) {
            Some(Def::Procedure(def)) => walk.body(def.input.as_ref(), input),
            _ => walk.violation(format!(
                "is of {nsid}, which is no procedure of the catalog"
            )),
        }
        walk.finish()
    }

    /// The body of a query's or procedure's answer. Bodies that are not JSON have no schema and pass.
    ///
    /// # Errors
    /// All violations; one of them if the catalog has no such method.
    pub fn output(&self, nsid: &Nsid, output: &Value) -> Result<(), ValidationError> {
        let mut walk = self.walk(nsid);
        match self.main(nsid) {
            Some(Def::Query(def)) => walk.body(def.output.as_ref(), output),
            Some(Def::Procedure(def)) => walk.body(def.output.as_ref(), output),
            _ => walk.violation(format!(
                "is of {nsid}, which is no query or procedure of the catalog"
            )),
        }
        walk.finish()
    }

    /// A message of a subscription, with the `$type` of its union's member.
    ///
    /// # Errors
    /// All violations; one of them if the catalog has no such subscription.
    pub fn message(&self, nsid: &Nsid, message: &Value) -> Result<(), ValidationError> {
        let mut walk = self.walk(nsid);
        match self.main(nsid) {
            Some(Def::Subscription(def)) => {
                if let Some(def) = &def.message {
                    walk.schema(&def.schema, message);
                }
            }
            _ => walk.violation(format!(
                "is of {nsid}, which is no subscription of the catalog"
            )),
        }
        walk.finish()
    }

    /// The query parameters of a method, as they stand in its URL: a list has its name several times.
    ///
    /// # Errors
    /// All violations; one of them if the catalog has no such method.
    pub fn params(&self, nsid: &Nsid, params: &[(&str, &str)]) -> Result<(), ValidationError> {
        let mut walk = self.walk(nsid);
        let schema = match self.main(nsid) {
            Some(Def::Query(def)) => def.parameters.as_ref(),
            Some(Def::Procedure(def)) => def.parameters.as_ref(),
            Some(Def::Subscription(def)) => def.parameters.as_ref(),
            _ => {
                walk.violation(format!("is of {nsid}, which is no method of the catalog"));
                None
            }
        };
        if let Some(schema) = schema {
            walk.params(schema, params);
        }
        walk.finish()
    }

    /// A value of any definition that describes data.
    ///
    /// # Errors
    /// All violations; one of them if the catalog has no such definition.
    pub fn definition(&self, reference: &Reference, value: &Value) -> Result<(), ValidationError> {
        let mut walk = self.walk(&reference.nsid);
        walk.target(reference, value);
        walk.finish()
    }

    fn main(&self, nsid: &Nsid) -> Option<&'a Def> {
        self.catalog.get(nsid)?.main()
    }

    fn walk(&self, base: &Nsid) -> Walk<'a> {
        Walk {
            validator: *self,
            base: base.clone(),
            path: Vec::new(),
            violations: Vec::new(),
        }
    }
}

/// A walk over one value, with the document that its references are seen from.
struct Walk<'a> {
    validator: Validator<'a>,
    base: Nsid,
    path: Vec<String>,
    violations: Vec<Violation>,
}

impl Walk<'_> {
    fn violation(&mut self, message: impl Into<String>) {
        self.violations.push(Violation {
            path: self.path.join("."),
            message: message.into(),
        });
    }

    /// Reports a violation unless `good`.
    fn demand(&mut self, good: bool, message: impl FnOnce() -> String) {
        if !good {
            self.violation(message());
        }
    }

    /// Goes one step down the value, for what `inside` does.
    fn at(&mut self, name: &str, inside: impl FnOnce(&mut Self)) {
        self.path.push(name.to_owned());
        inside(self);
        self.path.pop();
    }

    fn finish(self) -> Result<(), ValidationError> {
        ValidationError::from_violations(self.violations)
    }

    fn body(&mut self, body: Option<&Body>, value: &Value) {
        match body {
            None => self.violation("is a body that the method does not have"),
            Some(body) => {
                if let Some(schema) = &body.schema {
                    self.schema(schema, value);
                }
            }
        }
    }

    /// The record key, by the kind that the collection asks for.
    fn key(&mut self, def: &Record, rkey: &RecordKey) {
        let checked = match def.key_type() {
            RecordKeyType::Tid => Tid::new(rkey).map(drop),
            RecordKeyType::Nsid => Nsid::new(rkey).map(drop),
            RecordKeyType::Literal(key) => {
                self.demand(rkey == key, || {
                    format!("has the record key {:?}, not {key:?}", rkey.as_str())
                });
                Ok(())
            }
            RecordKeyType::Any | RecordKeyType::Other(_) => rkey.validate(),
        };
        if let Err(error) = checked {
            self.violation(format!("has a wrong record key: {error}"));
        }
    }
}
