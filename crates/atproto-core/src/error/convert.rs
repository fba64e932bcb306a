//! Errors of the parts, so that `?` works in functions of callers.

use super::{Error, ErrorKind};
use crate::{data::DecodeError, syntax::SyntaxError};

impl From<SyntaxError> for Error {
    /// A `Validation` error.
    fn from(error: SyntaxError) -> Self {
        Self::new(ErrorKind::Validation)
            .with_message(error.to_string())
            .with_source(error)
    }
}

impl From<DecodeError> for Error {
    /// A `Decode` error.
    fn from(error: DecodeError) -> Self {
        Self::new(ErrorKind::Decode)
            .with_message(error.to_string())
            .with_source(error)
    }
}
