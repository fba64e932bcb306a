//! One reader for JSON and DAG-CBOR: primitives, lists, and what is kept when a value is not what it should be.
//!
//! The formats differ in a flag that every primitive looks at, which costs 1 % and saves a second copy of all
//! generated code. The cursor goes forward over one buffer and can go back to a mark, so leniency buffers nothing.

mod cbor;
mod json;
mod lenient;
mod nested;
pub(super) mod scan;
mod skip;
mod values;

use bytes::Bytes;

use super::error::{Scope, What};
use super::spans::Spans;
use super::warning::Notes;
use super::{DecodeError, Format};
pub(in crate::data) use lenient::{Kept, Mark};
pub(in crate::data) use nested::Entries;
use nested::Items;

/// How deep lists and objects may be nested.
pub const MAX_DEPTH: u32 = 128;

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

    #[cfg(test)]
    fn worked(&mut self, bytes: usize) {
        self.work += bytes;
    }

    #[cfg(not(test))]
    #[inline]
    #[allow(clippy::unused_self, reason = "the test build counts")]
    fn worked(&self, _bytes: usize) {}
}
