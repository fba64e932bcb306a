//! Rust code from lexicon documents.
//!
//! A document becomes one file, whose path is the document's NSID in snake case; a namespace becomes a module that
//! shows the main types of its documents and has a struct with one method for each of their methods and record types.
//!
//! - An object is a struct with public fields, `new` with what is required, and setters. It is read and written by a
//!   table (`atproto_core::object!`), not by derived code: the measured reasons are in [`atproto_core::generated`].
//! - An inline object, union or known-value string is named after its place: `GetAuthorFeedFilter`.
//! - A union is an enum with boxed members and `Other` for all that this version does not know.
//! - A method is the struct of what it takes; what it answers ends in `Output`, its errors in `Error`, and the builder
//!   that is awaited in `Call`.
//!
//! The same documents give the same text, on every machine.

mod docs;
mod emit;
mod emit_methods;
mod ir;
mod lower;
mod methods;
mod names;
mod namespaces;
mod reach;
mod rustfmt;
mod schema;
mod scope;
mod target;
mod words;

use std::collections::BTreeMap;
use std::path::PathBuf;

pub use rustfmt::{FormatError, format_tree};
pub use schema::Lexicons;
pub use target::Target;
pub use words::Words;

/// The path of the type that serves one collection's records.
const RECORDS: &str = "atproto::records::Records";

/// What the root of the generated modules says first.
const ROOT: &str = "//! Every lexicon: the module of a document has its NSID as its path, in snake case.
//!
//! A namespace shows the main types of its documents and has a struct with all their methods and record types.

#![allow(deprecated, reason = \"what a lexicon deprecates is still written and read\")]
#![allow(clippy::new_without_default, reason = \"endpoints without required parameters have both\")]
#![allow(clippy::too_many_arguments, reason = \"`new` takes what the lexicon requires\")]
#![allow(clippy::too_many_lines, clippy::struct_excessive_bools, clippy::fn_params_excessive_bools, reason = \"the lexicons' own shapes\")]
#![allow(clippy::should_implement_trait, clippy::wrong_self_convention, reason = \"the lexicons' own names\")]

";

/// Generates the files of a target, by path below the folder of generated code. The text is not formatted yet: see
/// [`format_tree`].
pub fn files(lexicons: &Lexicons, words: &Words, target: &Target) -> BTreeMap<PathBuf, String> {
    let built = reach::built(lexicons);
    let owned: Vec<_> = lexicons.nsids().filter(|nsid| target.owns(nsid)).collect();
    let files: Vec<_> = owned
        .iter()
        .map(|nsid| lower::file(lexicons, words, &built, nsid))
        .collect();
    let records = target.records().unwrap_or(RECORDS);
    let mut out = BTreeMap::new();
    for (namespace, text) in namespaces::modules(target, &files, records) {
        out.insert(folder(&namespace).join("mod.rs"), header() + &text);
    }
    for file in &files {
        let text = emit::file(target, file);
        let as_module = folder(&file.nsid).join("mod.rs");
        if let Some(module) = out.get_mut(&as_module) {
            // The NSID is a namespace as well: its module holds both.
            module.push_str(&text.replacen(&format!("//! `{}`.\n", file.nsid), "", 1));
        } else {
            let path = folder(names::namespace(&file.nsid))
                .join(names::file(names::last_segment(&file.nsid)));
            out.insert(path.with_extension("rs"), header() + &text);
        }
    }
    if let Some(root) = out.get_mut(&PathBuf::from("mod.rs")) {
        *root = format!(
            "{}{ROOT}{}{}",
            header(),
            root.replacen(&header(), "", 1),
            index(&owned)
        );
    }
    out
}

/// Every NSID, for those who look one up.
fn index(nsids: &[&str]) -> String {
    let list = nsids
        .iter()
        .fold(String::new(), |list, nsid| list + &format!("{nsid:?},\n"));
    format!(
        "/// The NSIDs of all documents that code was generated for, sorted.\npub const NSIDS: [&str; {}] = [\n{list}];\n",
        nsids.len()
    )
}

fn header() -> String {
    "// Generated from the lexicons by `cargo xtask generate`: do not edit.\n\n".to_owned()
}

/// The folder of a namespace.
fn folder(namespace: &str) -> PathBuf {
    namespace
        .split('.')
        .filter(|segment| !segment.is_empty())
        .map(names::file)
        .collect()
}
