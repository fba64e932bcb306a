//! Putting what was malformed back where it was.

use bytes::Bytes;

use super::{Open, Writer};
use crate::data::extra::{Extra, Place};
use crate::data::{Cursor, DecodeError, Format, Raw};

impl Writer {
    /// Fits what `extra` has of named fields into the object that is being written: whole fields where the struct has
    /// none, items into their lists.
    #[cold]
    #[inline(never)]
    pub(super) fn mend(&mut self, open: &Open, extra: &Extra) {
        for (name, items) in lists(extra) {
            self.fit_items(open.base, name, &items);
        }
        for entry in extra.entries() {
            if entry.place == Place::Field && !self.has_entry(open.base, &entry.name) {
                self.key(&entry.name);
                self.raw(&entry.raw);
            }
        }
    }

    fn has_entry(&self, base: usize, name: &str) -> bool {
        self.spans.iter().skip(base).any(|span| span.name == name)
    }

    /// Writes a list again with `items` at their positions.
    fn fit_items(&mut self, base: usize, name: &str, items: &[(usize, &Raw)]) {
        let named = |(_, span): &(usize, &super::Span)| span.name == name;
        let found = self.spans.iter().enumerate().skip(base).find(named);
        let Some((index, span)) = found else {
            return;
        };
        let start = span.value;
        // A comma stands before the next key.
        let end = self
            .spans
            .get(index + 1)
            .map_or(self.out.len(), |next| next.key - usize::from(!self.cbor));
        let written = Bytes::copy_from_slice(self.part(start, end));
        let Ok(written) = split(&written, self.format()) else {
            return;
        };
        let behind = self.out.split_off(end);
        self.out.truncate(start);
        self.merge(&written, items);
        let moved = self.out.len();
        self.out.extend_from_slice(&behind);
        for span in self.spans.iter_mut().skip(index + 1) {
            span.key = span.key - end + moved;
            span.value = span.value - end + moved;
        }
    }

    fn merge(&mut self, written: &[Raw], kept: &[(usize, &Raw)]) {
        let mut written = written.iter();
        let mut kept = kept.iter().peekable();
        let total = written.len() + kept.len();
        self.list_open(total);
        for index in 0..total {
            let due = kept
                .next_if(|(position, _)| *position <= index)
                .map(|(_, raw)| *raw);
            let item = due
                .or_else(|| written.next())
                .or_else(|| kept.next().map(|(_, raw)| *raw));
            self.list_next(index);
            if let Some(item) = item {
                self.raw(item);
            }
        }
        self.list_close();
    }
}

/// The kept items of each list, in the order of their positions.
fn lists(extra: &Extra) -> Vec<(&str, Vec<(usize, &Raw)>)> {
    let mut lists: Vec<(&str, Vec<(usize, &Raw)>)> = Vec::new();
    for (name, position, raw) in extra.items() {
        match lists.last_mut() {
            Some((last, items)) if *last == name => items.push((position, raw)),
            _ => lists.push((name, vec![(position, raw)])),
        }
    }
    lists
}

/// The items of a list, as they are written.
fn split(list: &Bytes, format: Format) -> Result<Vec<Raw>, DecodeError> {
    let mut cursor = match format {
        Format::Json => Cursor::json(list)?,
        Format::DagCbor => Cursor::dag_cbor(list)?,
    };
    cursor.list::<Raw>()
}
