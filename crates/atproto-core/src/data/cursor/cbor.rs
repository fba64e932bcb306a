//! DAG-CBOR, as the protocol has it: definite lengths, the shortest heads, keys in order, no floats, no tag but 42.

use std::borrow::Cow;
use std::cmp::Ordering;

use super::{Cursor, Entries, Items};
use crate::data::{Cid, DecodeError};

const UNSIGNED: u8 = 0;
const NEGATIVE: u8 = 1;
const BYTES: u8 = 2;
const TEXT: u8 = 3;
pub(super) const LIST: u8 = 4;
pub(super) const MAP: u8 = 5;
const TAG: u8 = 6;
const SIMPLE: u8 = 7;
const LINK: u64 = 42;
const FALSE: u8 = 0xf4;
const TRUE: u8 = 0xf5;
pub(super) const NULL: u8 = 0xf6;

/// The order of keys: the shorter first, then by bytes.
pub(in crate::data) fn key_order(left: &[u8], right: &[u8]) -> Ordering {
    left.len().cmp(&right.len()).then_with(|| left.cmp(right))
}

impl<'a> Cursor<'a> {
    pub(super) fn cbor_major(&self) -> Option<u8> {
        self.bytes.get(self.at).map(|byte| byte >> 5)
    }

    /// The head of an item: its argument, in the shortest form. Its kind was looked at before.
    fn cbor_argument(&mut self) -> Result<u64, DecodeError> {
        let Some(byte) = self.bytes.get(self.at) else {
            return self.broken("the document ends early");
        };
        let short = byte & 0x1f;
        let (value, size, least) = match short {
            0..24 => (u64::from(short), 0, 0),
            24 => (self.cbor_number::<1>()?, 1, 24),
            25 => (self.cbor_number::<2>()?, 2, 1 << 8),
            26 => (self.cbor_number::<4>()?, 4, 1 << 16),
            27 => (self.cbor_number::<8>()?, 8, 1 << 32),
            31 => return self.broken("lengths must be definite"),
            _ => return self.broken("expected a value"),
        };
        if value < least {
            return self.broken("numbers must have their shortest form");
        }
        self.at += 1 + size;
        self.worked(1 + size);
        Ok(value)
    }

    fn cbor_number<const SIZE: usize>(&self) -> Result<u64, DecodeError> {
        let bytes = self
            .bytes
            .get(self.at + 1..)
            .and_then(<[u8]>::first_chunk::<SIZE>);
        match bytes {
            Some(bytes) => Ok(bytes
                .iter()
                .fold(0, |value, byte| value << 8 | u64::from(*byte))),
            None => self.broken("the document ends early"),
        }
    }

