//! Reads a JavaScript literal of plain data: objects, arrays, strings, numbers, `true`, `false`, `null`.
//!
//! The official package has its lexicons as such a literal. Reading it as data means that no foreign code runs.

use serde_json::{Map, Number, Value};

/// Parses the literal at the start of `text`; what follows it is ignored.
///
/// # Errors
/// The text is not a literal of plain data. The message has the byte offset.
pub fn parse(text: &str) -> Result<Value, String> {
    Parser { text, at: 0 }.value()
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl Parser<'_> {
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn fail<T>(&self, what: &str) -> Result<T, String> {
        Err(format!("{what} at byte {}", self.at))
    }

    /// Skips spaces and comments, then answers the next character.
    fn peek(&mut self) -> Option<char> {
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start();
            let mut skip = rest.len() - trimmed.len();
            if trimmed.starts_with("//") {
                skip += trimmed.find('\n').unwrap_or(trimmed.len());
            } else if trimmed.starts_with("/*") {
                skip += trimmed.find("*/").map_or(trimmed.len(), |end| end + 2);
            }
            if skip == 0 {
                return rest.chars().next();
            }
            self.at += skip;
        }
    }

    fn eat(&mut self, c: char) -> bool {
        let found = self.peek() == Some(c);
        if found {
            self.at += c.len_utf8();
        }
        found
    }

    fn value(&mut self) -> Result<Value, String> {
        match self.peek() {
            Some('{') => self.object(),
            Some('[') => self.array(),
            Some('\'' | '"' | '`') => Ok(Value::String(self.string()?)),
            Some(_) => {
                let word = self.word();
                match word.as_str() {
                    "true" => Ok(Value::Bool(true)),
                    "false" => Ok(Value::Bool(false)),
                    "null" => Ok(Value::Null),
                    number => match number.replace('_', "").parse::<i64>() {
                        Ok(number) => Ok(Value::Number(Number::from(number))),
                        Err(_) => self.fail("expected a value"),
                    },
                }
            }
            None => self.fail("the text ends too early"),
        }
    }

    fn object(&mut self) -> Result<Value, String> {
        self.eat('{');
        let mut map = Map::new();
        while !self.eat('}') {
            let key = match self.peek() {
                Some('\'' | '"') => self.string()?,
                _ => self.word(),
            };
            if key.is_empty() || !self.eat(':') {
                return self.fail("expected a key");
            }
            map.insert(key, self.value()?);
            if !self.eat(',') && self.peek() != Some('}') {
                return self.fail("expected , or }");
            }
        }
        Ok(Value::Object(map))
    }

    fn array(&mut self) -> Result<Value, String> {
        self.eat('[');
        let mut list = Vec::new();
        while !self.eat(']') {
            list.push(self.value()?);
            if !self.eat(',') && self.peek() != Some(']') {
                return self.fail("expected , or ]");
            }
        }
        Ok(Value::Array(list))
    }

    /// An identifier, a keyword or a number.
    fn word(&mut self) -> String {
        let word: String = self
            .rest()
            .chars()
            .take_while(|c| c.is_alphanumeric() || matches!(c, '_' | '$' | '-'))
            .collect();
        self.at += word.len();
        word
    }

    fn string(&mut self) -> Result<String, String> {
        let mut chars = self.rest().char_indices();
        let quote = chars.next().map_or('"', |(_, c)| c);
        let mut out = String::new();
        while let Some((index, c)) = chars.next() {
            if c == quote {
                self.at += index + c.len_utf8();
                return Ok(out);
            }
            if c != '\\' {
                out.push(c);
                continue;
            }
            match chars.next().map(|(_, c)| c) {
                Some('n') => out.push('\n'),
                Some('t') => out.push('\t'),
                Some('r') => out.push('\r'),
                Some('\n') => {}
                Some('u') => {
                    let hex: String = chars.by_ref().take(4).map(|(_, c)| c).collect();
                    match u32::from_str_radix(&hex, 16).ok().and_then(char::from_u32) {
                        Some(c) => out.push(c),
                        None => return self.fail("bad escape"),
                    }
                }
                Some(c) => out.push(c),
                None => break,
            }
        }
        self.fail("a string has no end")
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn reads_what_the_package_has() {
        let text = "{ a: { type: 'string', max: 640, min: -1, }, 'b-c': [\"it's\", 'a\\'b\\u0041', true, null,], /* x */ } // rest";
        let expected = serde_json::json!({"a": {"type": "string", "max": 640, "min": -1}, "b-c": ["it's", "a'bA", true, null]});
        assert_eq!(parse(text), Ok(expected));
    }

    #[test]
    fn refuses_code() {
        for text in [
            "{ a: f() }",
            "{ a: 1 + 2 }",
            "{ ...b }",
            "{ a: 'x",
            "{ a",
            "",
        ] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
