//! The Merkle search tree: a repository's paths, in nodes that their content alone decides.
//!
//! A key's layer is the number of leading zero bits of its SHA-256, counted in pairs. A node holds the keys of one
//! layer in order; between them hang the nodes of the layer below. A layer without keys of its own, above some that
//! have, is a node with nothing but a link down.

use std::collections::BTreeMap;

use sha2::{Digest as _, Sha256};

use atproto_core::data::{Cid, Value};

use super::value::{bytes, object};

/// A node and what hangs below it.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) cid: Cid,
    pub(super) bytes: Vec<u8>,
    left: Option<Box<Node>>,
    entries: Vec<Entry>,
}

#[derive(Clone, Debug)]
struct Entry {
    key: String,
    value: Cid,
    right: Option<Box<Node>>,
}

/// A key with its layer, which is worth keeping: it costs a hash.
#[derive(Clone, Debug)]
pub(super) struct Leaf {
    pub(super) layer: u32,
    pub(super) value: Cid,
}

/// The layer of a key.
pub(super) fn layer(key: &str) -> u32 {
    let mut zeros = 0;
    for byte in Sha256::digest(key) {
        zeros += byte.leading_zeros();
        if byte != 0 {
            break;
        }
    }
    zeros / 2
}

impl Node {
    /// The root of the tree of these leaves.
    pub(super) fn build(leaves: &BTreeMap<String, Leaf>) -> Self {
        let leaves: Vec<_> = leaves
            .iter()
            .map(|(key, leaf)| (key.as_str(), leaf))
            .collect();
        let top = leaves.iter().map(|(_, leaf)| leaf.layer).max().unwrap_or(0);
        Self::at(&leaves, top)
    }

    fn at(leaves: &[(&str, &Leaf)], layer: u32) -> Self {
        let below = |leaves: &[(&str, &Leaf)]| {
            (!leaves.is_empty()).then(|| Box::new(Self::at(leaves, layer.saturating_sub(1))))
        };
        // Runs of lower leaves, each but the first behind a leaf of this layer.
        let mut runs = leaves.split(|(_, leaf)| leaf.layer == layer);
        let left = runs.next().and_then(below);
        let own = leaves.iter().filter(|(_, leaf)| leaf.layer == layer);
        let entries: Vec<Entry> = own
            .zip(runs)
            .map(|((key, leaf), run)| Entry {
                key: (*key).to_owned(),
                value: leaf.value.clone(),
                right: below(run),
            })
            .collect();
        let bytes = encode(left.as_deref(), &entries);
        Self {
            cid: Cid::of_dag_cbor(&bytes),
            bytes,
            left,
            entries,
        }
    }

    /// Shows the nodes on the way to where `key` is or would be.
    pub(super) fn path(&self, key: &str, show: &mut dyn FnMut(&Node)) {
        show(self);
        let mut next = self.left.as_deref();
        for entry in &self.entries {
            match entry.key.as_str().cmp(key) {
                std::cmp::Ordering::Less => next = entry.right.as_deref(),
                std::cmp::Ordering::Equal => return,
                std::cmp::Ordering::Greater => break,
            }
        }
        if let Some(node) = next {
            node.path(key, show);
        }
    }

    /// Shows the nodes on the way to `key` and to its neighbours: with them a reader can take back what was done to it.
    pub(super) fn around(
        &self,
        leaves: &BTreeMap<String, Leaf>,
        key: &str,
        show: &mut dyn FnMut(&Node),
    ) {
        use std::ops::Bound::{Excluded, Unbounded};
        self.path(key, show);
        let before = leaves
            .range::<str, _>((Unbounded, Excluded(key)))
            .next_back();
        let after = leaves.range::<str, _>((Excluded(key), Unbounded)).next();
        for (key, _) in before.into_iter().chain(after) {
            self.path(key, show);
        }
    }

