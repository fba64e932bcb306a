//! Values against schemas.

use atproto_core::data::Value;
use atproto_core::syntax::Nsid;

use super::Walk;
use crate::document::{ArraySchema, BlobSchema, Def, ObjectSchema, Reference, Schema, UnionSchema};

/// Values that are nested deeper are refused rather than followed.
const MAX_DEPTH: usize = 128;

impl Walk<'_> {
    pub(super) fn schema(&mut self, schema: &Schema, value: &Value) {
        if self.path.len() > MAX_DEPTH {
            self.violation("is nested too deeply");
            return;
        }
        match (schema, value) {
            (Schema::Null(_), Value::Null)
            | (Schema::CidLink(_), Value::Link(_))
            | (Schema::Unrecognised(_), _) => {}
            (Schema::Boolean(schema), Value::Bool(value)) => self.boolean(schema, *value),
            (Schema::Integer(schema), Value::Integer(value)) => self.integer(schema, *value),
            (Schema::String(schema), Value::String(text)) => self.string(schema, text),
            (Schema::Bytes(schema), Value::Bytes(bytes)) => {
                self.length("bytes", bytes.len(), schema.min_length, schema.max_length);
            }
            (Schema::Blob(schema), value) => self.blob_value(schema, value),
            (Schema::Array(schema), value) => self.array(schema, value),
            (Schema::Object(schema), value) => self.object(schema, value),
            (Schema::Ref(schema), value) => {
                self.target(&Reference::resolve(&self.base, &schema.target), value);
            }
            (Schema::Union(schema), value) => self.union(schema, value),
            // Any object, but not what only looks like one in JSON.
            (Schema::Unknown(_), Value::Object(_)) if type_of(value) != Some("blob") => {}
            (schema, value) => self.mismatch(schema.type_name(), value),
        }
    }

    pub(super) fn object(&mut self, schema: &ObjectSchema, value: &Value) {
        let Value::Object(fields) = value else {
            return self.mismatch("object", value);
        };
        for (name, property) in schema.properties.iter() {
            self.at(name, |walk| match fields.get(name) {
                None => walk.demand(!schema.is_required(name), || "is missing".to_owned()),
                Some(Value::Null) if schema.is_nullable(name) => {}
                Some(field) => walk.schema(property, field),
            });
        }
    }

    fn array(&mut self, schema: &ArraySchema, value: &Value) {
        let Value::Array(items) = value else {
            return self.mismatch("array", value);
        };
        self.length("items", items.len(), schema.min_length, schema.max_length);
        for (n, item) in items.iter().enumerate() {
            self.at(&n.to_string(), |walk| walk.schema(&schema.items, item));
        }
    }

    fn union(&mut self, schema: &UnionSchema, value: &Value) {
        let Value::Object(_) = value else {
            return self.mismatch("union", value);
        };
        let Some(found) = type_of(value) else {
            return self.at("$type", |walk| walk.violation("is missing"));
        };
        let found = Reference::resolve(&Nsid::from_wire(""), found);
        let base = self.base.clone();
        let known = schema.members(&base).any(|member| member == found);
        if known {
            self.target(&found, value);
        } else {
            self.demand(!schema.closed, || {
                format!("is of type {found}, which the closed union does not have")
            });
        }
    }

    /// What a reference names. The documents that it leads to see their own references from themselves.
    pub(super) fn target(&mut self, reference: &Reference, value: &Value) {
        let base = std::mem::replace(&mut self.base, reference.nsid.clone());
        match self.validator.catalog.resolve(reference) {
            Some(Def::Record(def)) => self.object(&def.record, value),
            // A token's value is its own name.
            Some(Def::Schema(Schema::Token(_))) => {
                let name = reference.to_string();
                self.demand(
                    matches!(value, Value::String(text) if *text == name),
                    || format!("is not the token {name}"),
                );
            }
            Some(Def::Schema(Schema::Ref(_))) => {
                self.violation(format!("is {reference}, which is itself a reference"));
            }
            Some(Def::Schema(schema)) => self.schema(schema, value),
            Some(def) => self.violation(format!(
                "is {reference}, a {}, which is no data",
                def.type_name()
            )),
            None => self.violation(format!("is {reference}, which is not in the catalog")),
        }
        self.base = base;
    }

    fn blob_value(&mut self, schema: &BlobSchema, value: &Value) {
        let Value::Object(fields) = value else {
            return self.mismatch("blob", value);
        };
        let mime_type = match fields.get("mimeType") {
            Some(Value::String(text)) if !text.is_empty() => text,
            _ => return self.mismatch("blob", value),
        };
        match (
            type_of(value),
            fields.get("ref"),
            fields.get("size"),
            fields.get("cid"),
        ) {
            (Some("blob"), Some(Value::Link(_)), Some(Value::Integer(size)), _) if *size >= 0 => {
                self.blob(schema, mime_type, Some(*size));
            }
            (None, None, None, Some(Value::String(_))) if self.validator.legacy_blobs => {
                self.blob(schema, mime_type, None);
            }
            _ => self.mismatch("blob", value),
        }
    }

    fn mismatch(&mut self, expected: &str, value: &Value) {
        let found = match value {
            Value::Null => "null",
            Value::Bool(_) => "a boolean",
            Value::Integer(_) => "an integer",
            Value::String(_) => "a string",
            Value::Bytes(_) => "bytes",
            Value::Link(_) => "a link",
            Value::Array(_) => "an array",
            Value::Object(_) => "an object",
        };
        self.violation(format!("is {found}, not of type {expected}"));
    }
}

/// The `$type` of an object.
pub(super) fn type_of(value: &Value) -> Option<&str> {
    match value {
        Value::Object(fields) => match fields.get("$type") {
            Some(Value::String(name)) if !name.is_empty() => Some(name),
            _ => None,
        },
        _ => None,
    }
}
