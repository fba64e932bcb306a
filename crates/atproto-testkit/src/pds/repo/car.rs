//! CAR files: blocks in a row behind a header that names the root.

use std::collections::HashSet;

use super::{Block, Cid};

/// A CAR file that is being written. No block is written twice.
#[derive(Debug)]
pub(in crate::pds) struct Car {
    bytes: Vec<u8>,
    written: HashSet<Cid>,
}

impl Car {
    pub(in crate::pds) fn new(root: Cid) -> Self {
        let header = Block::map([
            ("version", Block::Integer(1)),
            ("roots", Block::List(vec![Block::Link(root)])),
        ]);
        let mut car = Self {
            bytes: Vec::new(),
            written: HashSet::new(),
        };
        car.section(&[], &header.encode());
        car
    }

    pub(in crate::pds) fn push(&mut self, cid: Cid, block: &[u8]) {
        if self.written.insert(cid) {
            self.section(&cid.to_bytes(), block);
        }
    }

    fn section(&mut self, cid: &[u8], block: &[u8]) {
        let mut length = cid.len() + block.len();
        // LEB128.
        while length >= 0x80 {
            self.bytes.push(0x80 | (length & 0x7f) as u8);
            length >>= 7;
        }
        self.bytes.push(length as u8);
        self.bytes.extend_from_slice(cid);
        self.bytes.extend_from_slice(block);
    }

    pub(in crate::pds) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}
