//! Any value of the data model.

use std::collections::BTreeMap;

use bytes::Bytes;

use super::special::Special;
use super::{
    Cid, Cursor, Decode, DecodeError, Encode, LexBytes, Writer, decode_dag_cbor, decode_json,
    encode_json,
};

/// Any value that a record or message can hold, strictly: there are no fractions, `$link`, `$bytes` and blobs are what
/// they should be, and `$type` is a text. Use [`Raw`](super::Raw) for what may be otherwise.
///
/// ```
/// use atproto_core::data::Value;
///
/// let value = Value::from_json(br#"{"$type":"com.example.note","n":1}"#)?;
/// assert_eq!(value.get("n"), Some(&Value::Integer(1)));
/// assert_eq!(Value::from_dag_cbor(&value.to_dag_cbor())?, value);
/// # Ok::<(), atproto_core::data::DecodeError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Value {
    /// Nothing.
    #[default]
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// An integer; others lose digits beyond 2^53 − 1.
    Integer(i64),
    /// Text.
    String(String),
    /// Bytes: `{"$bytes": …}` in JSON.
    Bytes(LexBytes),
    /// A link: `{"$link": …}` in JSON.
    Link(Cid),
    /// A list.
    Array(Vec<Value>),
    /// An object. A blob is one, with the `$type` `blob`.
    Object(BTreeMap<String, Value>),
}

impl Value {
    /// Reads JSON. A key that is there twice has its last value.
    ///
    /// # Errors
    /// When it is not well-formed or not of the data model.
    pub fn from_json(json: &[u8]) -> Result<Self, DecodeError> {
        decode_json(&Bytes::copy_from_slice(json)).map(|decoded| decoded.value)
    }

    /// Reads DAG-CBOR.
    ///
    /// # Errors
    /// When it is not canonical or not of the data model.
    pub fn from_dag_cbor(bytes: &[u8]) -> Result<Self, DecodeError> {
        decode_dag_cbor(&Bytes::copy_from_slice(bytes)).map(|decoded| decoded.value)
    }

    /// Writes JSON.
    pub fn to_json(&self) -> Vec<u8> {
        encode_json(self)
    }

    /// Writes canonical DAG-CBOR.
    pub fn to_dag_cbor(&self) -> Vec<u8> {
        let mut writer = Writer::dag_cbor();
        self.encode(&mut writer);
        // A value is of the data model, so nothing in it can fail.
        writer.into_dag_cbor().unwrap_or_default()
    }

    /// The CID of its DAG-CBOR.
    pub fn cid(&self) -> Cid {
        Cid::of_dag_cbor(&self.to_dag_cbor())
    }

    /// An entry of an object.
    pub fn get(&self, key: &str) -> Option<&Self> {
        self.as_object()?.get(key)
    }

    /// The entries of an object.
    pub fn as_object(&self) -> Option<&BTreeMap<String, Value>> {
        match self {
            Self::Object(entries) => Some(entries),
            _ => None,
        }
    }

    /// The items of a list.
    pub fn as_array(&self) -> Option<&[Value]> {
        match self {
            Self::Array(items) => Some(items),
            _ => None,
        }
    }

    /// The text.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::String(text) => Some(text),
            _ => None,
        }
    }

    /// The integer.
    pub fn as_integer(&self) -> Option<i64> {
        match self {
            Self::Integer(value) => Some(*value),
            _ => None,
        }
    }

    /// The boolean.
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Self::Bool(value) => Some(*value),
            _ => None,
        }
    }

    /// The `$type` of an object.
    pub fn type_name(&self) -> Option<&str> {
        self.get("$type")?.as_str()
    }

    /// The value as serde_json has it; bytes and links are objects.
    pub fn to_serde_json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.to_json()).unwrap_or_default()
    }

    /// Takes a value of serde_json.
    ///
    /// # Errors
    /// When it is not of the data model.
    pub fn from_serde_json(value: &serde_json::Value) -> Result<Self, DecodeError> {
        Self::from_json(value.to_string().as_bytes())
    }
}

impl Decode for Value {
    fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError> {
        if let Some(special) = cursor.special()? {
            return Ok(match special {
                Special::Link(cid) => Self::Link(cid),
                Special::Bytes(bytes, _) => Self::Bytes(LexBytes::new(bytes)),
            });
        }
        if cursor.at_object() {
            return object(cursor);
        }
        if cursor.at_list() {
            let mut items = Vec::new();
            cursor.items(&mut |cursor| {
                items.push(Self::decode(cursor)?);
                Ok(())
            })?;
            return Ok(Self::Array(items));
        }
        if cursor.null()? {
            return Ok(Self::Null);
        }
        if cursor.at_text() {
            return cursor.string().map(Self::String);
        }
        if cursor.at_boolean() {
            return cursor.boolean().map(Self::Bool);
        }
        cursor.int().map(Self::Integer)
    }
}

fn object(cursor: &mut Cursor<'_>) -> Result<Value, DecodeError> {
    cursor.space();
    let start = cursor.offset();
    let mut entries = BTreeMap::new();
    cursor.entries(&mut |key, cursor| {
        if matches!(key, "$link" | "$bytes") && cursor.is_json() {
            return cursor.wrong("`$link` and `$bytes` stand alone");
        }
        entries.insert(key.to_owned(), Value::decode(cursor)?);
        Ok(())
    })?;
    let what = match entries.get("$type") {
        Some(Value::String(ty)) if ty.is_empty() => "`$type` is empty",
        Some(Value::String(ty)) if ty == "blob" && !is_blob(&entries) => {
            "a blob lacks a link `ref`, a text `mimeType` or an integer `size`"
        }
        None | Some(Value::String(_)) => return Ok(Value::Object(entries)),
        Some(_) => "`$type` is no text",
    };
    cursor.jump(start);
    cursor.wrong(what)
}

fn is_blob(entries: &BTreeMap<String, Value>) -> bool {
    matches!(entries.get("ref"), Some(Value::Link(_)))
        && matches!(entries.get("mimeType"), Some(Value::String(_)))
        && matches!(entries.get("size"), Some(Value::Integer(_)))
}

impl Encode for Value {
    fn encode(&self, writer: &mut Writer) {
        match self {
            Self::Null => writer.null(),
            Self::Bool(value) => writer.boolean(*value),
            Self::Integer(value) => writer.int(*value),
            Self::String(text) => writer.string(text),
            Self::Bytes(bytes) => bytes.encode(writer),
            Self::Link(cid) => writer.link(cid),
            Self::Array(items) => writer.list(items.iter()),
            Self::Object(entries) => writer.entries(&mut |writer| {
                for (key, value) in entries {
                    writer.key(key);
                    value.encode(writer);
                }
            }),
        }
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl From<i64> for Value {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::String(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::String(text)
    }
}

impl From<Cid> for Value {
    fn from(cid: Cid) -> Self {
        Self::Link(cid)
    }
}

impl From<Vec<Value>> for Value {
    fn from(items: Vec<Value>) -> Self {
        Self::Array(items)
    }
}

impl<const N: usize> From<[(&str, Value); N]> for Value {
    fn from(entries: [(&str, Value); N]) -> Self {
        let owned = entries.map(|(key, value)| (key.to_owned(), value));
        Self::Object(owned.into_iter().collect())
    }
}

super::impl_serde!(Value);
