//! The normal form of a lexicon document: no prose, one order of keys, global references without `lex:`.

use serde_json::{Map, Value};

/// Keys that hold prose for people.
const PROSE: [&str; 6] = [
    "description",
    "title",
    "title:lang",
    "detail",
    "detail:lang",
    "$comment",
];

/// Keys of a definition in the order in which they are written; others follow in the order of the source.
const ORDER: [&str; 37] = [
    "lexicon",
    "id",
    "type",
    "deprecated",
    "unstable",
    "auth",
    "subprotocol",
    "name",
    "key",
    "format",
    "encoding",
    "ref",
    "refs",
    "closed",
    "const",
    "default",
    "enum",
    "knownValues",
    "minLength",
    "maxLength",
    "minGraphemes",
    "maxGraphemes",
    "minimum",
    "maximum",
    "accept",
    "maxSize",
    "required",
    "nullable",
    "parameters",
    "input",
    "output",
    "message",
    "record",
    "schema",
    "items",
    "properties",
    "errors",
];

/// Normalises a whole document.
///
/// # Errors
/// The document has no definitions, or a definition has no type.
pub fn document(source: &Value) -> Result<Value, String> {
    let id = source
        .get("id")
        .and_then(Value::as_str)
        .ok_or("a document has no id")?;
    let defs = source
        .get("defs")
        .and_then(Value::as_object)
        .ok_or_else(|| format!("{id} has no defs"))?;
    let mut out = Map::new();
    out.insert("lexicon".into(), Value::from(1));
    out.insert("id".into(), Value::from(id));
    let mut named = Map::new();
    for (name, def) in defs {
        if def.get("type").and_then(Value::as_str).is_none() {
            return Err(format!("{id}#{name} has no type"));
        }
        named.insert(name.clone(), node(def));
    }
    out.insert("defs".into(), Value::Object(named));
    Ok(Value::Object(out))
}

/// Normalises one definition and everything in it.
fn node(source: &Value) -> Value {
    let Value::Object(source) = source else {
        return match source {
            Value::Array(items) => Value::Array(items.iter().map(node).collect()),
            other => other.clone(),
        };
    };
    let mut facts = Map::new();
    if let Some(text) = source.get("description").and_then(Value::as_str) {
        let method = matches!(
            source.get("type").and_then(Value::as_str),
            Some("query" | "procedure" | "subscription")
        );
        facts = facts_of(text, method);
    }
    let mut out = Map::new();
    let known = ORDER.iter().copied();
    let others = source
        .keys()
        .map(String::as_str)
        .filter(|key| !ORDER.contains(key));
    for key in known.chain(others) {
        if let Some(fact) = facts.get(key) {
            out.insert(key.into(), fact.clone());
        }
        let Some(value) = source.get(key) else {
            continue;
        };
        if PROSE.contains(&key)
            || (value.as_array().is_some_and(Vec::is_empty)
                && matches!(key, "required" | "nullable" | "knownValues"))
        {
            continue;
        }
        let value = match (key, value) {
            // The keys of this map are names that people chose, one of them may be `description`.
            ("properties", Value::Object(properties)) => Value::Object(
                properties
                    .iter()
                    .map(|(name, property)| (name.clone(), node(property)))
                    .collect(),
            ),
            ("ref", Value::String(target)) => Value::from(reference(target)),
            ("refs", Value::Array(targets)) => Value::Array(
                targets
                    .iter()
                    .map(|t| {
                        t.as_str()
                            .map_or_else(|| t.clone(), |t| Value::from(reference(t)))
                    })
                    .collect(),
            ),
            (_, value) => node(value),
        };
        out.insert(key.into(), value);
    }
    Value::Object(out)
}

/// `lex:app.bsky.feed.post#main` and `app.bsky.feed.post` name the same definition.
fn reference(target: &str) -> &str {
    let target = target.strip_prefix("lex:").unwrap_or(target);
    target
        .strip_suffix("#main")
        .filter(|rest| !rest.is_empty())
        .unwrap_or(target)
}

/// What the prose states that the schema has no words for.
fn facts_of(text: &str, method: bool) -> Map<String, Value> {
    let lower = text.trim_start().to_lowercase();
    let mut facts = Map::new();
    // B115: a description may speak of other things that are deprecated further on.
    if lower.starts_with("deprecated") {
        facts.insert("deprecated".into(), Value::Bool(true));
    }
    if method {
        if lower.contains("without notice") || lower.contains("under development") {
            facts.insert("unstable".into(), Value::Bool(true));
        }
        let optional = [
            "not require auth",
            "no auth required",
            "does not need auth",
            "auth is optional",
        ];
        let required = [
            "requires auth",
            "require auth",
            "auth required",
            "authentication required",
            "requires an auth",
            "authenticated with",
        ];
        if optional.iter().any(|words| lower.contains(words)) {
            facts.insert("auth".into(), Value::from("optional"));
        } else if required.iter().any(|words| lower.contains(words)) {
            facts.insert("auth".into(), Value::from("required"));
        }
    }
    facts
}

#[cfg(test)]
mod tests {
    use super::{document, facts_of};
    use serde_json::json;

    #[test]
    fn prose_goes_and_facts_stay() -> Result<(), String> {
        let source = json!({"lexicon": 1, "id": "a.b.c", "defs": {"main": {
            "description": "Gets it. Requires auth.", "type": "query",
            "output": {"schema": {"properties": {"description": {"description": "x", "ref": "lex:a.b.d#main", "type": "ref"}}, "required": [], "type": "object"}, "encoding": "application/json"}
        }}});
        let expected = json!({"lexicon": 1, "id": "a.b.c", "defs": {"main": {
            "type": "query", "auth": "required",
            "output": {"encoding": "application/json", "schema": {"type": "object", "properties": {"description": {"type": "ref", "ref": "a.b.d"}}}}
        }}});
        assert_eq!(
            serde_json::to_string(&document(&source)?).unwrap_or_default(),
            serde_json::to_string(&expected).unwrap_or_default()
        );
        Ok(())
    }

    /// B115.
    #[test]
    fn deprecation_counts_only_at_the_start() {
        assert!(facts_of("DEPRECATED: use another", false).contains_key("deprecated"));
        assert!(!facts_of("Replaces the deprecated one", false).contains_key("deprecated"));
    }
}
