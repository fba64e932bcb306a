//! `cargo xtask interop DIR`: the official test vectors, from any checkout of them.
//!
//! Each known file has a runner, which gives one result per vector. Files that nobody runs yet are named, and
//! so is a known file that is missing: vectors must not stop being run because a file was renamed.

mod crypto;
mod data_model;
mod lexicon;
mod syntax;

use std::collections::BTreeSet;
use std::fmt::Display;
use std::path::{Path, PathBuf};

use crate::Outcome;

/// What became of the vectors of a file: the number that passed, and a line about each that did not.
#[derive(Default)]
struct Results {
    passed: usize,
    failed: Vec<String>,
}

impl Results {
    /// Counts one vector.
    fn add<E: Display>(&mut self, vector: impl Display, result: Result<(), E>) {
        match result {
            Ok(()) => self.passed += 1,
            Err(error) => self.failed.push(format!("{vector}: {error}")),
        }
    }
}

/// A runner gets the file's path (for what stands beside it) and its text.
type Runner = fn(&Path, &str) -> Result<Results, String>;

/// Every file that is run, in the order of the output.
fn runners() -> impl Iterator<Item = (&'static str, Runner)> {
    [
        syntax::FILES,
        data_model::FILES,
        crypto::FILES,
        lexicon::FILES,
    ]
    .into_iter()
    .flatten()
    .copied()
}

pub(crate) fn run(args: &[String]) -> Outcome {
    let [directory] = args else {
        return Err("which directory? cargo xtask interop DIR".into());
    };
    let directory = Path::new(directory);
    let mut failures = 0;
    for (file, results) in run_all(directory) {
        match results {
            Ok(results) => {
                println!(
                    "{file:<48} {:>4} passed {:>4} failed",
                    results.passed,
                    results.failed.len()
                );
                for line in &results.failed {
                    println!("    {line}");
                }
                failures += results.failed.len();
            }
            Err(error) => {
                println!("{file:<48} {error}");
                failures += 1;
            }
        }
    }
    for file in not_run(directory)? {
        println!("{file:<48} not yet run");
    }
    if failures > 0 {
        Err(format!("{failures} of the vectors or files failed").into())
    } else {
        Ok(())
    }
}

/// Runs all known files of a checkout.
fn run_all(directory: &Path) -> Vec<(&'static str, Result<Results, String>)> {
    let run_file = |(file, runner): (&'static str, Runner)| {
        let path = directory.join(file);
        let text = std::fs::read_to_string(&path).map_err(|error| error.to_string());
        (file, text.and_then(|text| runner(&path, &text)))
    };
    runners().map(run_file).collect()
}

/// The vector files of a checkout that have no runner.
fn not_run(directory: &Path) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let known: BTreeSet<&str> = runners().map(|(file, _)| file).collect();
    let mut found = BTreeSet::new();
    for folder in std::fs::read_dir(directory)? {
        let folder = folder?.path();
        // Hidden folders hold the history, not vectors; files beside the folders are prose.
        let hidden = folder
            .file_name()
            .is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
        if folder.is_dir() && !hidden {
            collect(directory, &folder, &mut found)?;
        }
    }
    Ok(found
        .into_iter()
        .filter(|file| !known.contains(file.as_str()) && !lexicon::is_catalog(file))
        .collect())
}

fn collect(root: &Path, folder: &Path, found: &mut BTreeSet<String>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path: PathBuf = entry?.path();
        if path.is_dir() {
            collect(root, &path, found)?;
        } else if path
            .extension()
            .is_some_and(|extension| extension == "json" || extension == "txt")
        {
            let relative = path.strip_prefix(root).unwrap_or(&path);
            found.insert(relative.to_string_lossy().replace('\\', "/"));
        }
    }
    Ok(())
}

/// A file that is a list of JSON objects.
fn list(text: &str) -> Result<Vec<serde_json::Value>, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// A string field of a vector.
fn field<'a>(vector: &'a serde_json::Value, name: &str) -> Result<&'a str, String> {
    vector
        .get(name)
        .and_then(serde_json::Value::as_str)
        .ok_or_else(|| format!("the vector has no string {name}"))
}

/// Standard base64; padding is optional, as everywhere in the protocol's JSON.
fn base64(text: &str) -> Result<Vec<u8>, String> {
    data_encoding::BASE64_NOPAD
        .decode(text.trim_end_matches('=').as_bytes())
        .map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::{not_run, run_all};

    /// The same code as the command, on the committed copy of the vectors.
    #[test]
    fn the_committed_vectors_pass() {
        let directory = crate::root().join("tests/data/interop");
        for (file, results) in run_all(&directory) {
            let results = results.unwrap_or_else(|error| panic!("{file}: {error}"));
            assert!(results.failed.is_empty(), "{file}: {:#?}", results.failed);
            assert!(results.passed > 0, "{file} has no vectors");
        }
        let later = [
            "firehose/commit-proof-fixtures.json",
            "mst/common_prefix.json",
            "mst/example_keys.txt",
            "mst/key_heights.json",
        ];
        assert_eq!(not_run(&directory).unwrap(), later);
    }

    /// A renamed file is a failure, not a silence.
    #[test]
    fn a_missing_file_fails() {
        assert!(
            run_all(&crate::root().join("tests/data"))
                .iter()
                .all(|(_, results)| results.is_err())
        );
    }
}
