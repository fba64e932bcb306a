//! Methods.

use std::collections::BTreeSet;

use super::Checker;
use crate::document::{Body, ErrorDef, Params, Procedure, Query, Schema, Subscription};

impl Checker<'_> {
    pub(super) fn query(&mut self, query: &Query) {
        self.parameters(query.parameters.as_ref());
        self.body("output", query.output.as_ref());
        self.errors(&query.errors);
    }

    pub(super) fn procedure(&mut self, procedure: &Procedure) {
        self.parameters(procedure.parameters.as_ref());
        self.body("input", procedure.input.as_ref());
        self.body("output", procedure.output.as_ref());
        self.errors(&procedure.errors);
    }

    pub(super) fn subscription(&mut self, subscription: &Subscription) {
        self.parameters(subscription.parameters.as_ref());
        if let Some(message) = &subscription.message {
            self.at("message", |checker| {
                checker.demand(matches!(message.schema, Schema::Union(_)), || {
                    "a message must be a union".to_owned()
                });
                checker.schema(&message.schema);
            });
        }
        self.errors(&subscription.errors);
    }

    fn parameters(&mut self, params: Option<&Params>) {
        let Some(params) = params else { return };
        self.at("parameters", |checker| {
            checker.known_names("required", &params.required, |name| {
                params.properties.get(name).is_some()
            });
            for (name, property) in params.properties.iter() {
                checker.at(name, |checker| {
                    let item = if let Schema::Array(array) = property {
                        &array.items
                    } else {
                        property
                    };
                    let scalar = matches!(
                        item,
                        Schema::Boolean(_)
                            | Schema::Integer(_)
                            | Schema::String(_)
                            | Schema::Unknown(_)
                    );
                    checker.demand(scalar, || {
                        format!("the type {} cannot be a parameter", item.type_name())
                    });
                    checker.schema(property);
                });
            }
        });
    }

    fn body(&mut self, name: &str, body: Option<&Body>) {
        let Some(body) = body else { return };
        self.at(name, |checker| {
            checker.demand(body.encoding.contains('/'), || {
                format!("the encoding {:?} is no MIME type", body.encoding)
            });
            let Some(schema) = &body.schema else { return };
            let object = matches!(
                schema,
                Schema::Object(_) | Schema::Ref(_) | Schema::Union(_)
            );
            checker.demand(object, || {
                format!("the type {} cannot be a body", schema.type_name())
            });
            checker.demand(body.encoding == "application/json", || {
                "only JSON has a schema".to_owned()
            });
            checker.schema(schema);
        });
    }

    fn errors(&mut self, errors: &[ErrorDef]) {
        let mut seen = BTreeSet::new();
        for error in errors {
            let name = &error.name;
            self.demand(
                !name.is_empty() && !name.contains(char::is_whitespace),
                || format!("the error name {name:?} is empty or has spaces"),
            );
            self.demand(seen.insert(name), || {
                format!("the error {name:?} is there twice")
            });
        }
    }
}
