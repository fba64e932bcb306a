//! From places in the bytes to paths in the structure.
//!
//! Decoding remembers offsets only, which costs nothing while all is well. When something is to be reported, the
//! document is walked once more.

use std::fmt::Write as _;

use bytes::Bytes;

use super::{Cursor, DecodeError, Format};

/// Longer keys are cut in paths, so that a report cannot be much larger than the document.
const MAX_KEY: usize = 64;

/// The paths of some places of a document, in the order of `offsets`. A document that breaks off gives the path of the
/// value in which it breaks to every place behind.
pub(super) fn locate(document: &Bytes, format: Format, offsets: &[usize]) -> Vec<String> {
    let mut order: Vec<usize> = (0..offsets.len()).collect();
    order.sort_by_key(|index| offsets.get(*index).copied());
    let mut walk = Walk {
        offsets,
        order: order.into_iter().peekable(),
        paths: vec![String::new(); offsets.len()],
        path: String::new(),
    };
    let cursor = match format {
        Format::Json => Cursor::json(document),
        Format::DagCbor => Cursor::dag_cbor(document),
    };
    if let Ok(mut cursor) = cursor
        && walk.value(&mut cursor).is_err()
    {
        // The path is where the walk stopped.
        walk.settle(usize::MAX);
    }
    walk.paths
}

/// The path of one place.
pub(super) fn locate_one(document: &Bytes, format: Format, offset: usize) -> String {
    locate(document, format, &[offset])
        .pop()
        .unwrap_or_default()
}

struct Walk<'a> {
    offsets: &'a [usize],
    order: std::iter::Peekable<std::vec::IntoIter<usize>>,
    paths: Vec<String>,
    path: String,
}

impl Walk<'_> {
    /// The places before `end` that are still open are here.
    fn settle(&mut self, end: usize) {
        while let Some(index) = self.order.peek().copied() {
            if self.offsets.get(index).is_none_or(|offset| *offset >= end) {
                return;
            }
            if let Some(path) = self.paths.get_mut(index) {
                path.clone_from(&self.path);
            }
            self.order.next();
        }
    }

    /// Walks one value. The depth limit of the cursor bounds the recursion.
    fn value(&mut self, cursor: &mut Cursor<'_>) -> Result<(), DecodeError> {
        if self.order.peek().is_none() {
            return cursor.skip();
        }
        let length = self.path.len();
        if cursor.at_object() {
            let mut entries = cursor.open()?;
            while let Some(key) = cursor.key(&mut entries)? {
                cursor.space();
                self.settle(cursor.offset());
                self.push_key(&key);
                self.value(cursor)?;
                self.path.truncate(length);
            }
        } else if cursor.at_list() {
            let mut items = cursor.list_open()?;
            let mut index = 0;
            while cursor.list_next(&mut items)? {
                cursor.space();
                self.settle(cursor.offset());
                let _ = write!(self.path, "[{index}]");
                self.value(cursor)?;
                self.path.truncate(length);
                index += 1;
            }
        } else {
            cursor.skip()?;
        }
        self.settle(cursor.offset());
        Ok(())
    }

    fn push_key(&mut self, key: &str) {
        let plain = !key.is_empty()
            && key.len() <= MAX_KEY
            && key
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$'));
        if plain {
            if !self.path.is_empty() {
                self.path.push('.');
            }
            self.path.push_str(key);
        } else {
            let cut: String = key.chars().take(MAX_KEY).collect();
            let _ = write!(self.path, "[{cut:?}]");
        }
    }
}
