//! Canonical DAG-CBOR: the shortest heads, keys in order, no key twice.

use super::{Open, Span, Writer};
use crate::data::Cid;

const UNSIGNED: u8 = 0x00;
const NEGATIVE: u8 = 0x20;
const BYTES: u8 = 0x40;
const TEXT: u8 = 0x60;
const LIST: u8 = 0x80;
pub(super) const MAP: u8 = 0xa0;
const LINK: [u8; 2] = [0xd8, 42];
pub(super) const FALSE: u8 = 0xf4;
pub(super) const NULL: u8 = 0xf6;

/// From so many entries on, the head of an object has more than one byte.
const SHORT: usize = 24;

impl Writer {
    fn head(&mut self, kind: u8, argument: u64) {
        // The last bytes of the big-endian number, as few as hold it.
        let bytes = argument.to_be_bytes();
        let (mark, count) = match argument {
            0..24 => {
                let [.., last] = bytes;
                self.out.push(kind | last);
                return;
            }
            24..0x100 => (24, 1),
            0x100..0x1_0000 => (25, 2),
            0x1_0000..0x1_0000_0000 => (26, 4),
            _ => (27, 8),
        };
        self.out.push(kind | mark);
        self.out
            .extend_from_slice(bytes.get(bytes.len() - count..).unwrap_or_default());
    }

    #[inline(never)]
    pub(super) fn cbor_text(&mut self, text: &str) {
        self.head(TEXT, text.len() as u64);
        self.out.extend_from_slice(text.as_bytes());
    }

    pub(super) fn cbor_int(&mut self, value: i64) {
        if value < 0 {
            self.head(NEGATIVE, (!value).unsigned_abs());
        } else {
            self.head(UNSIGNED, value.unsigned_abs());
        }
    }

    pub(super) fn cbor_bytes(&mut self, bytes: &[u8]) {
        self.head(BYTES, bytes.len() as u64);
        self.out.extend_from_slice(bytes);
    }

    pub(super) fn cbor_link(&mut self, cid: &Cid) {
        let bytes = cid.to_bytes();
        self.out.extend_from_slice(&LINK);
        self.head(BYTES, bytes.len() as u64 + 1);
        self.out.push(0);
        self.out.extend_from_slice(&bytes);
    }

    pub(super) fn cbor_list(&mut self, len: usize) {
        self.head(LIST, len as u64);
    }

    /// Writes the length of a list that was opened as an empty one.
    pub(super) fn cbor_list_end(&mut self, start: usize, len: usize) {
        let items = self.out.split_off(start + 1);
        self.out.truncate(start);
        self.cbor_list(len);
        self.out.extend_from_slice(&items);
    }

    /// Writes the number of entries, and puts them in order where they are not. Comparing keys with their heads is
    /// comparing by length first. Of equal keys, which only raw JSON can have, the last counts.
    pub(super) fn cbor_close(&mut self, open: &Open) {
        let spans = self.spans.get(open.base..).unwrap_or_default();
        let keys = || spans.iter().map(|span| self.part(span.key, span.value));
        let ordered = keys().zip(keys().skip(1)).all(|(left, right)| left < right);
        if ordered && spans.len() < SHORT {
            let count = u8::try_from(spans.len()).unwrap_or_default();
            if let Some(head) = self.out.get_mut(open.start) {
                *head = MAP | count;
            }
            return;
        }
        let (mut entries, mut body) = (
            std::mem::take(&mut self.order),
            std::mem::take(&mut self.scratch),
        );
        let spans = self.spans.get(open.base..).unwrap_or_default();
        let ends = spans.iter().skip(1).map(|span| span.key);
        entries.extend(spans.iter().copied().zip(ends.chain([self.out.len()])));
        let key = |entry: &(Span, usize)| self.part(entry.0.key, entry.0.value);
        entries.sort_by(|left, right| key(left).cmp(key(right)));
        // The sort was stable, so the last of equal keys follows the others.
        let last = |index: usize, entry: &(Span, usize)| {
            let next = entries.get(index + 1);
            next.is_none_or(|next| key(next) != key(entry))
        };
        let mut count = 0;
        for (index, entry) in entries.iter().enumerate() {
            if last(index, entry) {
                body.extend_from_slice(self.part(entry.0.key, entry.1));
                count += 1;
            }
        }
        self.out.truncate(open.start);
        self.head(MAP, count);
        self.out.extend_from_slice(&body);
        body.clear();
        entries.clear();
        self.scratch = body;
        self.order = entries;
    }
}
