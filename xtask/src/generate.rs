//! `cargo xtask generate`: writes the Rust code of every lexicon under `lexicons/` into the crates that own it.
//! With `--check` it writes nothing and fails if the committed code is not what the lexicons give.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

use atproto_lexicon::generate::{self, Lexicons, Target, Words};

use crate::Outcome;

/// Namespaces that every bot uses: compiled into the library, so that a user's rebuild does not pay for them.
const HOT: [&str; 12] = [
    "app.bsky.actor",
    "app.bsky.embed",
    "app.bsky.feed",
    "app.bsky.graph",
    "app.bsky.labeler",
    "app.bsky.notification",
    "app.bsky.richtext",
    "com.atproto.identity",
    "com.atproto.label",
    "com.atproto.moderation",
    "com.atproto.repo",
    "com.atproto.server",
];

/// The namespaces of each crate.
const ATPROTO: [&str; 3] = ["com.atproto", "com.germnetwork", "network.bsky.jetstream"];
const BLUESKY: [&str; 3] = ["app.bsky", "chat.bsky", "tools.ozone"];

/// Runs `generate [--check]`.
///
/// # Errors
/// The lexicons cannot be read, rustfmt cannot be run, or, with `--check`, the committed code differs.
pub(crate) fn run(args: &[String]) -> Outcome {
    let check = match args {
        [] => false,
        [flag] if flag == "--check" => true,
        _ => return Err("usage: cargo xtask generate [--check]".into()),
    };
    let root = crate::root();
    let lexicons = Lexicons::read(&root.join("lexicons"))?;
    let words = Words::parse(&fs::read_to_string(root.join("docs.toml"))?)
        .map_err(|error| format!("docs.toml: {error}"))?;
    let mut differences = Vec::new();
    for (krate, target) in targets() {
        let files = formatted(
            &root.join("target/generated").join(krate),
            generate::files(&lexicons, &words, &target),
        )?;
        let folder = root.join("crates").join(krate).join("src/generated");
        if check {
            differences.extend(compare(&folder, &files)?);
        } else {
            write(&folder, &files)?;
            let lines: usize = files.values().map(|text| text.lines().count()).sum();
            println!("{krate}: {} files, {lines} lines", files.len());
        }
    }
    if differences.is_empty() {
        return Ok(());
    }
    for path in &differences {
        println!("{}", path.display());
    }
    Err(format!(
        "{} generated files are not what the lexicons give: run `cargo xtask generate`",
        differences.len()
    )
    .into())
}

/// The crates, and what each owns.
fn targets() -> [(&'static str, Target); 2] {
    let with = |target: Target, own: &[&str]| {
        let target = own
            .iter()
            .fold(target, |target, namespace| target.own(namespace));
        HOT.iter()
            .fold(target, |target, namespace| target.concrete(namespace))
    };
    let atproto = with(Target::new(), &ATPROTO).records_type("crate::records::Records");
    let bluesky = ATPROTO
        .iter()
        .fold(with(Target::new(), &BLUESKY), |target, namespace| {
            target.elsewhere(namespace, "atproto")
        });
    [("atproto", atproto), ("bluesky", bluesky)]
}

/// Formats files: in a scratch folder, as rustfmt follows modules from file to file.
fn formatted(
    scratch: &Path,
    files: BTreeMap<PathBuf, String>,
) -> Result<BTreeMap<PathBuf, String>, Box<dyn std::error::Error>> {
    if scratch.exists() {
        fs::remove_dir_all(scratch)?;
    }
    write(scratch, &files)?;
    generate::format_tree(&scratch.join("mod.rs"))?;
    let mut out = BTreeMap::new();
    for path in files.into_keys() {
        out.insert(path.clone(), fs::read_to_string(scratch.join(&path))?);
    }
    Ok(out)
}

/// Writes the files that changed and removes those that are not in the set.
fn write(folder: &Path, files: &BTreeMap<PathBuf, String>) -> io::Result<()> {
    for path in existing(folder)? {
        if !files.contains_key(&path) {
            fs::remove_file(folder.join(path))?;
        }
    }
    for (path, text) in files {
        let path = folder.join(path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        // An unchanged file keeps its time, so that cargo does not build it again.
        if fs::read_to_string(&path).ok().as_ref() != Some(text) {
            fs::write(&path, text)?;
        }
    }
    Ok(())
}

/// The files that are missing, superfluous or different.
fn compare(folder: &Path, files: &BTreeMap<PathBuf, String>) -> io::Result<BTreeSet<PathBuf>> {
    let mut differences = BTreeSet::new();
    for path in existing(folder)? {
        if !files.contains_key(&path) {
            differences.insert(folder.join(path));
        }
    }
    for (path, text) in files {
        let path = folder.join(path);
        if fs::read_to_string(&path).ok().as_ref() != Some(text) {
            differences.insert(path);
        }
    }
    Ok(differences)
}

/// The Rust files below a folder, by their path in it.
fn existing(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(dir) = folders.pop() {
        if !dir.is_dir() {
            continue;
        }
        for entry in fs::read_dir(&dir)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(path) = path.strip_prefix(folder) {
                found.push(path.to_owned());
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `generate --check` is clean: what is committed is what the lexicons give.
    #[test]
    fn committed_code_is_what_the_lexicons_give() -> Outcome {
        run(&["--check".to_owned()])
    }

    /// Every document belongs to one crate, and both indexes together have them all.
    #[test]
    fn every_nsid_is_generated_once() -> Outcome {
        let lexicons = Lexicons::read(&crate::root().join("lexicons"))?;
        let mut generated = Vec::new();
        for krate in ["atproto", "bluesky"] {
            let path = crate::root().join(format!("crates/{krate}/src/generated/mod.rs"));
            let text = fs::read_to_string(path)?;
            let (_, index) = text.split_once("pub const NSIDS").ok_or("no index")?;
            generated.extend(index.split('"').skip(1).step_by(2).map(str::to_owned));
        }
        generated.sort();
        let expected: Vec<_> = lexicons.nsids().map(str::to_owned).collect();
        assert_eq!(generated, expected);
        Ok(())
    }

    /// `docs.toml` speaks of what there is.
    #[test]
    fn every_text_has_its_place() -> Outcome {
        let lexicons = Lexicons::read(&crate::root().join("lexicons"))?;
        let words = Words::parse(&fs::read_to_string(crate::root().join("docs.toml"))?)?;
        for name in words.names() {
            assert!(lexicons.has(name), "there is no {name}");
        }
        assert!(words.names().count() > 60);
        Ok(())
    }

    /// The generated code has a budget: 65,000 lines.
    #[test]
    fn generated_code_stays_within_its_budget() -> Outcome {
        let mut lines = 0;
        for krate in ["atproto", "bluesky"] {
            let folder = crate::root().join(format!("crates/{krate}/src/generated"));
            for path in existing(&folder)? {
                lines += fs::read_to_string(folder.join(path))?.lines().count();
            }
        }
        assert!(lines < 65_000, "{lines} lines");
        Ok(())
    }
}
