//! Doc comments, built from what the schema states and from our own [words](Words).

use super::ir::Presence;
use super::schema::{DefId, Node};
use super::words::Words;

/// The doc comment of a definition.
pub(super) fn definition(words: &Words, id: &DefId, node: Node<'_>) -> Vec<String> {
    let tag = id.tag();
    let mut lines = Vec::new();
    let what = match node.kind() {
        "query" => "a query",
        "procedure" => "a procedure",
        "subscription" => "a subscription",
        "record" => "a record",
        "token" => "a token",
        "permission-set" => "a set of permissions, included in OAuth scopes by this name",
        "string" => "a string with known values",
        "array" => "a list",
        _ => "",
    };
    match (words.get(&tag), what) {
        (Some(text), _) => {
            lines.push(text.to_owned());
            lines.push(String::new());
            lines.push(format!(
                "`{tag}`{}{what}.",
                if what.is_empty() { "" } else { ": " }
            ));
        }
        (None, "") => lines.push(format!("`{tag}`.")),
        (None, what) => lines.push(format!("`{tag}`: {what}.")),
    }
    let mut facts = Vec::new();
    match node.text("auth") {
        Some("required") => facts.push("Needs a session.".to_owned()),
        Some("optional") => facts.push("Needs no session.".to_owned()),
        _ => {}
    }
    if node.flag("unstable") {
        facts.push("Its makers may change it without notice.".to_owned());
    }
    if node.kind() == "record" {
        facts.push(match node.text("key").unwrap_or("any") {
            "tid" => "Its key is a TID.".to_owned(),
            "nsid" => "Its key is an NSID.".to_owned(),
            "any" => "Its key is any record key.".to_owned(),
            literal => format!(
                "Its key is `{}`: one to a repository.",
                literal.trim_start_matches("literal:")
            ),
        });
    }
    if node.kind() == "array" {
        facts.extend(sentence(&limits(node)));
    }
    if !facts.is_empty() {
        lines.push(String::new());
        lines.push(facts.join(" "));
    }
    lines
}

/// The doc comment of what a method answers.
pub(super) fn output(nsid: &str) -> Vec<String> {
    vec![format!("What `{nsid}` answers.")]
}

/// The doc comment of something that has no name of its own in the lexicon: its place.
pub(super) fn inline(place: &str) -> Vec<String> {
    vec![place.to_owned()]
}

/// The place of what is made for a property.
pub(super) fn place(owner: &str, wire: &str, list: bool) -> String {
    let item = if list { "An item of " } else { "The " };
    format!("{item}`{wire}` of [`{owner}`].")
}

/// The doc comment of a field of the definition `tag`: its name on the wire, then what the schema says about it.
pub(super) fn field(
    words: &Words,
    tag: &str,
    wire: &str,
    node: Node<'_>,
    presence: Presence,
) -> String {
    let mut text = format!("`{wire}`");
    let limits = limits(node);
    if limits.is_empty() {
        text.push('.');
    } else {
        text.push_str(": ");
        text.push_str(&limits.join(", "));
        text.push('.');
    }
    if presence == Presence::Nullable {
        text.push_str(" Sent as `null` if it is `None`.");
    }
    let words = words.get(&format!("{tag}.{wire}"));
    if let Some(words) = words {
        text.push(' ');
        text.push_str(words);
    }
    text
}

fn sentence(limits: &[String]) -> Option<String> {
    let mut text = limits.join(", ");
    let first = text.get(..1)?.to_uppercase();
    text.replace_range(..1, &first);
    text.push('.');
    Some(text)
}

/// What the schema says about the values of a node.
fn limits(node: Node<'_>) -> Vec<String> {
    let mut facts = Vec::new();
    let unit = match node.kind() {
        "array" => "items",
        _ => "bytes",
    };
    facts.extend(range(node.number("minimum"), node.number("maximum"), ""));
    facts.extend(range(
        node.number("minGraphemes"),
        node.number("maxGraphemes"),
        "graphemes",
    ));
    facts.extend(range(
        node.number("minLength"),
        node.number("maxLength"),
        unit,
    ));
    if let Some(items) = node.child("items").filter(|_| node.kind() == "array") {
        let each = limits(items);
        if !each.is_empty() {
            facts.push(format!("each {}", each.join(", ")));
        }
    }
    if node.kind() == "blob" {
        let accept = node.texts("accept");
        if !accept.is_empty() && accept != ["*/*"] {
            facts.push(
                accept
                    .iter()
                    .map(|kind| format!("`{kind}`"))
                    .collect::<Vec<_>>()
                    .join(" or "),
            );
        }
        facts.extend(range(None, node.number("maxSize"), "bytes"));
    }
    match node.value("const") {
        Some(value) => facts.push(format!("always `{}`", code(value))),
        None => facts.extend(
            node.value("default")
                .map(|value| format!("the default is `{}`", code(value))),
        ),
    }
    facts
}

/// A value in backticks, whatever is in it (B117, B119).
fn code(value: &serde_json::Value) -> String {
    let text = match value {
        serde_json::Value::String(text) => format!("{text:?}").trim_matches('"').to_owned(),
        other => other.to_string(),
    };
    text.replace('`', "'")
}

fn range(low: Option<i64>, high: Option<i64>, unit: &str) -> Option<String> {
    let space = if unit.is_empty() { "" } else { " " };
    match (low, high) {
        (Some(low), Some(high)) if low == high => Some(format!("exactly {low}{space}{unit}")),
        (Some(low), Some(high)) => Some(format!("{low} to {high}{space}{unit}")),
        (Some(low), None) => Some(format!("at least {low}{space}{unit}")),
        (None, Some(high)) => Some(format!("at most {high}{space}{unit}")),
        (None, None) => None,
    }
}
