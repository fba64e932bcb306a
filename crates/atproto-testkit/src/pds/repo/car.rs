//! CAR files: blocks in a row behind a header that names the root.

use std::collections::HashSet;

use atproto_core::data::{Cid, Value};

use super::value::object;

/// A CAR file that is being written. No block is written twice.
#[derive(Debug)]
pub(in crate::pds) struct Car {
    bytes: Vec<u8>,
    written: HashSet<Cid>,
}

impl Car {
    pub(in crate::pds) fn new(root: &Cid) -> Self {
        let header = object([
            ("version", Value::Integer(1)),
            ("roots", Value::Array(vec![Value::Link(root.clone())])),
        ]);
        let mut car = Self {
            bytes: Vec::new(),
            written: HashSet::new(),
        };
        car.section(&[], &header.to_dag_cbor());
        car
    }

    pub(in crate::pds) fn push(&mut self, cid: &Cid, block: &[u8]) {
        if self.written.insert(cid.clone()) {
            self.section(&cid.to_bytes(), block);
        }
    }

    fn section(&mut self, cid: &[u8], block: &[u8]) {
        let mut length = cid.len() + block.len();
        loop {
            // LEB128: seven bits a byte, the lowest first.
            let [bits, ..] = length.to_le_bytes();
            length >>= 7;
            self.bytes
                .push(if length > 0 { bits | 0x80 } else { bits & 0x7f });
            if length == 0 {
                break;
            }
        }
        self.bytes.extend_from_slice(cid);
        self.bytes.extend_from_slice(block);
    }

    pub(in crate::pds) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}
