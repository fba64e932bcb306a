//! `cargo xtask lexicons sync`: takes the published lexicons, drops their prose, and writes one normalised
//! document for each NSID under `lexicons/`.
//!
//! Two npm packages carry the official documents; a folder of files can stand in for them (`--from DIR`). The
//! first source that knows an NSID wins. Documents that no package carries (`network.bsky.jetstream.*`) are
//! written by hand and left alone.

mod js;
mod normalise;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

type Error = Box<dyn std::error::Error>;

/// What we generate code for: a document belongs to the set if its NSID starts with one of these.
const NAMESPACES: [&str; 6] = [
    "app.bsky.",
    "chat.bsky.",
    "com.atproto.",
    "com.germnetwork.",
    "network.bsky.jetstream.",
    "tools.ozone.",
];

/// Written by hand, kept by every sync.
const BY_HAND: &str = "network.bsky.jetstream.";

/// The packages, the most authoritative first.
const PACKAGES: [&str; 2] = ["@bsky/sdk", "@atproto/api"];

/// Where one set of documents came from.
struct Source {
    /// A package name, or a folder.
    name: String,
    /// The package's version; empty for a folder.
    version: String,
    /// The registry's checksum of the package; empty for a folder.
    integrity: String,
    /// Every lexicon document found, by NSID.
    documents: BTreeMap<String, Value>,
}

/// Runs `lexicons sync [--from DIR]`.
///
/// # Errors
/// A source cannot be fetched or read, or a document is not a lexicon.
pub fn run(args: &[String]) -> Result<(), Error> {
    let root = crate::root();
    let sources = match args {
        [sync] if sync == "sync" => PACKAGES
            .iter()
            .map(|name| fetch(root, name))
            .collect::<Result<Vec<_>, _>>()?,
        [sync, from, dir] if sync == "sync" && from == "--from" => {
            vec![read_folder(Path::new(dir))?]
        }
        _ => return Err("usage: cargo xtask lexicons sync [--from DIR]".into()),
    };
    sync(&root.join("lexicons"), &sources)
}

/// Writes what `sources` hold into `target`, removes what they no longer hold, and reports both.
fn sync(target: &Path, sources: &[Source]) -> Result<(), Error> {
    let mut chosen: BTreeMap<&str, (usize, &Value)> = BTreeMap::new();
    for (index, source) in sources.iter().enumerate() {
        for (nsid, document) in &source.documents {
            let wanted = NAMESPACES
                .iter()
                .any(|namespace| nsid.starts_with(namespace));
            if wanted && !nsid.starts_with(BY_HAND) {
                chosen.entry(nsid).or_insert((index, document));
            }
        }
    }
    let mut counts = vec![0usize; sources.len()];
    let mut removed = lexicon_files(target)?;
    for (nsid, (index, document)) in &chosen {
        let path = target.join(format!("{}.json", nsid.replace('.', "/")));
        let mut text = serde_json::to_string_pretty(&normalise::document(document)?)?;
        text.push('\n');
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(&path, text)?;
        removed.retain(|old| *old != path);
        if let Some(count) = counts.get_mut(*index) {
            *count += 1;
        }
    }
    for path in removed {
        let by_hand = BY_HAND.trim_end_matches('.').replace('.', "/");
        if !path.starts_with(target.join(by_hand)) {
            println!("no source has {} any more: removed", path.display());
            fs::remove_file(path)?;
        }
    }
    fs::write(target.join("SOURCE.toml"), source_toml(sources, &counts))?;
    println!("{} documents in {}", chosen.len(), target.display());
    Ok(())
}

/// The text of `SOURCE.toml`: which version of which package each document came from.
fn source_toml(sources: &[Source], counts: &[usize]) -> String {
    let mut text = String::from(
        "# Written by `cargo xtask lexicons sync`. The documents are normalised and without prose; the keys\n\
         # `deprecated`, `auth` and `unstable` state as facts what the prose said. Sources in order of precedence:\n\
         # `documents` counts those taken from each. `network.bsky.jetstream.*` is written by hand.\n",
    );
    for (source, count) in sources.iter().zip(counts) {
        let _ = write!(text, "\n[[source]]\nname = {:?}\n", source.name);
        if !source.version.is_empty() {
            let _ = writeln!(
                text,
                "version = {:?}\nintegrity = {:?}",
                source.version, source.integrity
            );
        }
        let _ = writeln!(text, "documents = {count}");
    }
    text
}

/// Downloads a package into `target/lexicons` with npm, which also checks its integrity, and reads its lexicons.
fn fetch(root: &Path, name: &str) -> Result<Source, Error> {
    let cache = root
        .join("target/lexicons")
        .join(name.trim_start_matches('@').replace('/', "-"));
    let _ = fs::remove_dir_all(&cache);
    fs::create_dir_all(&cache)?;
    let output = Command::new("npm")
        .args(["pack", "--json", name])
        .current_dir(&cache)
        .output()?;
    if !output.status.success() {
        return Err(format!(
            "npm pack {name}: {}",
            String::from_utf8_lossy(&output.stderr)
        )
        .into());
    }
    let report: Value = serde_json::from_slice(&output.stdout)?;
    let report = match &report {
        Value::Array(list) => list.first().cloned().unwrap_or_default(),
        // Newer versions of npm answer with an object, keyed by the package's name.
        Value::Object(map) => map.values().next().cloned().unwrap_or_default(),
        _ => Value::Null,
    };
    let text = |key: &str| {
        report
            .get(key)
            .and_then(Value::as_str)
            .unwrap_or_default()
            .to_owned()
    };
    let archive = text("filename");
    let status = Command::new("tar")
        .args(["xzf", &archive])
        .current_dir(&cache)
        .status()?;
    if !status.success() {
        return Err(format!("cannot unpack {archive} of {name}").into());
    }
    let package = cache.join("package");
    let folder = package.join("lexicons");
    let mut source = if folder.is_dir() {
        read_folder(&folder)?
    } else {
        read_script(&package.join("dist/client/lexicons.js"))?
    };
    name.clone_into(&mut source.name);
    source.version = text("version");
    source.integrity = text("integrity");
    Ok(source)
}

