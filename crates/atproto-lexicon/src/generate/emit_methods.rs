//! From methods to Rust text.

use std::fmt::Write as _;

use super::emit;
use super::ir::{Body, Field, Method, MethodKind, Output, Place, Presence, Type};
use super::scope::Scope;

/// The names of the types that a method needs.
pub(super) fn own_types(method: &Method) -> Vec<String> {
    let name = &method.name;
    let mut names = vec![name.clone(), format!("{name}Call")];
    if !method.errors.is_empty() {
        names.push(format!("{name}Error"));
    }
    if method.kind == MethodKind::Subscription {
        names.push(format!("{name}Message"));
    }
    names
}

/// Everything of one method but what it answers.
pub(super) fn method(out: &mut String, scope: &mut Scope<'_>, method: &Method, mark: &str) {
    let name = &method.name;
    let mut docs = method.docs.clone();
    if !method.errors.is_empty() {
        docs.push(String::new());
        docs.push(format!("Its own errors are [`{name}Error`]."));
    }
    let has_table = method.body == Body::Fields;
    emit::structure(
        out,
        scope,
        name,
        &docs,
        &method.fields,
        has_table,
        method.deprecated,
    );
    emit::constructors(out, scope, name, &method.fields, true);
    if has_table {
        let fields: Vec<&Field> = method
            .fields
            .iter()
            .filter(|field| field.place == Place::Body)
            .collect();
        emit::table(out, name, None, &fields, mark);
    }
    if method.kind == MethodKind::Subscription {
        subscription(out, scope, method, mark);
    } else {
        endpoint(out, scope, method, mark);
    }
    call(out, scope, method);
    errors(out, method);
}

/// The type of the method's errors.
fn error(scope: &mut Scope<'_>, method: &Method) -> String {
    if method.errors.is_empty() {
        scope.runtime("NoError")
    } else {
        format!("{}Error", method.name)
    }
}

fn endpoint(out: &mut String, scope: &mut Scope<'_>, method: &Method, mark: &str) {
    let name = &method.name;
    let kind = if method.kind == MethodKind::Query {
        "Query"
    } else {
        "Procedure"
    };
    let output = match &method.output {
        Output::Nothing => "()".to_owned(),
        Output::Json(ty) => scope.ty(ty),
        Output::Bytes => scope.runtime("Bytes"),
    };
    let decode = match &method.output {
        Output::Nothing => scope.runtime("decode_nothing"),
        Output::Json(_) => scope.runtime("decode_json"),
        Output::Bytes => scope.runtime("decode_bytes"),
    };
    let request = request(scope, method, mark);
    let (endpoint, error) = (scope.runtime("Endpoint"), error(scope, method));
    let (method_kind, marker) = (scope.runtime("Method"), scope.runtime(kind));
    let (bytes, decoded, decode_error) = (
        scope.runtime("Bytes"),
        scope.runtime("Decoded"),
        scope.runtime("DecodeError"),
    );
    let _ = writeln!(
        out,
        "impl {endpoint} for {name} {{
const NSID: &'static str = {:?};
const METHOD: {method_kind} = {method_kind}::{kind};
type Output = {output};
type Error = {error};

{request}

{mark}fn decode(body: &{bytes}) -> Result<{decoded}<Self::Output>, {decode_error}> {{
{decode}(body)
}}
}}

impl {marker} for {name} {{}}
",
        method.nsid
    );
    if let Some((items, ty, presence)) = &method.pages {
        let (paginated, ty) = (scope.runtime("Paginated"), scope.ty(ty));
        let (len, list) = if *presence == Presence::Required {
            (format!("output.{items}.len()"), format!("output.{items}"))
        } else {
            (
                format!("output.{items}.as_ref().map_or(0, Vec::len)"),
                format!("output.{items}.unwrap_or_default()"),
            )
        };
        let _ = writeln!(
            out,
            "impl {paginated} for {name} {{
type Item = {ty};

{mark}fn set_cursor(&mut self, cursor: &str) {{
self.cursor = Some(cursor.to_owned());
}}

{mark}fn cursor(output: &Self::Output) -> Option<&str> {{
output.cursor.as_deref()
}}

{mark}fn len(output: &Self::Output) -> usize {{
{len}
}}

{mark}fn items(output: Self::Output) -> Vec<Self::Item> {{
{list}
}}
}}
"
        );
    }
}

