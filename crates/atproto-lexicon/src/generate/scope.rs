//! Names in one generated file: what it defines, what it imports, and how it spells a type.

use std::collections::{BTreeMap, BTreeSet};

use super::ir::{Boxed, Field, Path, Presence, Type};
use super::names;
use super::target::Target;

/// Where a name of our runtime lives.
const RUNTIME: [(&str, &[&str]); 4] = [
    (
        "atproto_core::data",
        &[
            "Blob",
            "CidLink",
            "LexBytes",
            "Raw",
            "Record",
            "RecordKeyKind",
            "Extra",
            "Unknown",
            "Decoded",
            "DecodeError",
            "decode_json",
        ],
    ),
    (
        "atproto_core::syntax",
        &[
            "AtIdentifier",
            "AtUri",
            "CidString",
            "Datetime",
            "Did",
            "Handle",
            "IntoWire",
            "Language",
            "Nsid",
            "RecordKey",
            "Tid",
            "Uri",
        ],
    ),
    (
        "atproto_core::xrpc",
        &[
            "Client",
            "Endpoint",
            "LexiconError",
            "Method",
            "NoError",
            "Paginated",
            "Procedure",
            "Query",
            "RequestParts",
            "Subscription",
        ],
    ),
    ("bytes", &["Bytes"]),
];

/// The names that a file uses.
pub(super) struct Scope<'a> {
    target: &'a Target,
    nsid: &'a str,
    /// Types that the file defines.
    own: BTreeSet<String>,
    /// Imported names, and where from.
    imports: BTreeMap<String, String>,
}

impl<'a> Scope<'a> {
    pub(super) fn new(target: &'a Target, nsid: &'a str, own: BTreeSet<String>) -> Self {
        Self {
            target,
            nsid,
            own,
            imports: BTreeMap::new(),
        }
    }

    /// A name of our runtime, imported unless the file has a type of that name.
    pub(super) fn runtime(&mut self, name: &str) -> String {
        let module = RUNTIME
            .iter()
            .find(|(_, names)| names.contains(&name))
            .map_or("atproto_core::generated", |(module, _)| module);
        self.import(module, name)
    }

    /// A name of a module, imported unless that name is taken; then its whole path.
    pub(super) fn import(&mut self, module: &str, name: &str) -> String {
        if self.own.contains(name) || self.imports.get(name).is_some_and(|known| known != module) {
            return format!("{module}::{name}");
        }
        self.imports.insert(name.to_owned(), module.to_owned());
        name.to_owned()
    }

    /// A generated type. One that has its document's name, or comes from a document of definitions, is imported;
    /// others keep the module before their name: `images::View`.
    pub(super) fn path(&mut self, path: &Path) -> String {
        if path.nsid == self.nsid {
            return path.name.clone();
        }
        let module = self.target.module(&path.nsid);
        let last = names::last_segment(&path.nsid);
        if last == "defs" || path.name == names::definition(&path.nsid, "main") {
            return self.import(&module, &path.name);
        }
        match module.rsplit_once("::") {
            // The scope is the module above: nothing to import.
            Some((parent, name)) if parent == self.target.module(self.nsid) => {
                format!("{name}::{}", path.name)
            }
            Some((parent, name)) => format!("{}::{}", self.import(parent, name), path.name),
            None => format!("{module}::{}", path.name),
        }
    }

    /// The Rust type of values.
    pub(super) fn ty(&mut self, ty: &Type) -> String {
        match ty {
            Type::String => "String".to_owned(),
            Type::Integer => "i64".to_owned(),
            Type::Boolean => "bool".to_owned(),
            Type::Format(name) => self.runtime(name),
            Type::Raw => self.runtime("Raw"),
            Type::Blob => self.runtime("Blob"),
            Type::CidLink => self.runtime("CidLink"),
            Type::Bytes => self.runtime("LexBytes"),
            Type::Octets => self.runtime("Bytes"),
            Type::Known(path) | Type::Union(path) | Type::Struct(path, Boxed::No) => {
                self.path(path)
            }
            Type::Struct(path, Boxed::Yes) => format!("Box<{}>", self.path(path)),
            Type::List(item) => format!("Vec<{}>", self.ty(item)),
        }
    }

    /// The Rust type of a field.
    pub(super) fn field(&mut self, field: &Field) -> String {
        let ty = self.ty(&field.ty);
        if field.presence == Presence::Required {
            ty
        } else {
            format!("Option<{ty}>")
        }
    }

    /// The type of an argument that sets a value of this type.
    pub(super) fn argument(&mut self, ty: &Type) -> String {
        match ty {
            Type::Integer | Type::Boolean => self.ty(ty),
            Type::Struct(path, _) => self.path(path),
            Type::Format(_) => {
                self.runtime("IntoWire");
                format!("impl IntoWire<{}>", self.ty(ty))
            }
            Type::List(item) => format!("impl IntoIterator<Item = {}>", self.argument(item)),
            _ => format!("impl Into<{}>", self.ty(ty)),
        }
    }

    /// The `use` lines.
    pub(super) fn imports(&self) -> String {
        let mut modules: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (name, module) in &self.imports {
            modules.entry(module).or_default().push(name);
        }
        let lines = modules
            .into_iter()
            .map(|(module, names)| match names.as_slice() {
                [name] => format!("use {module}::{name};\n"),
                names => format!("use {module}::{{{}}};\n", names.join(", ")),
            });
        lines.collect()
    }
}

/// The value of an argument, of the type that the field has.
pub(super) fn value(ty: &Type, argument: &str) -> String {
    match ty {
        Type::Integer | Type::Boolean | Type::Struct(_, Boxed::No) => argument.to_owned(),
        Type::Struct(_, Boxed::Yes) => format!("Box::new({argument})"),
        Type::Format(_) => format!("{argument}.into_wire()"),
        Type::List(item) => match &**item {
            Type::Integer | Type::Boolean | Type::Struct(..) => {
                format!("{argument}.into_iter().collect()")
            }
            Type::Format(_) => format!("{argument}.into_iter().map(IntoWire::into_wire).collect()"),
            Type::List(_) => format!(
                "{argument}.into_iter().map(|item| {}).collect()",
                value(item, "item")
            ),
            _ => format!("{argument}.into_iter().map(Into::into).collect()"),
        },
        _ => format!("{argument}.into()"),
    }
}
