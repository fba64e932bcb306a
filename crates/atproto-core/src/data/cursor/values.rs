//! Plain values, and what comes next.

use std::borrow::Cow;

use bytes::Bytes;
use compact_str::CompactString;

use super::{Cursor, cbor};
use crate::data::error::What;
use crate::data::{DecodeError, Raw};

/// The largest integer that every implementation can hold: 2^53 − 1.
const MAX_SAFE_INTEGER: i64 = (1 << 53) - 1;

impl<'a> Cursor<'a> {
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
                &What::Plain("the integer is beyond 2^53 − 1, where others lose digits"),
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
    pub(in crate::data) fn slice(&self, start: usize) -> Raw {
        Raw::checked(self.source.slice(start..self.at.max(start)), self.format())
    }

    /// Goes to the next value.
    #[inline]
    pub(in crate::data) fn space(&mut self) {
        if !self.cbor {
            self.peek();
        }
    }

    /// Whether an object comes next.
    pub(in crate::data) fn at_object(&mut self) -> bool {
        if self.cbor {
            self.cbor_major() == Some(cbor::MAP)
        } else {
            self.peek() == b'{'
        }
    }

    /// Whether a list comes next.
    pub(in crate::data) fn at_list(&mut self) -> bool {
        if self.cbor {
            self.cbor_major() == Some(cbor::LIST)
        } else {
            self.peek() == b'['
        }
    }

    pub(in crate::data) fn is_json(&self) -> bool {
        !self.cbor
    }

    /// Whether text comes next.
    pub(in crate::data) fn at_text(&mut self) -> bool {
        if self.cbor {
            self.cbor_has_text()
        } else {
            self.peek() == b'"'
        }
    }

    /// Whether `true` or `false` comes next.
    pub(in crate::data) fn at_boolean(&mut self) -> bool {
        if self.cbor {
            self.cbor_has_boolean()
        } else {
            matches!(self.peek(), b't' | b'f')
        }
    }

    /// A part of the document.
    pub(in crate::data) fn share(&self, range: std::ops::Range<usize>) -> Bytes {
        self.source.slice(range)
    }

    /// Goes to a place on the same level.
    pub(in crate::data) fn jump(&mut self, at: usize) {
        self.at = at;
    }

    #[inline]
    pub(super) fn is_null(&mut self) -> bool {
        if self.cbor {
            self.bytes.get(self.at) == Some(&cbor::NULL)
        } else {
            self.peek() == b'n'
        }
    }
}
