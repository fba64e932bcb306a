//! What decoding went past.

use bytes::Bytes;

use super::error::What;
use super::{DecodeError, Format, path};

/// At most so many warnings of one document are kept, so that a hostile one cannot fill the memory with them.
const MAX_NOTES: usize = 256;

/// Something in a document that was not what its type wants, and that decoding went past.
///
/// The value is not lost: it is kept raw where it was, and encoded again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Where: `feed[3].post.author.did`; empty for the whole document.
    pub path: String,
    /// What was wrong: ``missing field `did` ``, `expected a string`.
    pub message: String,
}

impl std::fmt::Display for Warning {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.path.is_empty() {
            return f.write_str(&self.message);
        }
        write!(f, "{}: {}", self.path, self.message)
    }
}

/// Warnings in the making: where they are in the document's structure is found at the end, in one pass for all.
#[derive(Debug, Default)]
pub(super) struct Notes {
    notes: Vec<Note>,
}

#[derive(Debug)]
struct Note {
    offset: usize,
    message: String,
}

impl Notes {
    #[cold]
    #[inline(never)]
    pub(super) fn add(&mut self, offset: usize, what: &What) {
        let message = what.to_string();
        self.push(offset, message);
    }

    pub(super) fn add_error(&mut self, error: &DecodeError) {
        self.push(error.offset(), error.message());
    }

    fn push(&mut self, offset: usize, message: String) {
        if self.notes.len() < MAX_NOTES {
            self.notes.push(Note { offset, message });
        }
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.notes.len()
    }

    #[inline]
    pub(super) fn truncate(&mut self, len: usize) {
        self.notes.truncate(len);
    }

    pub(super) fn into_warnings(self, document: &Bytes, format: Format) -> Vec<Warning> {
        if self.notes.is_empty() {
            return Vec::new();
        }
        let offsets: Vec<usize> = self.notes.iter().map(|note| note.offset).collect();
        let paths = path::locate(document, format, &offsets);
        self.notes
            .into_iter()
            .zip(paths)
            .map(|(note, path)| Warning {
                path,
                message: note.message,
            })
            .collect()
    }
}
