//! From items to Rust text: files, structs, unions, strings. Methods are in [`emit_methods`](super::emit_methods).

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::emit_methods;
use super::ir::{Alias, Field, File, Item, Known, Object, Presence, Token, Union};
use super::scope::{Scope, value};
use super::target::Target;

/// The text of one document's file.
pub(super) fn file(target: &Target, file: &File) -> String {
    let mut scope = Scope::new(target, &file.nsid, own_types(file));
    let mark = if target.is_concrete(&file.nsid) {
        ""
    } else {
        "#[inline]\n"
    };
    let mut body = String::new();
    for item in &file.items {
        match item {
            Item::Object(item) => object(&mut body, &mut scope, item, mark),
            Item::Union(item) => union(&mut body, &mut scope, item, mark),
            Item::Known(item) => known(&mut body, item),
            Item::Token(item) => token(&mut body, item),
            Item::Alias(item) => alias(&mut body, &mut scope, item),
            Item::Method(item) => emit_methods::method(&mut body, &mut scope, item, mark),
        }
    }
    format!("//! `{}`.\n\n{}\n{body}", file.nsid, scope.imports())
}

/// The names of the types that a file defines.
pub(super) fn own_types(file: &File) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for item in &file.items {
        match item {
            Item::Object(item) => names.extend([item.name.clone()]),
            Item::Union(item) => names.extend([item.name.clone()]),
            Item::Known(item) => names.extend([item.name.clone()]),
            Item::Alias(item) => names.extend([item.name.clone()]),
            Item::Token(_) => {}
            Item::Method(item) => names.extend(emit_methods::own_types(item)),
        }
    }
    names
}

pub(super) fn docs(out: &mut String, lines: &[String]) {
    for line in lines {
        let _ = writeln!(out, "///{}{line}", if line.is_empty() { "" } else { " " });
    }
}

pub(super) const DEPRECATED: &str = "#[deprecated(note = \"deprecated by its lexicon\")]\n";

/// The struct itself. `extra` is there for what is read from or written to JSON.
pub(super) fn structure(
    out: &mut String,
    scope: &mut Scope<'_>,
    name: &str,
    lines: &[String],
    fields: &[Field],
    extra: bool,
    deprecated: bool,
) {
    docs(out, lines);
    if deprecated {
        out.push_str(DEPRECATED);
    }
    let secret = fields.iter().any(is_secret);
    let derives = if secret {
        "Clone, Default"
    } else {
        "Debug, Clone, Default"
    };
    let _ = writeln!(
        out,
        "#[derive({derives})]\n#[non_exhaustive]\npub struct {name} {{"
    );
    for field in fields {
        let _ = writeln!(out, "/// {}", field.docs);
        if field.deprecated {
            out.push_str(DEPRECATED);
        }
        let _ = writeln!(out, "pub {}: {},", field.ident, scope.field(field));
    }
    if extra {
        let _ = writeln!(
            out,
            "/// Fields that the lexicon does not name.\npub extra: {},",
            scope.runtime("Extra")
        );
    }
    out.push_str("}\n\n");
    if secret {
        debug(out, name, fields);
    }
}

/// Whether a value must not be seen in logs.
fn is_secret(field: &Field) -> bool {
    let name = field.wire.to_lowercase();
    [
        "password",
        "jwt",
        "token",
        "privatekey",
        "secret",
        "verificationcode",
    ]
    .iter()
    .any(|end| name.ends_with(end))
        && matches!(field.ty, super::ir::Type::String)
}

fn debug(out: &mut String, name: &str, fields: &[Field]) {
    let _ = writeln!(
        out,
        "impl std::fmt::Debug for {name} {{\nfn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {{\nf.debug_struct({name:?})"
    );
    for field in fields {
        let ident = &field.ident;
        let shown = match (is_secret(field), field.presence) {
            (false, _) => format!("&self.{ident}"),
            (true, Presence::Required) => "&\"[redacted]\"".to_owned(),
            (true, _) => format!("&self.{ident}.as_ref().map(|_| \"[redacted]\")"),
        };
        let _ = writeln!(out, ".field({:?}, {shown})", ident.trim_start_matches("r#"));
    }
    out.push_str(".finish_non_exhaustive()\n}\n}\n\n");
}

/// `new` with what is required, and a setter for each field that it does not take.
pub(super) fn constructors(
    out: &mut String,
    scope: &mut Scope<'_>,
    name: &str,
    fields: &[Field],
    setters: bool,
) {
    let taken = |field: &&Field| field.presence == Presence::Required && field.filled.is_none();
    let arguments: Vec<String> = fields
        .iter()
        .filter(taken)
        .map(|field| format!("{}: {}", field.ident, scope.argument(&field.ty)))
        .collect();
    let _ = write!(
        out,
        "impl {name} {{\n/// Made of what the lexicon requires.\n#[inline]\npub fn new({}) -> Self {{\n",
        arguments.join(", ")
    );
    let given: Vec<&Field> = fields
        .iter()
        .filter(|field| field.presence == Presence::Required)
        .collect();
    if given.is_empty() {
        out.push_str("Self::default()\n}\n");
    } else {
        out.push_str("Self {\n");
        for field in given {
            let given = match field.filled {
                Some("Datetime::now()") => format!("{}::now()", scope.runtime("Datetime")),
                Some(filled) => filled.to_owned(),
                None => value(&field.ty, &field.ident),
            };
            let _ = if given == field.ident {
                writeln!(out, "{given},")
            } else {
                writeln!(out, "{}: {given},", field.ident)
            };
        }
        out.push_str("..Self::default()\n}\n}\n");
    }
    if setters {
        for field in fields.iter().filter(|field| !taken(field)) {
            setter(out, scope, field);
        }
    }
    out.push_str("}\n\n");
}