/// The function that writes a request.
fn request(scope: &mut Scope<'_>, method: &Method, mark: &str) -> String {
    let parts = scope.runtime("RequestParts");
    let mut lines = String::new();
    for field in &method.fields {
        let Field { wire, ident, .. } = field;
        match field.place {
            Place::Query => {
                scope.runtime("Param");
                let _ = writeln!(lines, "self.{ident}.write({wire:?}, parts);");
            }
            Place::Body if has_format(&field.ty) => {
                scope.runtime("Param");
                let _ = writeln!(lines, "self.{ident}.check({wire:?}, parts);");
            }
            _ => {}
        }
    }
    match &method.body {
        Body::None => {}
        Body::Fields => lines.push_str("parts.body_json(self);\n"),
        Body::Value => lines.push_str("parts.body_json(&self.input);\n"),
        Body::Bytes(Some(encoding)) => {
            let _ = writeln!(
                lines,
                "parts.body_bytes(self.body.clone(), Some({encoding:?}));"
            );
        }
        Body::Bytes(None) => {
            lines.push_str("parts.body_bytes(self.body.clone(), self.content_type.as_deref());\n");
        }
    }
    let used = if lines.is_empty() { "_parts" } else { "parts" };
    format!("{mark}fn request(&self, {used}: &mut {parts}) {{\n{lines}}}")
}

fn has_format(ty: &Type) -> bool {
    match ty {
        Type::Format(_) => true,
        Type::List(item) => has_format(item),
        _ => false,
    }
}

/// The builder that is awaited.
fn call(out: &mut String, scope: &mut Scope<'_>, method: &Method) {
    let name = &method.name;
    let kind = if method.kind == MethodKind::Subscription {
        "subscription_call"
    } else {
        "endpoint_call"
    };
    let is_cursor = |field: &&Field| field.wire == "cursor" && field.ty == Type::Integer;
    let cursor = kind == "subscription_call" && method.fields.iter().any(|field| is_cursor(&field));
    let pages = match (&method.pages, cursor) {
        (Some(_), _) => " pages",
        (None, true) => " cursor",
        (None, false) => "",
    };
    let _ = writeln!(
        out,
        "atproto_core::{kind}! {{\n    {name}Call({name}){pages} {{"
    );
    for field in method
        .fields
        .iter()
        .filter(|field| field.presence != Presence::Required)
    {
        let _ = writeln!(
            out,
            "        {}({}),",
            emit::setter_name(field),
            scope.argument(&field.ty)
        );
    }
    out.push_str("    }\n}\n\n");
}

fn errors(out: &mut String, method: &Method) {
    if method.errors.is_empty() {
        return;
    }
    let _ = writeln!(
        out,
        "atproto_core::lexicon_errors! {{\n    /// The errors that `{}` declares.\n    pub enum {}Error {{",
        method.nsid, method.name
    );
    for (variant, wire) in &method.errors {
        let _ = writeln!(out, "        {variant} = {wire:?},");
    }
    out.push_str("    }\n}\n\n");
}

fn subscription(out: &mut String, scope: &mut Scope<'_>, method: &Method, mark: &str) {
    let name = &method.name;
    let unknown = scope.runtime("UnknownMessage");
    let _ = writeln!(
        out,
        "/// A message of `{}`.\n#[derive(Debug, Clone)]\n#[non_exhaustive]\npub enum {name}Message {{",
        method.nsid
    );
    let mut arms = String::new();
    for variant in &method.messages {
        let short = variant
            .tag
            .strip_prefix(&method.nsid)
            .unwrap_or(&variant.tag);
        let _ = writeln!(
            out,
            "/// `{short}`.\n{}(Box<{}>),",
            variant.name,
            scope.path(&variant.path)
        );
        let _ = writeln!(
            arms,
            "{short:?} => decode_message(payload, {name}Message::{}),",
            variant.name
        );
    }
    let _ = writeln!(
        out,
        "/// A message that this version does not know, as it came.\nUnknown({unknown}),\n}}\n"
    );
    let request = request(scope, method, mark);
    let (subscription, error, bytes) = (
        scope.runtime("Subscription"),
        error(scope, method),
        scope.runtime("Bytes"),
    );
    let (decoded, decode_error) = (scope.runtime("Decoded"), scope.runtime("DecodeError"));
    if !method.messages.is_empty() {
        scope.runtime("decode_message");
    }
    scope.runtime("message_name");
    let _ = writeln!(
        out,
        "impl {subscription} for {name} {{
const NSID: &'static str = {:?};
type Message = {name}Message;
type Error = {error};

{request}

{mark}fn decode(ty: &str, payload: &{bytes}) -> Result<{decoded}<Self::Message>, {decode_error}> {{
match message_name(Self::NSID, ty) {{
{arms}_ => Ok({unknown}::decoded(ty, payload).map({name}Message::Unknown)),
}}
}}
}}
",
        method.nsid
    );
}
