//! Union members that we do not know, or that are not what they say.

use compact_str::CompactString;

use super::{Cursor, Decode, DecodeError, Encode, Raw, Writer, path};

/// A union member that was kept as it came: its `$type` is none of the union's, or its body is not what the lexicon
/// says, which [`error`](Self::error) tells apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unknown {
    ty: Option<CompactString>,
    raw: Raw,
    error: Option<DecodeError>,
}

impl Unknown {
    /// A member of a type that the union does not know. `raw` is an object with its `$type`.
    pub fn new(raw: Raw) -> Self {
        let ty = raw.type_name().map(CompactString::from);
        Self {
            ty,
            raw,
            error: None,
        }
    }

    pub(super) fn untyped(raw: Raw) -> Self {
        Self {
            raw,
            ..Self::default()
        }
    }

    pub(super) fn of_type(ty: &str, raw: Raw, error: Option<DecodeError>) -> Self {
        Self {
            ty: Some(CompactString::from(ty)),
            raw,
            error,
        }
    }

    /// Its `$type`, if it has one.
    pub fn ty(&self) -> Option<&str> {
        self.ty.as_deref()
    }

    /// All of it.
    pub fn raw(&self) -> &Raw {
        &self.raw
    }

    /// Why a member of a known type could not be decoded; places are those in [`raw`](Self::raw). `None` if the type
    /// is unknown.
    pub fn error(&self) -> Option<DecodeError> {
        let mut error = self.error.clone()?;
        let path = path::locate_one(self.raw.bytes(), self.raw.format(), error.offset());
        error.set_path(path);
        Some(error)
    }

    /// Makes it its own, so that it does not keep a whole answer in memory.
    #[must_use]
    pub fn into_owned(mut self) -> Self {
        self.raw = self.raw.into_owned();
        self
    }
}

impl Decode for Unknown {
    fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError> {
        cursor.raw().map(Self::new)
    }
}

impl Encode for Unknown {
    fn encode(&self, writer: &mut Writer) {
        self.raw.encode(writer);
    }
}
