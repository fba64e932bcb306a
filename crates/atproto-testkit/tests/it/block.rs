//! Frames, CAR files and trees, read with the SDK's decoder: what the server writes must mean the same to it.

use std::collections::BTreeMap;

use atproto_core::{
    crypto::PublicKey,
    data::{Cid, Raw, Value},
};
use bytes::Bytes;

/// The blocks of a CAR file behind its only root, each hashed.
#[derive(Debug)]
pub(crate) struct Blocks {
    pub(crate) root: Cid,
    blocks: BTreeMap<String, Vec<u8>>,
}

impl Blocks {
    pub(crate) fn read(mut car: &[u8]) -> Self {
        let header = Value::from_dag_cbor(section(&mut car)).unwrap();
        let Some([Value::Link(root)]) = header.get("roots").and_then(Value::as_array) else {
            panic!("{header:?}")
        };
        let mut blocks = BTreeMap::new();
        while !car.is_empty() {
            let (cid, block) = Cid::read(section(&mut car)).unwrap();
            assert!(cid.verifies(block));
            assert!(
                blocks.insert(cid.to_string(), block.to_vec()).is_none(),
                "{cid} twice"
            );
        }
        Self {
            root: root.clone(),
            blocks,
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.blocks.len()
    }

    pub(crate) fn get(&self, cid: &Cid) -> Option<Value> {
        Some(Value::from_dag_cbor(self.blocks.get(&cid.to_string())?).unwrap())
    }

    /// The root commit, with its signature checked.
    pub(crate) fn commit(&self, did: &str, key: &PublicKey) -> Value {
        let commit = self.get(&self.root).unwrap();
        assert_eq!(text(&commit, "did"), did);
        assert_eq!(commit.get("version"), Some(&Value::Integer(3)));
        let Value::Object(mut unsigned) = commit.clone() else {
            panic!()
        };
        let Some(Value::Bytes(signature)) = unsigned.remove("sig") else {
            panic!()
        };
        key.verify(&Value::Object(unsigned).to_dag_cbor(), &signature)
            .unwrap();
        commit
    }

    /// The records below the root, by path; a node that is not there ends the way.
    pub(crate) fn records(&self) -> BTreeMap<String, Cid> {
        let mut found = Vec::new();
        let commit = self.get(&self.root).unwrap();
        self.walk(commit.get("data"), &mut found);
        let paths: Vec<&String> = found.iter().map(|(path, _)| path).collect();
        assert!(paths.is_sorted(), "{paths:?}");
        found.into_iter().collect()
    }

    fn walk(&self, link: Option<&Value>, found: &mut Vec<(String, Cid)>) {
        let Some(Value::Link(cid)) = link else { return };
        let Some(node) = self.get(cid) else { return };
        self.walk(node.get("l"), found);
        let mut path = Vec::new();
        for entry in node.get("e").and_then(Value::as_array).unwrap() {
            let shared = entry.get("p").and_then(Value::as_integer).unwrap();
            path.truncate(usize::try_from(shared).unwrap());
            let (Some(Value::Bytes(rest)), Some(Value::Link(value))) =
                (entry.get("k"), entry.get("v"))
            else {
                panic!("{entry:?}")
            };
            path.extend_from_slice(rest);
            found.push((String::from_utf8(path.clone()).unwrap(), value.clone()));
            self.walk(entry.get("t"), found);
        }
    }
}

fn section<'a>(car: &mut &'a [u8]) -> &'a [u8] {
    let mut length = 0;
    for shift in (0..).step_by(7) {
        let (byte, rest) = car.split_first().unwrap();
        *car = rest;
        length |= usize::from(byte & 0x7f) << shift;
        if *byte < 0x80 {
            break;
        }
    }
    let (section, rest) = car.split_at(length);
    *car = rest;
    section
}

/// A frame's header and body.
pub(crate) fn frame(bytes: &Bytes) -> (Value, Value) {
    let (header, body) = Raw::split_dag_cbor(bytes).unwrap();
    (
        header.to_value().unwrap(),
        Value::from_dag_cbor(&body).unwrap(),
    )
}

pub(crate) fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value
        .get(name)
        .and_then(Value::as_str)
        .unwrap_or_else(|| panic!("no {name} in {value:?}"))
}
