//! Query parameters, which are text.

use atproto_core::data::Value;

use super::Walk;
use crate::document::{Params, Schema};

impl Walk<'_> {
    pub(super) fn params(&mut self, params: &Params, given: &[(&str, &str)]) {
        for (name, schema) in params.properties.iter() {
            let values: Vec<&str> = given
                .iter()
                .filter(|(key, _)| *key == name)
                .map(|(_, value)| *value)
                .collect();
            self.at(name, |walk| match (schema, values.as_slice()) {
                (_, []) => walk.demand(!params.is_required(name), || "is missing".to_owned()),
                (Schema::Array(array), values) => {
                    walk.length("items", values.len(), array.min_length, array.max_length);
                    for (n, value) in values.iter().enumerate() {
                        walk.at(&n.to_string(), |walk| walk.param(&array.items, value));
                    }
                }
                (schema, [value]) => walk.param(schema, value),
                (_, values) => walk.violation(format!("is there {} times", values.len())),
            });
        }
    }

    fn param(&mut self, schema: &Schema, text: &str) {
        match schema {
            Schema::Boolean(_) => match text.parse() {
                Ok(value) => self.schema(schema, &Value::Bool(value)),
                Err(_) => self.violation(format!("is {text:?}, not true or false")),
            },
            Schema::Integer(_) => match text.parse() {
                Ok(value) => self.schema(schema, &Value::Integer(value)),
                Err(_) => self.violation(format!("is {text:?}, not an integer")),
            },
            Schema::Unknown(_) => {}
            _ => self.schema(schema, &Value::String(text.into())),
        }
    }
}
