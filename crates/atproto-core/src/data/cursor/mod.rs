//! One reader for JSON and DAG-CBOR: primitives, lists, and what is kept when a value is not what it should be.
//!
//! The formats differ in a flag that every primitive looks at, which costs 1 % and saves a second copy of all
//! generated code. The cursor goes forward over one buffer and can go back to a mark, so leniency buffers nothing.

mod cbor;
mod json;
pub(super) mod scan;
mod skip;

use std::borrow::Cow;

use bytes::Bytes;
use compact_str::CompactString;

use super::error::{Scope, What};
use super::spans::Spans;
use super::warning::Notes;
use super::{DecodeError, Format, Raw};

/// How deep lists and objects may be nested.
pub const MAX_DEPTH: u32 = 128;

/// The largest integer that every implementation can hold: 2^53 − 1.
const MAX_SAFE_INTEGER: i64 = (1 << 53) - 1;

/// A value that can be read from JSON and from DAG-CBOR.
///
/// Generated types implement it by a table; a hand-written one calls the methods of [`Cursor`].
pub trait Decode: Sized {
    /// Reads one value.
    ///
    /// # Errors
    /// When the document is not well-formed, or the value is not of this type.
    fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError>;
}

/// A reader of one document.
#[derive(Debug)]
pub struct Cursor<'a> {
    source: &'a Bytes,
    bytes: &'a [u8],
    /// The document as text; empty for DAG-CBOR.
    text: &'a str,
    at: usize,
    depth: u32,
    cbor: bool,
    /// The `$type` that the next object must have: set by a union.
    pub(super) expected: Option<&'static str>,
    /// Where the outermost union member starts that is guessed and not confirmed yet.
    pub(super) guess: Option<usize>,
    pub(super) spans: Spans,
    pub(super) notes: Notes,
    /// What was not what it should be in the field that is being read.
    pub(super) kept: Vec<Kept>,
    /// Bytes looked at, over all passes.
    #[cfg(test)]
    pub(super) work: usize,
}

/// A value that is kept as it came, for the object that holds it.
#[derive(Debug)]
pub(super) struct Kept {
    /// The place in its list; `None` for a whole field.
    pub(super) position: Option<usize>,
    pub(super) raw: Raw,
}

/// A place to go back to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    pub(super) at: usize,
    depth: u32,
    notes: usize,
    pub(super) kept: usize,
}

/// The state of an open object.
#[derive(Debug)]
pub(super) struct Entries<'a> {
    /// DAG-CBOR says how many follow.
    left: u64,
    first: bool,
    /// The last key, which the next one must follow in DAG-CBOR.
    previous: &'a [u8],
}

/// The state of an open list.
#[derive(Debug)]
pub(super) struct Items {
    left: u64,
    first: bool,
}

impl<'a> Cursor<'a> {
    /// Reads JSON.
    ///
    /// # Errors
    /// When the bytes are not UTF-8, or more than 4 GiB.
    pub fn json(source: &'a Bytes) -> Result<Self, DecodeError> {
        let text = std::str::from_utf8(source).map_err(|error| {
            DecodeError::new(
                Scope::Document,
                error.valid_up_to(),
                What::Plain("the text is not UTF-8"),
            )
        })?;
        Self::new(source, text, false)
    }

    /// Reads DAG-CBOR.
    ///
    /// # Errors
    /// When there are more than 4 GiB.
    pub fn dag_cbor(source: &'a Bytes) -> Result<Self, DecodeError> {
        Self::new(source, "", true)
    }

    fn new(source: &'a Bytes, text: &'a str, cbor: bool) -> Result<Self, DecodeError> {
        if u32::try_from(source.len()).is_err() {
            let what = What::Plain("the document is larger than 4 GiB");
            return Err(DecodeError::new(Scope::Document, 0, what));
        }
        Ok(Self {
            source,
            bytes: source,
            text,
            at: 0,
            depth: 0,
            cbor,
            expected: None,
            guess: None,
            spans: Spans::default(),
            notes: Notes::default(),
            kept: Vec::new(),
            #[cfg(test)]
            work: 0,
        })
    }

