//! The modules above the documents: one for each namespace, with the accessors of its methods and records.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::emit::{DEPRECATED, own_types};
use super::ir::{File, Item, Method, MethodKind, Object, Presence};
use super::names;
use super::scope::Scope;
use super::target::Target;

/// What one module holds.
#[derive(Default)]
struct Module<'a> {
    /// Segments below it that are modules.
    children: BTreeSet<&'a str>,
    /// The documents directly below it.
    files: Vec<&'a File>,
}

/// The text of every module file, by namespace; the root is the empty one.
pub(super) fn modules(target: &Target, files: &[File], records: &str) -> BTreeMap<String, String> {
    let mut modules: BTreeMap<&str, Module<'_>> = BTreeMap::new();
    for file in files {
        modules
            .entry(names::namespace(&file.nsid))
            .or_default()
            .files
            .push(file);
        let mut rest = file.nsid.as_str();
        loop {
            let namespace = names::namespace(rest);
            modules
                .entry(namespace)
                .or_default()
                .children
                .insert(names::last_segment(rest));
            if namespace.is_empty() {
                break;
            }
            rest = namespace;
        }
    }
    modules
        .iter()
        .map(|(namespace, module)| {
            (
                (*namespace).to_owned(),
                text(target, namespace, module, records),
            )
        })
        .collect()
}

fn text(target: &Target, namespace: &str, module: &Module<'_>, records: &str) -> String {
    let mut out = String::new();
    if !namespace.is_empty() {
        let _ = write!(out, "//! `{namespace}`.\n\n");
    }
    for child in &module.children {
        let _ = writeln!(out, "pub mod {};", names::ident(child));
    }
    let mut own = BTreeSet::new();
    let mut exports = String::new();
    for file in &module.files {
        let names = exported(file);
        if !names.is_empty() {
            let names: Vec<String> = names
                .into_iter()
                .filter(|name| own.insert(name.clone()))
                .collect();
            let _ = writeln!(
                exports,
                "pub use {}::{{{}}};",
                names::ident(names::last_segment(&file.nsid)),
                names.join(", ")
            );
        }
    }
    let _ = write!(out, "\n{exports}\n");
    let methods = methods(&module.files);
    let accessors = accessors(&module.files);
    if methods.is_empty() && accessors.is_empty() {
        return out;
    }
    let mut name = names::type_name(names::last_segment(namespace));
    if own.contains(&name) {
        name.push_str("Namespace");
    }
    own.insert(name.clone());
    // Accessors name the exported types: they are in this very module.
    let mut scope = Scope::new(target, namespace, own);
    let body = accessor_struct(&mut scope, namespace, &name, &methods, &accessors, records);
    let _ = write!(out, "{}\n{body}", scope.imports());
    out
}

/// The types of a document that its namespace shows as well: those that have the document's name.
fn exported(file: &File) -> Vec<String> {
    let main = names::definition(&file.nsid, "main");
    let types = own_types(file);
    if names::last_segment(&file.nsid) == "defs" || !types.contains(&main) {
        return Vec::new();
    }
    ["", "Call", "Error", "Message", "Output"]
        .iter()
        .map(|end| format!("{main}{end}"))
        .filter(|name| types.contains(name))
        .collect()
}

fn methods<'a>(files: &[&'a File]) -> Vec<&'a Method> {
    let items = files.iter().flat_map(|file| &file.items);
    items
        .filter_map(|item| {
            if let Item::Method(method) = item {
                Some(method)
            } else {
                None
            }
        })
        .collect()
}

fn accessors<'a>(files: &[&'a File]) -> Vec<(&'a Object, &'a str)> {
    let records = files
        .iter()
        .flat_map(|file| &file.items)
        .filter_map(|item| match item {
            Item::Object(object) => object
                .record
                .as_ref()
                .map(|(nsid, _)| (object, nsid.as_str())),
            _ => None,
        });
    records.collect()
}

fn accessor_struct(
    scope: &mut Scope<'_>,
    namespace: &str,
    name: &str,
    methods: &[&Method],
    records: &[(&Object, &str)],
    records_type: &str,
) -> String {
    let client = scope.runtime("Client");
    let mut out = String::new();
    let _ = write!(
        out,
        "/// The methods and records of `{namespace}`.
#[derive(Clone, Debug)]
pub struct {name} {{
client: {client},
}}

impl {name} {{
/// Those of this client.
#[inline]
pub fn new(client: {client}) -> Self {{
Self {{ client }}
}}

/// The client that sends the calls.
#[inline]
pub fn client(&self) -> &{client} {{
&self.client
}}
"
    );
    for (object, nsid) in records {
        let (module, last) = records_type
            .rsplit_once("::")
            .unwrap_or(("crate", records_type));
        let records = scope.import(module, last);
        let _ = write!(out, "\n/// The records of `{nsid}`.\n");
        if object.deprecated {
            out.push_str(DEPRECATED);
        }
        let _ = write!(
            out,
            "#[inline]\npub fn {}(&self) -> {records}<{}> {{\n{records}::new(&self.client)\n}}\n",
            names::ident(names::last_segment(nsid)),
            object.name
        );
    }
    for method in methods {
        let taken = method
            .fields
            .iter()
            .filter(|field| field.presence == Presence::Required && field.filled.is_none());
        let (mut arguments, mut given) = (String::new(), Vec::new());
        for field in taken {
            let _ = write!(
                arguments,
                ", {}: {}",
                field.ident,
                scope.argument(&field.ty)
            );
            given.push(field.ident.as_str());
        }
        let what = match method.kind {
            MethodKind::Query => "Asks",
            MethodKind::Procedure => "Calls",
            MethodKind::Subscription => "Subscribes to",
        };
        let text = &method.name;
        let _ = write!(out, "\n/// {what} `{}`: see [`{text}`].\n", method.nsid);
        if method.deprecated {
            out.push_str(DEPRECATED);
        }
        let _ = write!(
            out,
            "#[inline]\npub fn {}(&self{arguments}) -> {text}Call {{\n{text}Call::new(&self.client, {text}::new({}))\n}}\n",
            names::ident(names::last_segment(&method.nsid)),
            given.join(", ")
        );
    }
    out.push_str("}\n");
    out
}
