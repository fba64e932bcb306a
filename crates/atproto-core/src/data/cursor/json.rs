//! JSON, as RFC 8259 has it.

use std::borrow::Cow;

use super::{Cursor, Entries, Items, scan};
use crate::data::DecodeError;

impl<'a> Cursor<'a> {
    /// The next byte that is not white space; 0 at the end, which no value starts with.
    #[inline]
    pub(super) fn peek(&mut self) -> u8 {
        loop {
            match self.bytes.get(self.at) {
                Some(byte) if *byte > b' ' => return *byte,
                Some(b' ' | b'\n' | b'\r' | b'\t') => self.at += 1,
                _ => return 0,
            }
        }
    }

    #[inline]
    pub(super) fn json_text(&mut self) -> Result<Cow<'a, str>, DecodeError> {
        if self.peek() != b'"' {
            return self.wrong("expected a string");
        }
        let start = self.at + 1;
        let end = scan::plain(self.bytes, start);
        self.worked(end - start);
        if self.bytes.get(end) == Some(&b'"')
            && let Some(text) = self.text.get(start..end)
        {
            self.at = end + 1;
            return Ok(Cow::Borrowed(text));
        }
        self.json_text_escaped(start, end)
    }

    /// The rest of a string whose first escape is at `end`.
    #[cold]
    #[inline(never)]
    fn json_text_escaped(
        &mut self,
        mut start: usize,
        mut end: usize,
    ) -> Result<Cow<'a, str>, DecodeError> {
        let opening = self.at;
        let mut text = String::new();
        let mut lone = false;
        loop {
            text.push_str(self.text.get(start..end).unwrap_or_default());
            self.at = end;
            match self.bytes.get(end) {
                Some(b'"') => break,
                Some(b'\\') => {}
                Some(_) => return self.broken("a control character in a string is not escaped"),
                None => return self.broken("a string does not end"),
            }
            let (character, next) = self.json_escape(end)?;
            match character {
                Some(character) => text.push(character),
                None => lone = true,
            }
            start = next;
            end = scan::plain(self.bytes, start);
            self.worked(end - start);
        }
        if lone {
            self.at = opening;
            return self.wrong("a string has half of a surrogate pair");
        }
        self.at = end + 1;
        Ok(Cow::Owned(text))
    }

    /// The character of the escape at `at`, none for half of a surrogate pair, and the place after it.
    pub(super) fn json_escape(&self, at: usize) -> Result<(Option<char>, usize), DecodeError> {
        let short = match self.bytes.get(at + 1) {
            Some(b'"') => '"',
            Some(b'\\') => '\\',
            Some(b'/') => '/',
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                let Some(unit) = self.json_hex(at + 2) else {
                    return self.broken("an escape has no four hexadecimal digits");
                };
                let next = at + 6;
                if (0xd800..0xdc00).contains(&unit)
                    && self.bytes.get(next..next + 2) == Some(b"\\u")
                    && let Some(low @ 0xdc00..0xe000) = self.json_hex(next + 2)
                {
                    let code = 0x1_0000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
                    return Ok((char::from_u32(code), next + 6));
                }
                return Ok((char::from_u32(unit), next));
            }
            _ => return self.broken("an escape is not one of JSON"),
        };
        Ok((Some(short), at + 2))
    }

    fn json_hex(&self, at: usize) -> Option<u32> {
        let digits = self.bytes.get(at..at + 4)?;
        digits.iter().try_fold(0, |code, digit| {
            Some(code * 16 + char::from(*digit).to_digit(16)?)
        })
    }

    /// An integer. The loop counts down, since the negative side has one more number.
    pub(super) fn json_int(&mut self) -> Result<i64, DecodeError> {
        let negative = self.peek() == b'-';
        let start = self.at + usize::from(negative);
        let mut at = start;
        let mut value: i64 = 0;
        while let Some(digit) = self.bytes.get(at).map(|byte| byte.wrapping_sub(b'0'))
            && digit < 10
        {
            let next = value
                .checked_mul(10)
                .and_then(|value| value.checked_sub(i64::from(digit)));
            let Some(next) = next else {
                return self.json_odd_int();
            };
            value = next;
            at += 1;
        }
        let plain = match self.bytes.get(at) {
            Some(b'.' | b'e' | b'E') => false,
            _ => at == start + 1 || (at > start && self.bytes.get(start) != Some(&b'0')),
        };
        let value = if negative {
            Some(value)
        } else {
            value.checked_neg()
        };
        match value {
            Some(value) if plain => {
                self.at = at;
                Ok(value)
            }
            _ => self.json_odd_int(),
        }
    }

    /// A number that is written with a fraction or an exponent, or is too large, or no number at all.
    #[cold]
    #[inline(never)]
    fn json_odd_int(&mut self) -> Result<i64, DecodeError> {
        let start = self.at;
        if !matches!(self.peek(), b'-' | b'0'..=b'9') {
            return self.wrong("expected an integer");
        }
        self.json_skip_number()?;
        let text = self.text.get(start..self.at).unwrap_or_default();
        if let Some(value) = whole(text) {
            return Ok(value);
        }
        let what = if text.contains(['.', 'e', 'E']) {
            "expected an integer, not a fraction"
        } else {
            "the integer does not fit 64 bits"
        };
        self.at = start;
        self.wrong(what)
    }

    #[inline]
    pub(super) fn json_boolean(&mut self) -> Result<bool, DecodeError> {
        match self.peek() {
            b't' => self.json_literal("true").map(|()| true),
            b'f' => self.json_literal("false").map(|()| false),
            _ => self.wrong("expected a boolean"),
        }
    }

    #[inline]
    pub(super) fn json_null(&mut self) -> Result<bool, DecodeError> {
        if self.peek() != b'n' {
            return Ok(false);
        }
        self.json_literal("null").map(|()| true)
    }

    pub(super) fn json_literal(&mut self, literal: &'static str) -> Result<(), DecodeError> {
        let end = self.at + literal.len();
        if self.bytes.get(self.at..end) != Some(literal.as_bytes()) {
            return self.broken("expected a value");
        }
        self.at = end;
        Ok(())
    }

    #[inline]
    pub(super) fn json_open(
        &mut self,
        bracket: u8,
        what: &'static str,
    ) -> Result<u64, DecodeError> {
        if self.peek() != bracket {
            return self.wrong(what);
        }
        self.at += 1;
        Ok(0)
    }

    #[inline]
    pub(super) fn json_key(
        &mut self,
        entries: &mut Entries<'a>,
    ) -> Result<Option<Cow<'a, str>>, DecodeError> {
        let mut byte = self.peek();
        if byte == b'}' {
            self.at += 1;
            self.depth -= 1;
            return Ok(None);
        }
        if entries.first {
            entries.first = false;
        } else {
            if byte != b',' {
                return self.broken("expected a comma or the end of an object");
            }
            self.at += 1;
            byte = self.peek();
        }
        if byte != b'"' {
            return self.broken("expected a key");
        }
        let key = self.json_text()?;
        self.json_colon()?;
        Ok(Some(key))
    }

    #[inline]
    pub(super) fn json_colon(&mut self) -> Result<(), DecodeError> {
        if self.peek() != b':' {
            return self.broken("expected a colon after a key");
        }
        self.at += 1;
        Ok(())
    }

    #[inline]
    pub(super) fn json_list_next(&mut self, items: &mut Items) -> Result<bool, DecodeError> {
        let byte = self.peek();
        if byte == b']' {
            self.at += 1;
            self.depth -= 1;
            return Ok(false);
        }
        if items.first {
            items.first = false;
        } else {
            if byte != b',' {
                return self.broken("expected a comma or the end of a list");
            }
            self.at += 1;
            if self.peek() == b']' {
                return self.broken("expected a value");
            }
        }
        Ok(true)
    }
}