    /// The format of the document.
    pub fn format(&self) -> Format {
        if self.cbor {
            Format::DagCbor
        } else {
            Format::Json
        }
    }

    /// How many bytes have been read.
    pub fn offset(&self) -> usize {
        self.at
    }

    /// Checks that nothing follows.
    ///
    /// # Errors
    /// When something does.
    pub fn end(&mut self) -> Result<(), DecodeError> {
        self.space();
        if self.at == self.bytes.len() {
            return Ok(());
        }
        self.broken("something follows the value")
    }

    /// An error about the value at hand, for hand-written [`Decode`]: whoever can do without the value goes on.
    #[cold]
    pub fn error(&self, message: impl Into<String>) -> DecodeError {
        DecodeError::new(Scope::Value, self.at, What::Message(message.into()))
    }

    #[cold]
    #[inline(never)]
    pub(super) fn wrong<T>(&self, what: &'static str) -> Result<T, DecodeError> {
        Err(DecodeError::new(Scope::Value, self.at, What::Plain(what)))
    }

    #[cold]
    #[inline(never)]
    pub(super) fn broken<T>(&self, what: &'static str) -> Result<T, DecodeError> {
        Err(DecodeError::new(
            Scope::Document,
            self.at,
            What::Plain(what),
        ))
    }