fn setter(out: &mut String, scope: &mut Scope<'_>, field: &Field) {
    let ident = &field.ident;
    let name = setter_name(field);
    let argument = scope.argument(&field.ty);
    let given = value(&field.ty, ident);
    let given = if field.presence == Presence::Required {
        given
    } else {
        format!("Some({given})")
    };
    let _ = writeln!(out, "\n/// Sets {}", field.docs);
    if field.deprecated {
        out.push_str(DEPRECATED);
    }
    let _ = writeln!(
        out,
        "#[inline]\n#[must_use]\npub fn {name}(mut self, {ident}: {argument}) -> Self {{\nself.{ident} = {given};\nself\n}}"
    );
}

/// The setter of a field; `new` is the constructor.
pub(super) fn setter_name(field: &Field) -> String {
    if field.ident == "new" {
        "new_".to_owned()
    } else {
        field.ident.clone()
    }
}

/// The table by which an object is read and written.
pub(super) fn table(
    out: &mut String,
    name: &str,
    tag: Option<&str>,
    fields: &[&Field],
    mark: &str,
) {
    let tag = tag.map_or_else(String::new, |tag| format!(": {tag:?}"));
    let _ = writeln!(
        out,
        "atproto_core::object! {{\n{}    {name}{tag} {{",
        indent(mark)
    );
    for (index, field) in fields.iter().enumerate() {
        let presence = match field.presence {
            Presence::Required => "required",
            Presence::Optional => "optional",
            Presence::Nullable => "nullable",
        };
        let _ = writeln!(
            out,
            "        {index} {}: {:?} {presence},",
            field.ident, field.wire
        );
    }
    out.push_str("    }\n}\n\n");
}

/// The mark of functions, for the inside of a macro's table, which rustfmt leaves as it is.
pub(super) fn indent(mark: &str) -> String {
    if mark.is_empty() {
        String::new()
    } else {
        format!("    {mark}")
    }
}

fn object(out: &mut String, scope: &mut Scope<'_>, item: &Object, mark: &str) {
    structure(
        out,
        scope,
        &item.name,
        &item.docs,
        &item.fields,
        true,
        item.deprecated,
    );
    if item.has_new {
        constructors(out, scope, &item.name, &item.fields, item.built);
    }
    let tag = item.record.as_ref().map(|(nsid, _)| nsid.as_str());
    let fields: Vec<&Field> = item.fields.iter().collect();
    table(out, &item.name, tag, &fields, mark);
    if let Some((nsid, key)) = &item.record {
        let record = scope.runtime("Record");
        let kind = scope.runtime("RecordKeyKind");
        let key = match key.as_str() {
            "tid" => "Tid".to_owned(),
            "nsid" => "Nsid".to_owned(),
            other => other
                .strip_prefix("literal:")
                .map_or_else(|| "Any".to_owned(), |key| format!("Literal({key:?})")),
        };
        let _ = writeln!(
            out,
            "impl {record} for {} {{\nconst NSID: &'static str = {nsid:?};\nconst KEY: {kind} = {kind}::{key};\n}}\n",
            item.name
        );
    }
}

fn union(out: &mut String, scope: &mut Scope<'_>, item: &Union, mark: &str) {
    docs(out, &item.docs);
    let name = &item.name;
    let _ = writeln!(
        out,
        "#[derive(Debug, Clone)]\n#[non_exhaustive]\npub enum {name} {{"
    );
    let mut table = String::new();
    for (index, variant) in item.variants.iter().enumerate() {
        let ty = scope.path(&variant.path);
        let _ = writeln!(out, "/// `{}`.\n{}(Box<{ty}>),", variant.tag, variant.name);
        let _ = writeln!(
            table,
            "        {index} {}({ty}): {:?} from {:?},",
            variant.name, variant.tag, variant.first
        );
    }
    let unknown = scope.runtime("Unknown");
    let _ = writeln!(
        out,
        "/// Anything else, as it came.\nOther(Box<{unknown}>),\n}}\n"
    );
    let _ = writeln!(
        out,
        "atproto_core::union! {{\n{}    {name} {{\n{table}    }}\n}}\n",
        indent(mark)
    );
}

fn known(out: &mut String, item: &Known) {
    out.push_str("atproto_core::known_values! {\n");
    for line in &item.docs {
        let _ = writeln!(
            out,
            "    ///{}{line}",
            if line.is_empty() { "" } else { " " }
        );
    }
    let _ = writeln!(out, "    pub struct {} {{", item.name);
    for (constant, text) in &item.values {
        let _ = writeln!(out, "        {constant} = {text:?},");
    }
    out.push_str("    }\n}\n\n");
}

fn token(out: &mut String, item: &Token) {
    docs(out, &item.docs);
    let _ = writeln!(out, "pub const {}: &str = {:?};\n", item.name, item.value);
}

fn alias(out: &mut String, scope: &mut Scope<'_>, item: &Alias) {
    docs(out, &item.docs);
    let _ = writeln!(out, "pub type {} = {};\n", item.name, scope.ty(&item.ty));
}