/// Reads every lexicon file below a folder.
fn read_folder(folder: &Path) -> Result<Source, Error> {
    let mut documents = BTreeMap::new();
    for path in lexicon_files(folder)? {
        let document: Value = serde_json::from_slice(&fs::read(&path)?)
            .map_err(|e| format!("{}: {e}", path.display()))?;
        insert(&mut documents, document);
    }
    if documents.is_empty() {
        return Err(format!("no lexicon documents in {}", folder.display()).into());
    }
    Ok(Source {
        name: folder.display().to_string(),
        version: String::new(),
        integrity: String::new(),
        documents,
    })
}

/// Reads the documents out of a script that holds them as one object literal, `schemaDict`.
fn read_script(path: &Path) -> Result<Source, Error> {
    let script = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let start = script
        .find("schemaDict = {")
        .ok_or("the script has no schemaDict")?
        + "schemaDict = ".len();
    let literal = script.get(start..).unwrap_or_default();
    let Value::Object(entries) =
        js::parse(literal).map_err(|e| format!("{}: {e}", path.display()))?
    else {
        return Err("schemaDict is not an object".into());
    };
    let mut documents = BTreeMap::new();
    for (_, document) in entries {
        insert(&mut documents, document);
    }
    Ok(Source {
        name: path.display().to_string(),
        version: String::new(),
        integrity: String::new(),
        documents,
    })
}

/// Keeps a value that looks like a lexicon document (`lexicon`, `id`, `defs`).
fn insert(documents: &mut BTreeMap<String, Value>, document: Value) {
    let is_lexicon = document.get("lexicon").and_then(Value::as_i64) == Some(1)
        && document.get("defs").is_some_and(Value::is_object);
    if let (true, Some(id)) = (is_lexicon, document.get("id").and_then(Value::as_str)) {
        documents.insert(id.to_owned(), document);
    }
}

/// All `.json` files below a folder, sorted; an absent folder has none.
fn lexicon_files(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        if !folder.is_dir() {
            continue;
        }
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "json") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Map;

    fn source(name: &str, documents: &[Value]) -> Source {
        let mut map = BTreeMap::new();
        for document in documents {
            insert(&mut map, document.clone());
        }
        Source {
            name: name.to_owned(),
            version: String::from("1.0.0"),
            integrity: String::new(),
            documents: map,
        }
    }

    fn lexicon(id: &str, max: i64) -> Value {
        serde_json::json!({"lexicon": 1, "id": id, "description": "x", "defs": {"main": {"type": "string", "maxLength": max}}})
    }

    /// Decision 19: the first source wins, other namespaces stay out, hand-written documents stay in, and what
    /// has gone from the sources goes from the folder.
    #[test]
    fn sync_prefers_the_first_source_and_keeps_hand_written_documents() -> Result<(), Error> {
        let target = std::env::temp_dir().join(format!("lexicons-sync-{}", std::process::id()));
        let by_hand = target.join("network/bsky/jetstream/defs.json");
        let gone = target.join("app/bsky/gone.json");
        for path in [&by_hand, &gone] {
            fs::create_dir_all(path.parent().ok_or("no parent")?)?;
            fs::write(path, "{}")?;
        }
        let first = source(
            "first",
            &[
                lexicon("app.bsky.thing", 1),
                lexicon("com.example.thing", 1),
            ],
        );
        let second = source(
            "second",
            &[
                lexicon("app.bsky.thing", 2),
                lexicon("tools.ozone.thing", 2),
            ],
        );
        sync(&target, &[first, second])?;

        let read = |path: &str| fs::read_to_string(target.join(path));
        assert!(read("app/bsky/thing.json")?.contains("\"maxLength\": 1"));
        assert!(read("tools/ozone/thing.json")?.contains("\"maxLength\": 2"));
        assert!(!read("tools/ozone/thing.json")?.contains("description"));
        assert!(!target.join("com/example/thing.json").exists());
        assert!(by_hand.exists() && !gone.exists());
        assert!(read("SOURCE.toml")?.contains("name = \"second\""));
        fs::remove_dir_all(&target)?;
        Ok(())
    }

    #[test]
    fn only_lexicon_documents_are_kept() {
        let mut documents = BTreeMap::new();
        insert(&mut documents, Value::Object(Map::new()));
        insert(
            &mut documents,
            serde_json::json!({"lexicon": 2, "id": "a.b.c", "defs": {}}),
        );
        assert!(documents.is_empty());
    }
}
