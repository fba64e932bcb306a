//! Queries, procedures and subscriptions.

use super::docs;
use super::ir::{Body, Field, Item, Method, MethodKind, Output, Place, Presence, Type};
use super::lower::Lower;
use super::names::{self, Taken};
use super::schema::{DefId, Node};

impl<'a> Lower<'a> {
    /// A method: its own struct is what it takes; what it answers is another.
    pub(super) fn method(&mut self, id: &DefId, node: Node<'a>, name: String) {
        let kind = match node.kind() {
            "query" => MethodKind::Query,
            "procedure" => MethodKind::Procedure,
            _ => MethodKind::Subscription,
        };
        let start = self.items.len();
        let mut fields = Vec::new();
        if let Some(parameters) = node.child("parameters") {
            fields = self.fields(parameters, &name, None, false);
        }
        let body = match node.child("input") {
            Some(input) if kind == MethodKind::Procedure => self.input(input, &name, &mut fields),
            _ => Body::None,
        };
        self.built = false;
        let mut pages = None;
        let output = match node.child("output") {
            None => Output::Nothing,
            Some(output) => match output.child("schema") {
                None => Output::Bytes,
                Some(schema) if schema.kind() == "object" => {
                    let name = self.taken.take(format!("{name}Output"));
                    let at = self.items.len();
                    self.object(name.clone(), docs::output(&id.nsid), schema, None, false);
                    if kind == MethodKind::Query
                        && fields.iter().any(|field| field.wire == "cursor")
                    {
                        pages = self.pages(at);
                    }
                    Output::Json(Type::Struct(self.own(name), super::ir::Boxed::No))
                }
                Some(schema) => Output::Json(self.ty(schema, &format!("{name}Output"), None)),
            },
        };
        let message = node
            .child("message")
            .and_then(|message| message.child("schema"));
        let messages = message.map_or_else(Vec::new, |schema| {
            let nsid = self.nsid;
            self.variants(
                schema
                    .texts("refs")
                    .into_iter()
                    .map(|target| DefId::resolve(target, nsid)),
            )
        });
        let mut taken = Taken::default();
        taken.take("Other".to_owned());
        let errors = node
            .errors()
            .into_iter()
            .map(|error| (taken.take(names::camel(error)), error.to_owned()))
            .collect();
        let method = Method {
            nsid: id.nsid.clone(),
            docs: docs::definition(self.words, id, node),
            name,
            kind,
            fields,
            body,
            output,
            errors,
            pages,
            messages,
            deprecated: node.flag("deprecated"),
        };
        self.items.insert(start, Item::Method(method));
    }

    fn own(&self, name: String) -> super::ir::Path {
        super::ir::Path {
            nsid: self.nsid.to_owned(),
            name,
        }
    }

    /// What a procedure takes beside its parameters.
    fn input(&mut self, input: Node<'a>, name: &str, fields: &mut Vec<Field>) -> Body {
        let field = |wire: &str, ty, presence, place, docs: &str| Field {
            wire: wire.to_owned(),
            ident: wire.to_owned(),
            ty,
            presence,
            docs: docs.to_owned(),
            deprecated: false,
            filled: None,
            place,
        };
        match input.child("schema") {
            Some(schema) if schema.kind() == "object" => {
                fields.extend(self.fields(schema, name, None, false));
                Body::Fields
            }
            Some(schema) => {
                let ty = self.ty(schema, &format!("{name}Input"), None);
                fields.push(field(
                    "input",
                    ty,
                    Presence::Required,
                    Place::WholeBody,
                    "What is sent.",
                ));
                Body::Value
            }
            None => {
                let encoding = input
                    .text("encoding")
                    .filter(|encoding| !encoding.contains('*'));
                let docs = encoding.map_or_else(
                    || "The bytes to send.".to_owned(),
                    |e| format!("The bytes to send: `{e}`."),
                );
                fields.push(field(
                    "body",
                    Type::Octets,
                    Presence::Required,
                    Place::WholeBody,
                    &docs,
                ));
                if encoding.is_none() {
                    let docs =
                        "The media type of the bytes; found out from their beginning if absent.";
                    fields.push(field(
                        "content_type",
                        Type::String,
                        Presence::Optional,
                        Place::ContentType,
                        docs,
                    ));
                }
                Body::Bytes(encoding.map(str::to_owned))
            }
        }
    }

    /// What a page of the output at this place is a list of: its first required list, or else its first list.
    fn pages(&self, at: usize) -> Option<(String, Type, Presence)> {
        let Some(Item::Object(output)) = self.items.get(at) else {
            return None;
        };
        let has_cursor = output.fields.iter().any(|f| {
            f.wire == "cursor" && f.ty == Type::String && f.presence == Presence::Optional
        });
        let lists = || {
            output
                .fields
                .iter()
                .filter(|f| matches!(f.ty, Type::List(_)))
        };
        let field = lists()
            .find(|f| f.presence == Presence::Required)
            .or_else(|| lists().next())?;
        let Type::List(item) = &field.ty else {
            return None;
        };
        has_cursor.then(|| (field.ident.clone(), (**item).clone(), field.presence))
    }
}
