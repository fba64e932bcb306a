//! Byte strings, the lexicon type `bytes`.

use bytes::Bytes;

use super::special::Special;
use super::{Cursor, Decode, DecodeError, Encode, Format, Writer};

/// Bytes in a record or message: `{"$bytes": …}` with base64 in JSON, a byte string in DAG-CBOR.
///
/// Decoded from DAG-CBOR they are a slice of the document, so that the blocks of an event are not copied.
#[derive(Clone, Debug, Default)]
pub struct LexBytes {
    bytes: Bytes,
    /// The base64 as it came, where it is not the one that we write.
    text: Option<Box<str>>,
}

impl LexBytes {
    /// Takes bytes.
    pub fn new(bytes: impl Into<Bytes>) -> Self {
        Self {
            bytes: bytes.into(),
            text: None,
        }
    }

    /// The bytes.
    pub fn as_slice(&self) -> &[u8] {
        &self.bytes
    }

    /// Copies the bytes, so that the document they came from can be freed.
    #[must_use]
    pub fn into_owned(mut self) -> Self {
        self.bytes = Bytes::copy_from_slice(&self.bytes);
        self
    }

    /// The bytes, shared.
    pub fn into_bytes(self) -> Bytes {
        self.bytes
    }
}

/// How the base64 was written does not matter.
impl PartialEq for LexBytes {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}

impl Eq for LexBytes {}

impl std::hash::Hash for LexBytes {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bytes.hash(state);
    }
}

impl AsRef<[u8]> for LexBytes {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl std::ops::Deref for LexBytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes
    }
}

impl From<Bytes> for LexBytes {
    fn from(bytes: Bytes) -> Self {
        Self::new(bytes)
    }
}

impl From<Vec<u8>> for LexBytes {
    fn from(bytes: Vec<u8>) -> Self {
        Self::new(bytes)
    }
}

impl From<&[u8]> for LexBytes {
    fn from(bytes: &[u8]) -> Self {
        Self::new(Bytes::copy_from_slice(bytes))
    }
}

impl From<LexBytes> for Bytes {
    fn from(bytes: LexBytes) -> Self {
        bytes.bytes
    }
}

impl Decode for LexBytes {
    fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError> {
        match cursor.special()? {
            Some(Special::Bytes(bytes, text)) => Ok(Self { bytes, text }),
            _ => cursor.wrong("expected bytes"),
        }
    }
}

impl Encode for LexBytes {
    fn encode(&self, writer: &mut Writer) {
        match &self.text {
            Some(text) if writer.format() == Format::Json => writer.entries(&mut |writer| {
                writer.key("$bytes");
                writer.string(text);
            }),
            _ => writer.bytes(&self.bytes),
        }
    }
}

super::impl_serde!(LexBytes);