    /// Shows all nodes and leaves, parents first and leaves in their order.
    pub(super) fn walk(&self, show: &mut dyn FnMut(Step<'_>)) {
        show(Step::Node(self));
        if let Some(left) = &self.left {
            left.walk(show);
        }
        for entry in &self.entries {
            show(Step::Leaf(&entry.key, &entry.value));
            if let Some(right) = &entry.right {
                right.walk(show);
            }
        }
    }
}

/// What a walk meets.
pub(super) enum Step<'a> {
    Node(&'a Node),
    Leaf(&'a str, &'a Cid),
}

fn encode(left: Option<&Node>, entries: &[Entry]) -> Vec<u8> {
    let link = |node: Option<&Node>| node.map_or(Value::Null, |node| Value::Link(node.cid.clone()));
    let mut previous = "";
    let entries = entries.iter().map(|entry| {
        let shared = previous
            .bytes()
            .zip(entry.key.bytes())
            .take_while(|(a, b)| a == b)
            .count();
        previous = &entry.key;
        object([
            ("p", Value::Integer(shared.try_into().unwrap_or(0))),
            (
                "k",
                bytes(entry.key.bytes().skip(shared).collect::<Vec<u8>>()),
            ),
            ("v", Value::Link(entry.value.clone())),
            ("t", link(entry.right.as_deref())),
        ])
    });
    object([("e", Value::Array(entries.collect())), ("l", link(left))]).to_dag_cbor()
}

#[cfg(test)]
mod tests {
    use super::*;

    const VALUE: &str = "bafyreie5cvv4h45feadgeuwhbcutmh6t2ceseocckahdoe6uat64zmz454";

    fn leaves(keys: &[&str]) -> BTreeMap<String, Leaf> {
        let value = Cid::parse(VALUE).unwrap();
        keys.iter()
            .map(|key| {
                (
                    (*key).to_owned(),
                    Leaf {
                        layer: layer(key),
                        value: value.clone(),
                    },
                )
            })
            .collect()
    }

    fn root(keys: &[&str]) -> String {
        Node::build(&leaves(keys)).cid.to_string()
    }

    fn vectors(name: &str) -> Vec<serde_json::Value> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/interop");
        serde_json::from_slice(&std::fs::read(format!("{folder}/{name}")).unwrap()).unwrap()
    }

    /// The official vectors of commit proofs: roots before and after, and every block of the proof.
    #[test]
    fn proofs_hold_what_the_official_vectors_ask_for() {
        for case in vectors("firehose/commit-proof-fixtures.json") {
            let list = |name: &str| -> Vec<&str> {
                case[name]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|item| item.as_str().unwrap())
                    .collect()
            };
            assert_eq!(case["leafValue"], VALUE);
            assert_eq!(root(&list("keys")), case["rootBeforeCommit"]);
            let (adds, dels) = (list("adds"), list("dels"));
            let mut after = leaves(&[list("keys"), adds.clone()].concat());
            after.retain(|key, _| !dels.contains(&key.as_str()));
            let tree = Node::build(&after);
            assert_eq!(tree.cid.to_string(), case["rootAfterCommit"]);
            let mut shown = Vec::new();
            for key in adds.iter().chain(&dels) {
                tree.around(&after, key, &mut |node| shown.push(node.cid.to_string()));
            }
            for block in list("blocksInProof") {
                assert!(
                    shown.iter().any(|cid| cid == block),
                    "{}: {block}",
                    case["comment"]
                );
            }
        }
    }

    /// The official vectors of key heights.
    #[test]
    fn layers_are_those_of_the_official_vectors() {
        for case in vectors("mst/key_heights.json") {
            let key = case["key"].as_str().unwrap();
            assert_eq!(
                u64::from(layer(key)),
                case["height"].as_u64().unwrap(),
                "{key:?}"
            );
        }
    }

    /// The known roots of the official MST vectors.
    #[test]
    fn roots_are_the_known_ones() {
        assert_eq!(
            root(&[]),
            "bafyreie5737gdxlw5i64vzichcalba3z2v5n6icifvx5xytvske7mr3hpm"
        );
        assert_eq!(
            root(&["com.example.record/3jqfcqzm3fo2j"]),
            "bafyreibj4lsc3aqnrvphp5xmrnfoorvru4wynt6lwidqbm2623a6tatzdu"
        );
        assert_eq!(
            root(&["com.example.record/3jqfcqzm3fx2j"]),
            "bafyreih7wfei65pxzhauoibu3ls7jgmkju4bspy4t2ha2qdjnzqvoy33ai"
        );
        assert_eq!(
            root(&[
                "com.example.record/3jqfcqzm3fp2j",
                "com.example.record/3jqfcqzm3fr2j",
                "com.example.record/3jqfcqzm3fs2j",
                "com.example.record/3jqfcqzm3ft2j",
                "com.example.record/3jqfcqzm4fc2j",
            ]),
            "bafyreicmahysq4n6wfuxo522m6dpiy7z7qzym3dzs756t5n7nfdgccwq7m"
        );
    }
}
