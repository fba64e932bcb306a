//! What refers to what: which definitions people build, and which objects are parts of themselves.

use std::collections::BTreeSet;

use super::schema::{DefId, Lexicons, Node};

/// The definitions that people build: what is reachable from records and from what methods take.
pub(super) fn built(lexicons: &Lexicons) -> BTreeSet<DefId> {
    let mut found = BTreeSet::new();
    let mut todo = Vec::new();
    for nsid in lexicons.nsids() {
        for (def, node) in lexicons.definitions(nsid) {
            match node.kind() {
                "record" => todo.push(DefId::new(nsid, def)),
                "query" | "procedure" | "subscription" => {
                    found.insert(DefId::new(nsid, def));
                    for part in ["parameters", "input"] {
                        if let Some(part) = node.child(part) {
                            references(part, nsid, &mut todo);
                        }
                    }
                }
                _ => {}
            }
        }
    }
    while let Some(id) = todo.pop() {
        if let Some(node) = lexicons.definition(&id)
            && found.insert(id.clone())
        {
            references(node, &id.nsid, &mut todo);
        }
    }
    found
}

/// Every definition that a node refers to, at any depth.
fn references(node: Node<'_>, nsid: &str, found: &mut Vec<DefId>) {
    match node.kind() {
        "ref" => found.extend(node.text("ref").map(|target| DefId::resolve(target, nsid))),
        "union" => found.extend(
            node.texts("refs")
                .into_iter()
                .map(|target| DefId::resolve(target, nsid)),
        ),
        _ => {}
    }
    for key in ["schema", "record", "items"] {
        if let Some(child) = node.child(key) {
            references(child, nsid, found);
        }
    }
    for (_, property) in node.properties() {
        references(property, nsid, found);
    }
}

/// Whether an object is a part of itself without a list or union between.
pub(super) fn contains(
    lexicons: &Lexicons,
    from: &DefId,
    wanted: &DefId,
    seen: &mut BTreeSet<DefId>,
) -> bool {
    if from == wanted {
        return true;
    }
    if !seen.insert(from.clone()) {
        return false;
    }
    let Some(object) = lexicons.object(from) else {
        return false;
    };
    let mut references = object
        .properties()
        .filter(|(_, property)| property.kind() == "ref");
    references.any(|(_, property)| {
        let target = property.text("ref").unwrap_or_default();
        contains(lexicons, &DefId::resolve(target, &from.nsid), wanted, seen)
    })
}
