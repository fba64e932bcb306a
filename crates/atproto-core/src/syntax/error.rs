//! What is wrong with a string.

use std::fmt;

/// How much of the offending text an error keeps: enough to recognise it, too little to flood a log.
const KEPT_CHARS: usize = 64;

/// A text is not what its type demands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    kind: &'static str,
    reason: &'static str,
    text: Box<str>,
}

impl SyntaxError {
    /// An error about `text`, of which the first 64 characters are kept.
    pub fn new(kind: &'static str, reason: &'static str, text: &str) -> Self {
        let text = match text.char_indices().nth(KEPT_CHARS) {
            Some(_) => text
                .chars()
                .take(KEPT_CHARS)
                .chain(['…'])
                .collect::<String>()
                .into_boxed_str(),
            None => text.into(),
        };
        Self { kind, reason, text }
    }

    /// What the text should have been, as in `DID` or `record key`.
    pub fn kind(&self) -> &'static str {
        self.kind
    }

    /// The rule that it breaks, as in `is longer than 2048 characters`.
    pub fn reason(&self) -> &'static str {
        self.reason
    }

    /// The offending text, cut after 64 characters.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "not a valid {}: {:?} {}",
            self.kind, self.text, self.reason
        )
    }
}

impl std::error::Error for SyntaxError {}
