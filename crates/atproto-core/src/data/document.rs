//! Whole documents: from bytes to values and back.

use bytes::Bytes;

use super::{Cursor, Decode, DecodeError, Encode, EncodeError, Format, Warning, Writer, path};

/// A decoded value, and what decoding went past.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decoded<T> {
    /// The value.
    pub value: T,
    /// What was malformed and is kept raw; at most 256 warnings.
    pub warnings: Vec<Warning>,
}

impl<T> Decoded<T> {
    /// A value that went through without a warning.
    pub fn new(value: T) -> Self {
        Self {
            value,
            warnings: Vec::new(),
        }
    }

    /// The same with another value.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Decoded<U> {
        Decoded {
            value: change(self.value),
            warnings: self.warnings,
        }
    }
}

/// Decodes a JSON document. What is kept raw in the value is a slice of `body`.
///
/// # Errors
/// When it is not well-formed, or not what `T` is; the error has the path.
pub fn decode_json<T: Decode>(body: &Bytes) -> Result<Decoded<T>, DecodeError> {
    decode(body, Format::Json, T::decode)
}

/// Decodes a DAG-CBOR document. What is kept raw in the value is a slice of `body`.
///
/// # Errors
/// When it is not canonical, or not what `T` is; the error has the path.
pub fn decode_dag_cbor<T: Decode>(body: &Bytes) -> Result<Decoded<T>, DecodeError> {
    decode(body, Format::DagCbor, T::decode)
}

fn decode<T>(
    body: &Bytes,
    format: Format,
    value: fn(&mut Cursor<'_>) -> Result<T, DecodeError>,
) -> Result<Decoded<T>, DecodeError> {
    let cursor = match format {
        Format::Json => Cursor::json(body),
        Format::DagCbor => Cursor::dag_cbor(body),
    };
    let result = cursor.and_then(|mut cursor| {
        let value = value(&mut cursor)?;
        cursor.end()?;
        Ok((value, cursor.notes))
    });
    match result {
        Ok((value, notes)) => Ok(Decoded {
            value,
            warnings: notes.into_warnings(body, format),
        }),
        Err(mut error) => {
            error.set_path(path::locate_one(body, format, error.offset()));
            Err(error)
        }
    }
}

/// Encodes a value as JSON.
pub fn encode_json(value: &impl Encode) -> Vec<u8> {
    let mut writer = Writer::json();
    value.encode(&mut writer);
    writer.into_json()
}

/// Encodes a value as canonical DAG-CBOR.
///
/// # Errors
/// When it holds raw JSON that the data model does not have, such as a fraction or bad base64.
pub fn encode_dag_cbor(value: &impl Encode) -> Result<Vec<u8>, EncodeError> {
    let mut writer = Writer::dag_cbor();
    value.encode(&mut writer);
    writer.into_dag_cbor()
}
