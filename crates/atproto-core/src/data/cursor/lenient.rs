//! Going past what is malformed, and keeping it.

use super::Cursor;
use crate::data::error::Scope;
use crate::data::{Decode, DecodeError, Raw};

/// A value that is kept as it came, for the object that holds it.
#[derive(Debug)]
pub(in crate::data) struct Kept {
    /// The place in its list; `None` for a whole field.
    pub(in crate::data) position: Option<usize>,
    pub(in crate::data) raw: Raw,
}

/// A place to go back to.
#[derive(Clone, Copy, Debug)]
pub(in crate::data) struct Mark {
    pub(in crate::data) at: usize,
    depth: u32,
    notes: usize,
    pub(in crate::data) kept: usize,
}

impl Cursor<'_> {
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
                // A list in the list has left something out, with a warning; no object keeps that, so the whole is.
                Ok(_) => {
                    self.at = mark.at;
                    self.kept.truncate(mark.kept);
                    let raw = self.raw()?;
                    self.kept.push(Kept {
                        position: Some(position),
                        raw,
                    });
                }
                Err(error) => self.keep(mark, error, Some(position))?,
            }
            position += 1;
        }
        Ok(values)
    }

    #[inline]
    pub(in crate::data) fn mark(&self) -> Mark {
        Mark {
            at: self.at,
            depth: self.depth,
            notes: self.notes.len(),
            kept: self.kept.len(),
        }
    }

    pub(in crate::data) fn rewind(&mut self, mark: Mark) {
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
    pub(in crate::data) fn salvage(
        &mut self,
        mark: Mark,
        error: DecodeError,
    ) -> Result<(Raw, DecodeError), DecodeError> {
        if error.scope() != Scope::Value {
            return Err(error);
        }
        self.rewind(mark);
        self.notes.add_error(&error);
        let object = self.at_object();
        let start = self.at;
        self.skip()?;
        if object {
            self.spans.remember(start, self.at);
        }
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
}
