//! Why a value could not be read or written.

use std::fmt;

/// Why a document could not be decoded: where, and what was wrong there.
///
/// It names fields and positions, never values, so that it can be logged.
#[derive(Clone, PartialEq, Eq)]
pub struct DecodeError(Box<Inner>);

#[derive(Clone, PartialEq, Eq)]
struct Inner {
    scope: Scope,
    offset: usize,
    what: What,
    path: String,
}

/// How far an error reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// The document is well-formed, but a value is not what its type wants: whoever can do without the value goes on.
    Value,
    /// The document is not well-formed: nothing after this can be read.
    Document,
    /// A union member was guessed and is another one, below a guess that is not confirmed either.
    Guess,
}

#[derive(Clone, PartialEq, Eq)]
pub(super) enum What {
    Plain(&'static str),
    Missing(&'static str),
    Message(String),
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain(text) => f.write_str(text),
            Self::Missing(name) => write!(f, "missing field `{name}`"),
            Self::Message(text) => f.write_str(text),
        }
    }
}

impl DecodeError {
    #[cold]
    #[inline(never)]
    pub(super) fn new(scope: Scope, offset: usize, what: What) -> Self {
        Self(Box::new(Inner {
            scope,
            offset,
            what,
            path: String::new(),
        }))
    }

    /// An error about a whole document, for decoders that do not use a [`Cursor`](super::Cursor).
    pub fn other(message: impl Into<String>) -> Self {
        Self::new(Scope::Document, 0, What::Message(message.into()))
    }

    pub(super) fn scope(&self) -> Scope {
        self.0.scope
    }

    pub(super) fn set_path(&mut self, path: String) {
        self.0.path = path;
    }

    /// The same error, seen from a value that starts at `start` of the document.
    pub(super) fn relative_to(mut self, start: usize) -> Self {
        self.0.offset = self.0.offset.saturating_sub(start);
        self
    }

    /// Where in the document: `feed[3].post.author.did`; empty for the whole of it.
    pub fn path(&self) -> &str {
        &self.0.path
    }

    /// How many bytes of the document come before the place.
    pub fn offset(&self) -> usize {
        self.0.offset
    }

    /// What was wrong: ``missing field `did` ``, `expected a string`.
    pub fn message(&self) -> String {
        self.0.what.to_string()
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.0.path.is_empty() {
            write!(f, "{}: ", self.0.path)?;
        }
        write!(f, "{} (byte {})", self.0.what, self.0.offset)
    }
}

impl fmt::Debug for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DecodeError")
            .field("path", &self.0.path)
            .field("offset", &self.0.offset)
            .field("message", &self.message())
            .finish()
    }
}

impl std::error::Error for DecodeError {}

/// Why a value has no DAG-CBOR form: it holds JSON that the data model does not have, such as a fraction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncodeError {
    message: String,
}

impl EncodeError {
    pub(super) fn new(message: String) -> Self {
        Self { message }
    }
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for EncodeError {}
