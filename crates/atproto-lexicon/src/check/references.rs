//! Whether documents fit together.

use super::Problem;
use crate::Catalog;
use crate::document::{Body, Def, Document, ObjectSchema, Ordered, Params, Reference, Schema};

/// All references of a catalog's documents that lead nowhere, to another reference, or to what cannot stand
/// there: a union has objects and records (and tokens, of which some documents make lists).
pub fn references(catalog: &Catalog) -> Vec<Problem> {
    let mut problems = Vec::new();
    for document in catalog.iter() {
        for (name, def) in document.defs.iter() {
            let mut walk = Walk {
                catalog,
                document,
                def: name,
                problems: &mut problems,
            };
            walk.def(def);
        }
    }
    problems
}

struct Walk<'a> {
    catalog: &'a Catalog,
    document: &'a Document,
    def: &'a str,
    problems: &'a mut Vec<Problem>,
}

impl Walk<'_> {
    fn def(&mut self, def: &Def) {
        match def {
            Def::Record(record) => self.object(&record.record),
            Def::Query(query) => {
                self.params(query.parameters.as_ref());
                self.body(query.output.as_ref());
            }
            Def::Procedure(procedure) => {
                self.params(procedure.parameters.as_ref());
                self.body(procedure.input.as_ref());
                self.body(procedure.output.as_ref());
            }
            Def::Subscription(subscription) => {
                self.params(subscription.parameters.as_ref());
                if let Some(message) = &subscription.message {
                    self.schema(&message.schema);
                }
            }
            Def::Schema(schema) => self.schema(schema),
            Def::PermissionSet(_) | Def::Unrecognised(_) => {}
        }
    }

    fn params(&mut self, params: Option<&Params>) {
        if let Some(params) = params {
            self.properties(&params.properties);
        }
    }

    fn body(&mut self, body: Option<&Body>) {
        if let Some(schema) = body.and_then(|body| body.schema.as_ref()) {
            self.schema(schema);
        }
    }

    fn object(&mut self, object: &ObjectSchema) {
        self.properties(&object.properties);
    }

    fn properties(&mut self, properties: &Ordered<Schema>) {
        for (_, schema) in properties.iter() {
            self.schema(schema);
        }
    }

    fn schema(&mut self, schema: &Schema) {
        match schema {
            Schema::Array(array) => self.schema(&array.items),
            Schema::Object(object) => self.object(object),
            Schema::Params(params) => self.params(Some(params)),
            Schema::Ref(reference) => self.reference(&reference.target, false),
            Schema::Union(union) => union
                .refs
                .iter()
                .for_each(|text| self.reference(text, true)),
            _ => {}
        }
    }

    fn reference(&mut self, text: &str, in_union: bool) {
        let reference = Reference::resolve(&self.document.id, text);
        let message = match self.catalog.resolve(&reference) {
            None => format!("{reference} is not in the catalog"),
            Some(Def::Schema(Schema::Ref(_))) => format!("{reference} is itself a reference"),
            Some(
                Def::Record(_)
                | Def::Unrecognised(_)
                | Def::Schema(Schema::Object(_) | Schema::Token(_)),
            ) => return,
            Some(Def::Schema(_)) if !in_union => return,
            Some(def) => format!(
                "{reference} is of type {}, which cannot stand here",
                def.type_name()
            ),
        };
        self.problems.push(Problem {
            document: self.document.id.clone(),
            path: self.def.to_owned(),
            message,
        });
    }
}