    /// Text, borrowed where it has no escapes.
    ///
    /// # Errors
    /// When the value is no text.
    #[inline]
    pub fn text(&mut self) -> Result<Cow<'a, str>, DecodeError> {
        if self.cbor {
            self.cbor_text()
        } else {
            self.json_text()
        }
    }

    /// Text of one's own.
    ///
    /// # Errors
    /// When the value is no text.
    #[inline(never)]
    pub fn string(&mut self) -> Result<String, DecodeError> {
        self.text().map(Cow::into_owned)
    }

    /// Text for an identifier: up to 24 bytes need no allocation.
    ///
    /// # Errors
    /// When the value is no text.
    #[inline(never)]
    pub fn compact(&mut self) -> Result<CompactString, DecodeError> {
        self.text().map(CompactString::from)
    }

    /// An integer. JSON may write it as `3.0` or `1e3`; one beyond 2^53 − 1 is kept exactly, with a warning.
    ///
    /// # Errors
    /// When the value is no integer or does not fit 64 bits.
    #[inline(never)]
    pub fn int(&mut self) -> Result<i64, DecodeError> {
        let start = self.at;
        let value = if self.cbor {
            self.cbor_int()?
        } else {
            self.json_int()?
        };
        if !(-MAX_SAFE_INTEGER..=MAX_SAFE_INTEGER).contains(&value) {
            self.notes.add(
                start,
                What::Plain("the integer is beyond 2^53 − 1, where others lose digits"),
            );
        }
        Ok(value)
    }

    /// `true` or `false`.
    ///
    /// # Errors
    /// When the value is neither.
    #[inline]
    pub fn boolean(&mut self) -> Result<bool, DecodeError> {
        if self.cbor {
            self.cbor_boolean()
        } else {
            self.json_boolean()
        }
    }

    /// Goes past a `null` and says so; stays where it is before anything else.
    ///
    /// # Errors
    /// When the document is not well-formed.
    #[inline]
    pub fn null(&mut self) -> Result<bool, DecodeError> {
        if self.cbor {
            Ok(self.cbor_null())
        } else {
            self.json_null()
        }
    }

    /// The value as it is, a slice of the document.
    ///
    /// # Errors
    /// When the document is not well-formed.
    #[inline(never)]
    pub fn raw(&mut self) -> Result<Raw, DecodeError> {
        self.space();
        let start = self.at;
        self.skip()?;
        Ok(self.slice(start))
    }

    /// What was read since `start`.
    pub(super) fn slice(&self, start: usize) -> Raw {
        Raw::checked(self.source.slice(start..self.at.max(start)), self.format())
    }

    /// An optional field: `null` and a malformed value are `None`, and kept for encoding.
    ///
    /// # Errors
    /// When the document is not well-formed.
    pub fn opt<T: Decode>(&mut self) -> Result<Option<T>, DecodeError> {
        if self.is_null() {
            self.keep_null()?;
            return Ok(None);
        }
        let mark = self.mark();
        match T::decode(self) {
            Ok(value) => Ok(Some(value)),
            Err(error) => {
                self.keep(mark, error, None)?;
                Ok(None)
            }
        }
    }

    /// A required field that may be `null`.
    ///
    /// # Errors
    /// When the value is neither `null` nor of the type.
    pub fn nullable<T: Decode>(&mut self) -> Result<Option<T>, DecodeError> {
        if self.null()? {
            return Ok(None);
        }
        T::decode(self).map(Some)
    }

    /// A list: a malformed item is left out, with a warning, and kept for encoding.
    ///
    /// # Errors
    /// When the value is no list or the document is not well-formed.
    pub fn list<T: Decode>(&mut self) -> Result<Vec<T>, DecodeError> {
        let mut values = Vec::new();
        let mut items = self.list_open()?;
        let mut position = 0;
        while self.list_next(&mut items)? {
            let mark = self.mark();
            match T::decode(self) {
                Ok(value) if self.kept.len() == mark.kept => values.push(value),
                // A list in the list has left something out; as it has no object to keep it, the whole goes.
                Ok(_) => {
                    let error = self.error("a list in a list has a malformed item");
                    self.keep(mark, error, Some(position))?;
                }
                Err(error) => self.keep(mark, error, Some(position))?,
            }
            position += 1;
        }
        Ok(values)
    }

    /// Reads an object of any shape: `entry` is called with each key and reads its value.
    ///
    /// # Errors
    /// When the value is no object, the document is not well-formed, or `entry` says so.
    pub fn entries(
        &mut self,
        entry: &mut dyn FnMut(&str, &mut Self) -> Result<(), DecodeError>,
    ) -> Result<(), DecodeError> {
        let mut entries = self.open()?;
        while let Some(key) = self.key(&mut entries)? {
            entry(&key, self)?;
        }
        Ok(())
    }

    /// Reads a list: `item` is called before each item and reads it.
    ///
    /// # Errors
    /// When the value is no list, the document is not well-formed, or `item` says so.
    pub fn items(
        &mut self,
        item: &mut dyn FnMut(&mut Self) -> Result<(), DecodeError>,
    ) -> Result<(), DecodeError> {
        let mut items = self.list_open()?;
        while self.list_next(&mut items)? {
            item(self)?;
        }
        Ok(())
    }

    #[inline]
    pub(super) fn mark(&self) -> Mark {
        Mark {
            at: self.at,
            depth: self.depth,
            notes: self.notes.len(),
            kept: self.kept.len(),
        }
    }

    pub(super) fn rewind(&mut self, mark: Mark) {
        self.at = mark.at;
        self.depth = mark.depth;
        self.notes.truncate(mark.notes);
        self.kept.truncate(mark.kept);
        self.expected = None;
    }

    /// Goes past a malformed value, notes why and keeps it.
    #[cold]
    #[inline(never)]
    fn keep(
        &mut self,
        mark: Mark,
        error: DecodeError,
        position: Option<usize>,
    ) -> Result<(), DecodeError> {
        let (raw, error) = self.salvage(mark, error)?;
        drop(error);
        self.kept.push(Kept { position, raw });
        Ok(())
    }

    /// Goes past a malformed value and notes why; answers the value and the error.
    pub(super) fn salvage(
        &mut self,
        mark: Mark,
        error: DecodeError,
    ) -> Result<(Raw, DecodeError), DecodeError> {
        if error.scope() != Scope::Value {
            return Err(error);
        }
        self.rewind(mark);
        self.notes.add_error(&error);
        self.space();
        let start = self.at;
        self.skip()?;
        self.spans.remember(start, self.at);
        Ok((self.slice(start), error.relative_to(start)))
    }

    #[cold]
    #[inline(never)]
    fn keep_null(&mut self) -> Result<(), DecodeError> {
        let raw = self.raw()?;
        self.kept.push(Kept {
            position: None,
            raw,
        });
        Ok(())
    }

    /// Goes to the next value.
    #[inline]
    pub(super) fn space(&mut self) {
        if !self.cbor {
            self.peek();
        }
    }

    /// Whether an object comes next.
    pub(super) fn at_object(&mut self) -> bool {
        if self.cbor {
            self.cbor_major() == Some(cbor::MAP)
        } else {
            self.peek() == b'{'
        }
    }

    /// Whether a list comes next.
    pub(super) fn at_list(&mut self) -> bool {
        if self.cbor {
            self.cbor_major() == Some(cbor::LIST)
        } else {
            self.peek() == b'['
        }
    }

    pub(super) fn is_json(&self) -> bool {
        !self.cbor
    }

    /// Whether text comes next.
    pub(super) fn at_text(&mut self) -> bool {
        if self.cbor {
            self.cbor_has_text()
        } else {
            self.peek() == b'"'
        }
    }

    /// Whether `true` or `false` comes next.
    pub(super) fn at_boolean(&mut self) -> bool {
        if self.cbor {
            self.cbor_has_boolean()
        } else {
            matches!(self.peek(), b't' | b'f')
        }
    }

    /// A part of the document.
    pub(super) fn share(&self, range: std::ops::Range<usize>) -> Bytes {
        self.source.slice(range)
    }

    /// Goes to a place on the same level.
    pub(super) fn jump(&mut self, at: usize) {
        self.at = at;
    }

    #[inline]
    fn is_null(&mut self) -> bool {
        if self.cbor {
            self.bytes.get(self.at) == Some(&cbor::NULL)
        } else {
            self.peek() == b'n'
        }
    }

    #[inline]
    fn enter(&mut self) -> Result<(), DecodeError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.broken("lists and objects are nested more than 128 deep");
        }
        Ok(())
    }

    /// Opens an object.
    #[inline]
    pub(super) fn open(&mut self) -> Result<Entries<'a>, DecodeError> {
        let left = if self.cbor {
            self.cbor_open(cbor::MAP, "expected an object")?
        } else {
            self.json_open(b'{', "expected an object")?
        };
        self.enter()?;
        Ok(Entries {
            left,
            first: true,
            previous: &[],
        })
    }

    /// The next key of an object, or its end.
    #[inline]
    pub(super) fn key(
        &mut self,
        entries: &mut Entries<'a>,
    ) -> Result<Option<Cow<'a, str>>, DecodeError> {
        if self.cbor {
            self.cbor_key(entries)
        } else {
            self.json_key(entries)
        }
    }

    #[inline]
    pub(super) fn list_open(&mut self) -> Result<Items, DecodeError> {
        let left = if self.cbor {
            self.cbor_open(cbor::LIST, "expected a list")?
        } else {
            self.json_open(b'[', "expected a list")?
        };
        self.enter()?;
        Ok(Items { left, first: true })
    }

    /// Whether another item follows; closes the list if not.
    #[inline]
    pub(super) fn list_next(&mut self, items: &mut Items) -> Result<bool, DecodeError> {
        if self.cbor {
            Ok(self.cbor_list_next(items))
        } else {
            self.json_list_next(items)
        }
    }

    #[cfg(test)]
    fn worked(&mut self, bytes: usize) {
        self.work += bytes;
    }

    #[cfg(not(test))]
    #[inline]
    #[allow(clippy::unused_self, reason = "the test build counts")]
    fn worked(&self, _bytes: usize) {}
}