    /// As many bytes as a head said.
    fn cbor_take(&mut self, length: u64) -> Result<&'a [u8], DecodeError> {
        let taken = usize::try_from(length)
            .ok()
            .and_then(|length| self.at.checked_add(length))
            .and_then(|end| Some((end, self.bytes.get(self.at..end)?)));
        match taken {
            Some((end, bytes)) => {
                self.at = end;
                self.worked(bytes.len());
                Ok(bytes)
            }
            None => self.broken("the document ends early"),
        }
    }

    pub(super) fn cbor_text(&mut self) -> Result<Cow<'a, str>, DecodeError> {
        if self.cbor_major() != Some(TEXT) {
            return self.wrong("expected a string");
        }
        let start = self.at;
        let length = self.cbor_argument()?;
        if let Ok(text) = std::str::from_utf8(self.cbor_take(length)?) {
            return Ok(Cow::Borrowed(text));
        }
        self.at = start;
        self.broken("a string is not UTF-8")
    }

    pub(super) fn cbor_int(&mut self) -> Result<i64, DecodeError> {
        let major = self.cbor_major();
        if !matches!(major, Some(UNSIGNED | NEGATIVE)) {
            // What is no value at all, such as a float, is named as such.
            if matches!(major, None | Some(SIMPLE)) {
                let start = self.at;
                self.cbor_skip()?;
                self.at = start;
            }
            return self.wrong("expected an integer");
        }
        let start = self.at;
        let value = i64::try_from(self.cbor_argument()?);
        match value {
            // The head of a negative number holds −1 − n, which is the complement of n.
            Ok(value) if major == Some(NEGATIVE) => Ok(!value),
            Ok(value) => Ok(value),
            Err(_) => {
                self.at = start;
                self.wrong("the integer does not fit 64 bits")
            }
        }
    }

    pub(super) fn cbor_boolean(&mut self) -> Result<bool, DecodeError> {
        let value = match self.bytes.get(self.at) {
            Some(&TRUE) => true,
            Some(&FALSE) => false,
            _ => return self.wrong("expected a boolean"),
        };
        self.at += 1;
        Ok(value)
    }

    pub(super) fn cbor_null(&mut self) -> bool {
        let null = self.bytes.get(self.at) == Some(&NULL);
        self.at += usize::from(null);
        null
    }

    pub(super) fn cbor_has_text(&self) -> bool {
        self.cbor_major() == Some(TEXT)
    }

    pub(super) fn cbor_has_boolean(&self) -> bool {
        matches!(self.bytes.get(self.at), Some(&(TRUE | FALSE)))
    }

    /// Whether a byte string comes next.
    pub(in crate::data) fn cbor_has_bytes(&self) -> bool {
        self.cbor && self.cbor_major() == Some(BYTES)
    }

    /// Whether a link comes next.
    pub(in crate::data) fn cbor_has_link(&self) -> bool {
        self.cbor && self.cbor_major() == Some(TAG)
    }

    /// A byte string; its place in the document.
    pub(in crate::data) fn cbor_bytes(&mut self) -> Result<std::ops::Range<usize>, DecodeError> {
        if self.cbor_major() != Some(BYTES) {
            return self.wrong("expected bytes");
        }
        let length = self.cbor_argument()?;
        let start = self.at;
        self.cbor_take(length)?;
        Ok(start..self.at)
    }

    /// A link: tag 42 of a byte string that starts with 0.
    pub(in crate::data) fn cbor_link(&mut self) -> Result<Cid, DecodeError> {
        let start = self.at;
        if self.cbor_argument()? != LINK {
            self.at = start;
            return self.broken("no tag but 42 is allowed");
        }
        if self.cbor_major() != Some(BYTES) {
            return self.broken("a link is no byte string");
        }
        let length = self.cbor_argument()?;
        let cid = match self.cbor_take(length)?.split_first() {
            Some((0, cid)) => Cid::from_bytes(cid).ok(),
            _ => None,
        };
        if let Some(cid) = cid {
            return Ok(cid);
        }
        self.at = start;
        self.broken("a link is no CID")
    }

    pub(super) fn cbor_open(&mut self, major: u8, what: &'static str) -> Result<u64, DecodeError> {
        if self.cbor_major() != Some(major) {
            return self.wrong(what);
        }
        self.cbor_argument()
    }

    pub(super) fn cbor_key(
        &mut self,
        entries: &mut Entries<'a>,
    ) -> Result<Option<Cow<'a, str>>, DecodeError> {
        if entries.left == 0 {
            self.depth -= 1;
            return Ok(None);
        }
        entries.left -= 1;
        match self.cbor_major() {
            Some(TEXT) => {}
            Some(_) => return self.broken("a key is no string"),
            None => return self.broken("the document ends early"),
        }
        let start = self.at;
        let key = self.cbor_text()?;
        if let Cow::Borrowed(text) = key {
            let bytes = text.as_bytes();
            if !entries.first && key_order(entries.previous, bytes) != Ordering::Less {
                self.at = start;
                return self.broken("keys are not in order, or one is there twice");
            }
            entries.previous = bytes;
        }
        entries.first = false;
        Ok(Some(key))
    }

    pub(super) fn cbor_list_next(&mut self, items: &mut Items) -> bool {
        if items.left == 0 {
            self.depth -= 1;
            return false;
        }
        items.left -= 1;
        true
    }

    /// Goes past one value, checking all of it. The depth limit bounds the recursion.
    pub(super) fn cbor_skip(&mut self) -> Result<(), DecodeError> {
        match self.cbor_major() {
            Some(UNSIGNED | NEGATIVE) => self.cbor_argument().map(drop),
            Some(BYTES) => self.cbor_bytes().map(drop),
            Some(TEXT) => self.cbor_text().map(drop),
            Some(TAG) => self.cbor_link().map(drop),
            Some(LIST) => {
                let mut items = self.list_open()?;
                while self.list_next(&mut items)? {
                    self.cbor_skip()?;
                }
                Ok(())
            }
            Some(MAP) => {
                if let Some(end) = self.spans.end_of(self.at) {
                    self.at = end;
                    return Ok(());
                }
                let mut entries = self.open()?;
                while self.key(&mut entries)?.is_some() {
                    self.cbor_skip()?;
                }
                Ok(())
            }
            None => self.broken("the document ends early"),
            Some(SIMPLE..) => match self.bytes.get(self.at) {
                Some(&(TRUE | FALSE | NULL)) => {
                    self.at += 1;
                    Ok(())
                }
                Some(0xf9..=0xfb) => self.broken("floats are not allowed"),
                _ => self.broken("expected a value"),
            },
        }
    }
}
