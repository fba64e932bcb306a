//! How lexicon names become Rust names.

use std::collections::HashMap;

/// Words that need `r#` as an identifier.
const KEYWORDS: [&str; 46] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where",
];

/// Words that cannot be identifiers even with `r#`, and those that we use ourselves.
const TAKEN: [&str; 6] = ["self", "super", "crate", "extra", "while", "yield"];

/// Types of the prelude, and words that generated files use unqualified.
const PRELUDE: [&str; 24] = [
    "Box", "Bytes", "Call", "Clone", "Copy", "Debug", "Decode", "Default", "Encode", "Err",
    "Extra", "From", "Into", "None", "Ok", "Option", "Raw", "Records", "Result", "Self", "Some",
    "String", "Unknown", "Vec",
];

/// `getTimelineV2` → `get_timeline_v2`.
pub(super) fn snake(name: &str) -> String {
    let chars: Vec<char> = name.chars().collect();
    let mut out = String::new();
    for (index, &c) in chars.iter().enumerate() {
        if !c.is_alphanumeric() {
            if !out.is_empty() && !out.ends_with('_') {
                out.push('_');
            }
            continue;
        }
        let before = index
            .checked_sub(1)
            .and_then(|i| chars.get(i))
            .copied()
            .unwrap_or('_');
        let after = chars.get(index + 1).copied().unwrap_or('_');
        let starts_word = before.is_lowercase()
            || before.is_numeric()
            || (before.is_uppercase() && after.is_lowercase());
        if c.is_uppercase() && starts_word && !out.is_empty() && !out.ends_with('_') {
            out.push('_');
        }
        out.extend(c.to_lowercase());
    }
    if out.starts_with(|c: char| c.is_numeric()) || out.is_empty() {
        out.insert(0, '_');
    }
    out.trim_end_matches('_').to_owned()
}

/// `getTimelineV2` → `GetTimelineV2`.
pub(super) fn camel(name: &str) -> String {
    let parts = name
        .split(|c: char| !c.is_alphanumeric())
        .filter(|part| !part.is_empty());
    let mut out = String::new();
    for part in parts {
        let mut chars = part.chars();
        out.extend(chars.next().into_iter().flat_map(char::to_uppercase));
        out.push_str(chars.as_str());
    }
    if out.starts_with(|c: char| c.is_numeric()) || out.is_empty() {
        out.insert(0, 'N');
    }
    out
}

/// The name of a constant.
pub(super) fn screaming(name: &str) -> String {
    snake(name).to_uppercase()
}

/// The name of a field, a method or a module (B118).
pub(super) fn ident(name: &str) -> String {
    let name = snake(name);
    if TAKEN.contains(&name.as_str()) {
        format!("{name}_")
    } else if KEYWORDS.contains(&name.as_str()) {
        format!("r#{name}")
    } else {
        name
    }
}

/// The name of a module as a file: without `r#`.
pub(super) fn file(name: &str) -> String {
    let name = ident(name);
    name.strip_prefix("r#").unwrap_or(&name).to_owned()
}

/// The name of a type; words of the prelude get an ending.
pub(super) fn type_name(name: &str) -> String {
    let name = camel(name);
    if PRELUDE.contains(&name.as_str()) {
        format!("{name}Def")
    } else {
        name
    }
}

/// The type that `def` of the document `nsid` becomes. The main definition has the document's name; another of that
/// name gets it twice: `app.bsky.embed.external#external` is `ExternalExternal`.
pub(super) fn definition(nsid: &str, def: &str) -> String {
    let main = type_name(last_segment(nsid));
    match type_name(def) {
        _ if def == "main" => main,
        same if same == main => format!("{main}{same}"),
        other => other,
    }
}

/// `app.bsky.feed.post` → `post`.
pub(super) fn last_segment(nsid: &str) -> &str {
    nsid.rsplit('.').next().unwrap_or(nsid)
}

/// `app.bsky.feed.post` → `app.bsky.feed`.
pub(super) fn namespace(nsid: &str) -> &str {
    nsid.rsplit_once('.').map_or("", |(namespace, _)| namespace)
}

/// Names that are taken in one file: a second use gets a number.
#[derive(Debug, Default)]
pub(super) struct Taken(HashMap<String, u32>);

impl Taken {
    pub(super) fn take(&mut self, name: String) -> String {
        let count = self.0.entry(name.clone()).or_insert(0);
        *count += 1;
        if *count == 1 {
            return name;
        }
        let numbered = format!("{name}{count}");
        self.take(numbered)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// B118: reserved words.
    #[test]
    fn names_are_rust_names() {
        assert_eq!(snake("getPostThreadOtherV2"), "get_post_thread_other_v2");
        assert_eq!(snake("subjectBlobCIDs"), "subject_blob_ci_ds");
        assert_eq!(snake("did-web"), "did_web");
        assert_eq!(snake("!hide"), "hide");
        assert_eq!(snake("2fa"), "_2fa");
        assert_eq!(ident("type"), "r#type");
        assert_eq!(ident("self"), "self_");
        assert_eq!(ident("extra"), "extra_");
        assert_eq!(file("type"), "type");
        assert_eq!(camel("graphemes-per-post"), "GraphemesPerPost");
        assert_eq!(type_name("string"), "StringDef");
        assert_eq!(screaming("createdAt"), "CREATED_AT");
        let mut taken = Taken::default();
        assert_eq!(taken.take("A".into()), "A");
        assert_eq!(taken.take("A".into()), "A2");
        assert_eq!(taken.take("A".into()), "A3");
    }
}
