//! Types of data.

use std::collections::BTreeSet;

use atproto_core::syntax::Nsid;

use super::Checker;
use crate::document::{
    ArraySchema, BlobSchema, IntegerSchema, ObjectSchema, Reference, Schema, StringFormat,
    StringSchema, UnionSchema,
};
use crate::format;

impl Checker<'_> {
    pub(super) fn schema(&mut self, schema: &Schema) {
        match schema {
            Schema::Null(_) | Schema::CidLink(_) | Schema::Unknown(_) => {}
            Schema::Boolean(schema) => {
                let conflict = matches!((schema.default, schema.constant), (Some(default), Some(constant)) if default != constant);
                self.demand(!conflict, || "the default is not the constant".to_owned());
            }
            Schema::Integer(schema) => self.integer(schema),
            Schema::String(schema) => self.string(schema),
            Schema::Bytes(schema) => self.range("Length", schema.min_length, schema.max_length),
            Schema::Blob(schema) => self.blob(schema),
            Schema::Array(schema) => self.array(schema),
            Schema::Object(schema) => self.object(schema),
            Schema::Ref(schema) => self.reference(&schema.target),
            Schema::Union(schema) => self.union(schema),
            Schema::Token(_) | Schema::Params(_) => {
                self.problem(format!("the type {} cannot stand here", schema.type_name()));
            }
            Schema::Unrecognised(_) => {
                self.problem(format!("there is no type {:?}", schema.type_name()));
            }
        }
    }

    pub(super) fn object(&mut self, schema: &ObjectSchema) {
        self.known_names("required", &schema.required, |name| {
            schema.properties.get(name).is_some()
        });
        self.known_names("nullable", &schema.nullable, |name| {
            schema.properties.get(name).is_some()
        });
        for (name, property) in schema.properties.iter() {
            self.at(name, |checker| {
                checker.demand(!name.is_empty() && !name.starts_with('$'), || {
                    "the name is empty or starts with $".to_owned()
                });
                checker.schema(property);
            });
        }
    }

    /// `required` and `nullable` may only name what is there, and once.
    pub(super) fn known_names(
        &mut self,
        list: &str,
        names: &[String],
        is_known: impl Fn(&str) -> bool,
    ) {
        let mut seen = BTreeSet::new();
        for name in names {
            self.demand(is_known(name), || {
                format!("{list} names {name:?}, which is not a property")
            });
            self.demand(seen.insert(name), || format!("{list} names {name:?} twice"));
        }
    }

    fn array(&mut self, schema: &ArraySchema) {
        self.range("Length", schema.min_length, schema.max_length);
        self.at("items", |checker| checker.schema(&schema.items));
    }

    fn integer(&mut self, schema: &IntegerSchema) {
        self.range("imum", schema.minimum, schema.maximum);
        for (what, value) in [("default", schema.default), ("const", schema.constant)] {
            let Some(value) = value else { continue };
            let in_range = schema.minimum.is_none_or(|minimum| value >= minimum)
                && schema.maximum.is_none_or(|maximum| value <= maximum);
            self.demand(in_range, || format!("the {what} {value} is out of range"));
            self.demand(
                schema.allowed.is_empty() || schema.allowed.contains(&value),
                || format!("the {what} {value} is not in enum"),
            );
        }
    }

    fn string(&mut self, schema: &StringSchema) {
        self.range("Length", schema.min_length, schema.max_length);
        self.range("Graphemes", schema.min_graphemes, schema.max_graphemes);
        if let Some(StringFormat::Other(name)) = &schema.format {
            self.problem(format!("there is no string format {name:?}"));
        }
        for (what, value) in [("default", &schema.default), ("const", &schema.constant)] {
            let Some(value) = value else { continue };
            self.demand(
                schema.allowed.is_empty() || schema.allowed.contains(value),
                || format!("the {what} {value:?} is not in enum"),
            );
            if let Some(Err(error)) = schema
                .format
                .as_ref()
                .map(|format| format::validate(format, value))
            {
                self.problem(format!("the {what}: {error}"));
            }
        }
    }

    fn blob(&mut self, schema: &BlobSchema) {
        for pattern in &schema.accept {
            let good = pattern.split_once('/').is_some_and(|(kind, subtype)| {
                !kind.is_empty()
                    && !subtype.is_empty()
                    && !subtype.contains('/')
                    && (kind != "*" || subtype == "*")
            });
            self.demand(good, || {
                format!("accept has {pattern:?}, which is no MIME type or pattern")
            });
        }
    }

    fn union(&mut self, schema: &UnionSchema) {
        self.demand(!schema.closed || !schema.refs.is_empty(), || {
            "a closed union without members has no value".to_owned()
        });
        let mut seen = BTreeSet::new();
        for text in &schema.refs {
            self.reference(text);
            let reference = Reference::resolve(&self.document.id, text);
            self.demand(seen.insert(reference), || {
                format!("refs has {text:?} twice")
            });
        }
    }

    /// The text of a reference; and, within this document, its target.
    fn reference(&mut self, text: &str) {
        let (nsid, name) = text.split_once('#').unwrap_or((text, "main"));
        let good = (nsid.is_empty() || Nsid::new(nsid).is_ok())
            && !name.is_empty()
            && name.bytes().all(|b| b.is_ascii_alphanumeric());
        if !good {
            self.problem(format!("{text:?} is not a reference"));
            return;
        }
        let document = self.document;
        let target = Reference::resolve(&document.id, text);
        if target.nsid == document.id {
            self.demand(document.defs.get(&target.name).is_some(), || {
                format!("there is no definition {:?}", target.name)
            });
        }
    }

    fn range<T: PartialOrd + Copy>(&mut self, what: &str, minimum: Option<T>, maximum: Option<T>) {
        let empty =
            matches!((minimum, maximum), (Some(minimum), Some(maximum)) if minimum > maximum);
        self.demand(!empty, || format!("min{what} is above max{what}"));
    }
}
