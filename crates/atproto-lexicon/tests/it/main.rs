//! Tests of the crate through its public interface, in one binary.

// Helpers of tests panic like the tests themselves.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing)]

mod check;
mod document;
mod generate;
mod validate;

use std::path::{Path, PathBuf};

use atproto_lexicon::Document;

/// A file of the committed interop vectors.
fn interop(file: &str) -> Vec<u8> {
    let path = format!(
        "{}/../../tests/data/interop/lexicon/{file}",
        env!("CARGO_MANIFEST_DIR")
    );
    std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The documents of `lexicons/`.
fn published() -> impl Iterator<Item = Document> {
    let mut files = Vec::new();
    collect(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lexicons"),
        &mut files,
    );
    files.into_iter().map(|path| {
        let json =
            std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Document::from_json(&json).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    })
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries =
        std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, files);
        } else if path
            .extension()
            .is_some_and(|extension| extension == "json")
        {
            files.push(path);
        }
    }
}
