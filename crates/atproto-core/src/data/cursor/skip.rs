//! Going past values that nobody wants, checking their grammar.

use super::{Cursor, MAX_DEPTH, scan};
use crate::data::DecodeError;

impl Cursor<'_> {
    /// Goes past one value.
    ///
    /// # Errors
    /// When the document is not well-formed.
    pub fn skip(&mut self) -> Result<(), DecodeError> {
        if self.cbor {
            self.cbor_skip()
        } else {
            self.json_skip()
        }
    }

    /// One loop for all depths: `objects` has a bit for each open bracket, set where it is an object's.
    fn json_skip(&mut self) -> Result<(), DecodeError> {
        let mut start = self.at;
        let mut objects: u128 = 0;
        let mut depth = 0;
        loop {
            match self.peek() {
                b'"' => self.json_skip_text()?,
                b'{' => {
                    if let Some(end) = self.spans.end_of(self.at) {
                        start += end - self.at;
                        self.at = end;
                    } else if self.json_skip_open(b'}', depth)? {
                        depth += 1;
                        objects = objects << 1 | 1;
                        self.json_skip_key()?;
                        continue;
                    }
                }
                b'[' => {
                    if self.json_skip_open(b']', depth)? {
                        depth += 1;
                        objects <<= 1;
                        continue;
                    }
                }
                b't' => self.json_literal("true")?,
                b'f' => self.json_literal("false")?,
                b'n' => self.json_literal("null")?,
                b'-' | b'0'..=b'9' => self.json_skip_number()?,
                _ => return self.broken("expected a value"),
            }
            loop {
                if depth == 0 {
                    self.worked(self.at - start);
                    return Ok(());
                }
                let in_object = objects & 1 == 1;
                match self.peek() {
                    b',' => {
                        self.at += 1;
                        if in_object {
                            self.json_skip_key()?;
                        }
                        break;
                    }
                    b'}' if in_object => {}
                    b']' if !in_object => {}
                    _ => return self.broken("expected a comma or an end"),
                }
                self.at += 1;
                depth -= 1;
                objects >>= 1;
            }
        }
    }

    /// Goes into a list or an object; answers false, and goes past it, if it is empty.
    fn json_skip_open(&mut self, end: u8, depth: u32) -> Result<bool, DecodeError> {
        if self.depth + depth >= MAX_DEPTH {
            return self.broken("lists and objects are nested more than 128 deep");
        }
        self.at += 1;
        let filled = self.peek() != end;
        self.at += usize::from(!filled);
        Ok(filled)
    }

    fn json_skip_key(&mut self) -> Result<(), DecodeError> {
        if self.peek() != b'"' {
            return self.broken("expected a key");
        }
        self.json_skip_text()?;
        self.json_colon()
    }

    #[inline]
    fn json_skip_text(&mut self) -> Result<(), DecodeError> {
        let mut end = scan::plain(self.bytes, self.at + 1);
        loop {
            match self.bytes.get(end) {
                Some(b'"') => {
                    self.at = end + 1;
                    return Ok(());
                }
                Some(b'\\') => {
                    let (_, next) = self.json_escape(end)?;
                    end = scan::plain(self.bytes, next);
                }
                Some(_) => return self.broken("a control character in a string is not escaped"),
                None => return self.broken("a string does not end"),
            }
        }
    }

    pub(super) fn json_skip_number(&mut self) -> Result<(), DecodeError> {
        self.json_skip_byte(b"-");
        if !self.json_skip_byte(b"0") {
            self.json_skip_digits()?;
        }
        if self.json_skip_byte(b".") {
            self.json_skip_digits()?;
        }
        if self.json_skip_byte(b"eE") {
            self.json_skip_byte(b"+-");
            self.json_skip_digits()?;
        }
        Ok(())
    }

    fn json_skip_byte(&mut self, any: &[u8]) -> bool {
        let found = self
            .bytes
            .get(self.at)
            .is_some_and(|byte| any.contains(byte));
        self.at += usize::from(found);
        found
    }

    fn json_skip_digits(&mut self) -> Result<(), DecodeError> {
        let digits = self.bytes.get(self.at..).unwrap_or_default();
        let count = digits
            .iter()
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        if count == 0 {
            return self.broken("a number lacks a digit");
        }
        self.at += count;
        Ok(())
    }
}
