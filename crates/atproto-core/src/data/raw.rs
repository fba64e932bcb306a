//! Values kept as they came.

use std::fmt;

use bytes::Bytes;

use super::{
    Cursor, Decode, DecodeError, Decoded, Encode, EncodeError, Value, Writer, decode_dag_cbor,
    decode_json, encode_dag_cbor, encode_json,
};

/// How a document is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Format {
    /// JSON, as XRPC answers have it.
    #[default]
    Json,
    /// DAG-CBOR, as repositories and event streams have it.
    DagCbor,
}

/// A value as it came: well-formed JSON or DAG-CBOR that nobody has looked into.
///
/// It is a slice of the document that it was decoded from and keeps all of that in memory: cheap while an answer is
/// being looked at. Use [`into_owned`](Self::into_owned) for what you keep. The default is `null`.
///
/// ```
/// use atproto_core::data::{Raw, Value};
///
/// let raw = Raw::from_json(r#"{"text":"hi","tags":["a"]}"#)?;
/// assert!(matches!(raw.to_value()?, Value::Object(_)));
/// # Ok::<(), atproto_core::data::DecodeError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Raw {
    bytes: Bytes,
    format: Format,
}

impl Default for Raw {
    fn default() -> Self {
        Self::checked(Bytes::from_static(b"null"), Format::Json)
    }
}

impl Raw {
    /// Bytes that a cursor has gone past.
    pub(super) fn checked(bytes: Bytes, format: Format) -> Self {
        Self { bytes, format }
    }

    /// Takes one JSON value.
    ///
    /// # Errors
    /// When it is not well-formed.
    pub fn from_json(json: impl Into<Bytes>) -> Result<Self, DecodeError> {
        decode_json(&json.into()).map(|decoded| decoded.value)
    }

    /// Takes one DAG-CBOR value.
    ///
    /// # Errors
    /// When it is not well-formed, or not canonical.
    pub fn from_dag_cbor(bytes: impl Into<Bytes>) -> Result<Self, DecodeError> {
        decode_dag_cbor(&bytes.into()).map(|decoded| decoded.value)
    }

    /// Takes the first of several DAG-CBOR values, such as the header of an event-stream frame; the second part is
    /// what follows it.
    ///
    /// # Errors
    /// When the first value is not well-formed.
    pub fn split_dag_cbor(bytes: &Bytes) -> Result<(Self, Bytes), DecodeError> {
        let mut cursor = Cursor::dag_cbor(bytes)?;
        let raw = cursor.raw()?;
        let rest = bytes.slice(cursor.offset()..);
        Ok((raw, rest))
    }

    /// Encodes a value as JSON.
    pub fn of(value: &impl Encode) -> Self {
        Self::checked(encode_json(value).into(), Format::Json)
    }

    /// Decodes it as a type; malformed parts are handled as in any document.
    ///
    /// # Errors
    /// When it is not of the type.
    pub fn decode<T: Decode>(&self) -> Result<T, DecodeError> {
        self.decode_with_warnings().map(|decoded| decoded.value)
    }

    /// Decodes it as a type and says what was gone past.
    ///
    /// # Errors
    /// When it is not of the type.
    pub fn decode_with_warnings<T: Decode>(&self) -> Result<Decoded<T>, DecodeError> {
        match self.format {
            Format::Json => decode_json(&self.bytes),
            Format::DagCbor => decode_dag_cbor(&self.bytes),
        }
    }

    /// Decodes it as a value of the data model.
    ///
    /// # Errors
    /// When it holds what the data model does not have, such as a fraction.
    pub fn to_value(&self) -> Result<Value, DecodeError> {
        self.decode()
    }

    /// The value as JSON text. JSON is returned as it came.
    pub fn to_json(&self) -> Vec<u8> {
        encode_json(self)
    }

    /// The value as canonical DAG-CBOR.
    ///
    /// # Errors
    /// When it holds JSON that the data model does not have, such as a fraction.
    pub fn to_dag_cbor(&self) -> Result<Vec<u8>, EncodeError> {
        encode_dag_cbor(self)
    }

    /// The `$type` of an object, if it has one.
    pub fn type_name(&self) -> Option<String> {
        let mut ty = None;
        let mut cursor = self.cursor().ok()?;
        let result = cursor.entries(&mut |key, cursor| {
            if key == "$type" && ty.is_none() {
                ty = Some(cursor.string()?);
                return Ok(());
            }
            cursor.skip()
        });
        result.ok().and(ty)
    }

    pub(super) fn cursor(&self) -> Result<Cursor<'_>, DecodeError> {
        match self.format {
            Format::Json => Cursor::json(&self.bytes),
            Format::DagCbor => Cursor::dag_cbor(&self.bytes),
        }
    }

    /// How it is written.
    pub fn format(&self) -> Format {
        self.format
    }

    /// Its bytes, in its format.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub(super) fn bytes(&self) -> &Bytes {
        &self.bytes
    }

    /// The JSON text, if it is JSON.
    pub fn as_json(&self) -> Option<&str> {
        match self.format {
            Format::Json => std::str::from_utf8(&self.bytes).ok(),
            Format::DagCbor => None,
        }
    }

    /// Copies the bytes, so that the document they came from can be freed.
    #[must_use]
    pub fn into_owned(self) -> Self {
        Self::checked(Bytes::copy_from_slice(&self.bytes), self.format)
    }
}

impl From<&Value> for Raw {
    fn from(value: &Value) -> Self {
        Self::of(value)
    }
}

impl From<Value> for Raw {
    fn from(value: Value) -> Self {
        Self::of(&value)
    }
}

impl Decode for Raw {
    fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError> {
        cursor.raw()
    }
}

impl Encode for Raw {
    fn encode(&self, writer: &mut Writer) {
        writer.raw(self);
    }
}

impl fmt::Debug for Raw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_json() {
            Some(json) => write!(f, "Raw({json})"),
            None => write!(f, "Raw({})", String::from_utf8_lossy(&self.to_json())),
        }
    }
}