/// The value of a JSON number that is an integer, however it is written: `3.0`, `1e3`, `120e-1`.
pub(in crate::data) fn whole(text: &str) -> Option<i64> {
    let (negative, text) = match text.strip_prefix('-') {
        Some(text) => (true, text),
        None => (false, text),
    };
    let (mantissa, exponent) = match text.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, exponent),
        None => (text, "0"),
    };
    let (ahead, behind) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let behind = behind.trim_end_matches('0');
    let mut digits = format!("{ahead}{behind}");
    let significant = digits.trim_end_matches('0').len();
    if significant == 0 {
        return Some(0);
    }
    // An exponent that does not fit is far beyond what a significant digit can make up for.
    let exponent: i64 = exponent.parse().ok()?;
    let behind = i64::try_from(behind.len()).ok()?;
    let shift = exponent.checked_sub(behind)?;
    if shift < 0 {
        let keep = i64::try_from(digits.len()).ok()?.checked_add(shift)?;
        let keep = usize::try_from(keep).ok()?;
        if keep < significant {
            return None;
        }
        digits.truncate(keep);
    } else {
        let zeros = usize::try_from(shift).ok().filter(|zeros| *zeros < 20)?;
        digits.extend(std::iter::repeat_n('0', zeros));
    }
    let digits = digits.trim_start_matches('0');
    let value: i128 = if digits.len() > 20 {
        return None;
    } else {
        digits.parse().ok()?
    };
    i64::try_from(if negative { -value } else { value }).ok()
}

#[cfg(test)]
mod tests {
    use super::whole;

    /// C73, D10 and R83: an integer may be written as a fraction or with an exponent, exactly.
    #[test]
    fn integers_are_read_however_they_are_written() {
        let table = [
            ("3.0", Some(3)),
            ("-0.0", Some(0)),
            ("1e3", Some(1000)),
            ("1E+3", Some(1000)),
            ("1.5e1", Some(15)),
            ("120e-1", Some(12)),
            ("0.5e1", Some(5)),
            ("9223372036854775807.0", Some(i64::MAX)),
            ("-9223372036854775808.00", Some(i64::MIN)),
            ("9007199254740993.0", Some(9_007_199_254_740_993)),
            ("0e999999999999999999999", Some(0)),
            ("1e18", Some(1_000_000_000_000_000_000)),
            ("1e19", None),
            ("1e400", None),
            ("1e-400", None),
            ("1.5", None),
            ("1e99999999999999999999", None),
            ("9223372036854775808.0", None),
        ];
        for (text, value) in table {
            assert_eq!(whole(text), value, "{text}");
        }
    }
}
