//! `cargo xtask check-features`: every feature of every crate builds alone, and nothing is built in two versions.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

use crate::Outcome;

/// The crates that a user builds.
const CRATES: &[&str] = &[
    "atproto-core",
    "atproto",
    "bluesky",
    "atproto-lexicon",
    "atproto-testkit",
];
/// What may be there twice, because others have not moved on.
const EXCUSED: &[(&str, &str)] = &[("getrandom", "ring uses the one before rand's")];
/// The crates whose tree must have each dependency once.
const LEAN: &[&str] = &["atproto-core", "atproto", "bluesky"];

pub(crate) fn run(args: &[String]) -> Outcome {
    if let Some(argument) = args.first() {
        return Err(format!("`{argument}`? The command takes no arguments").into());
    }
    let mut failures = Vec::new();
    let metadata: Value = serde_json::from_slice(&output(&[
        "metadata",
        "--no-deps",
        "--format-version",
        "1",
    ])?)?;
    for (package, sets) in feature_sets(&metadata) {
        for set in sets {
            println!("{package}: {}", describe(&set));
            let mut command = cargo();
            command.args([
                "check",
                "--quiet",
                "--package",
                &package,
                "--no-default-features",
            ]);
            if !set.is_empty() {
                command.args(["--features", &set.join(",")]);
            }
            if !command.status()?.success() {
                failures.push(format!("{package} does not build with {}", describe(&set)));
            }
        }
    }
    for package in LEAN {
        let tree = output(&[
            "tree",
            "--package",
            package,
            "--edges",
            "normal",
            "--prefix",
            "none",
            "--format",
            "{p}",
        ])?;
        for (name, versions) in twice(&String::from_utf8_lossy(&tree)) {
            if let Some((_, reason)) = EXCUSED.iter().find(|(excused, _)| *excused == name) {
                println!("{package}: {name} is there twice: {reason}");
                continue;
            }
            failures.push(format!(
                "{package} builds {name} in {} versions: {versions:?}",
                versions.len()
            ));
        }
    }
    if failures.is_empty() {
        println!("every set of features builds, and no other dependency is there twice");
        return Ok(());
    }
    Err(failures.join("\n").into())
}

fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(crate::root());
    command
}

fn output(args: &[&str]) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let output = cargo().args(args).output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
    }
    Ok(output.stdout)
}

fn describe(set: &[String]) -> String {
    if set.is_empty() {
        "no features".to_owned()
    } else {
        set.join(", ")
    }
}

/// For each crate: no features, each one alone, all of them.
fn feature_sets(metadata: &Value) -> BTreeMap<String, BTreeSet<Vec<String>>> {
    let mut sets = BTreeMap::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let name = package["name"].as_str().unwrap_or_default();
        if !CRATES.contains(&name) {
            continue;
        }
        let features = package["features"].as_object().into_iter().flatten();
        let features: Vec<String> = features
            .map(|(feature, _)| feature.clone())
            .filter(|feature| feature != "default")
            .collect();
        let alone = features.iter().map(|feature| vec![feature.clone()]);
        let set: BTreeSet<_> = alone.chain([Vec::new(), features.clone()]).collect();
        sets.insert(name.to_owned(), set);
    }
    sets
}

/// The crates that a tree has in more than one version.
fn twice(tree: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in tree.lines() {
        let mut words = line.split_whitespace();
        if let (Some(name), Some(version)) = (words.next(), words.next()) {
            versions
                .entry(name.to_owned())
                .or_default()
                .insert(version.to_owned());
        }
    }
    versions.retain(|_, versions| versions.len() > 1);
    versions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_is_checked_alone_and_with_all_others() {
        let metadata = serde_json::json!({"packages": [
            {"name": "bluesky", "features": {"default": ["a"], "a": [], "b": []}},
            {"name": "xtask", "features": {"c": []}},
        ]});
        let sets = feature_sets(&metadata);
        assert_eq!(sets.len(), 1);
        let of = |names: &[&str]| {
            names
                .iter()
                .map(|name| (*name).to_owned())
                .collect::<Vec<_>>()
        };
        let expected = [of(&[]), of(&["a"]), of(&["b"]), of(&["a", "b"])].into();
        assert_eq!(sets["bluesky"], expected);
    }

    #[test]
    fn a_dependency_in_two_versions_is_found() {
        let tree = "bluesky v0.1.0 (/somewhere)\nrand v0.9.1\nbytes v1.0.0\nrand v0.10.4\nbytes v1.0.0 (*)\n";
        let found = twice(tree);
        assert_eq!(found.keys().collect::<Vec<_>>(), ["rand"]);
    }
}
