//! The text behind strings with known values.

use std::fmt;

use compact_str::CompactString;

use crate::data::{Cursor, Decode, DecodeError, Encode, Writer};

/// The text of a [known-value string](crate::known_values!): short ones and known ones need no allocation.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KnownText(CompactString);

impl KnownText {
    /// A text that is known at compile time.
    pub const fn from_static(text: &'static str) -> Self {
        Self(CompactString::const_new(text))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for KnownText {
    fn from(text: &str) -> Self {
        Self(text.into())
    }
}

impl From<String> for KnownText {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

impl fmt::Debug for KnownText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl Decode for KnownText {
    fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError> {
        CompactString::decode(cursor).map(Self)
    }
}

impl Encode for KnownText {
    fn encode(&self, writer: &mut Writer) {
        self.0.encode(writer);
    }
}
