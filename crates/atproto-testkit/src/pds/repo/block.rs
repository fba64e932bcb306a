//! Data of the protocol's model, written as canonical DAG-CBOR.

use data_encoding::BASE64_NOPAD;
use serde_json::Value;

use super::Cid;

/// A value of the data model.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::pds) enum Block {
    Null,
    Bool(bool),
    Integer(i64),
    Text(String),
    Bytes(Vec<u8>),
    Link(Cid),
    List(Vec<Block>),
    Map(Vec<(String, Block)>),
}

impl Block {
    /// A map; its order does not matter.
    pub(in crate::pds) fn map<const N: usize>(entries: [(&str, Block); N]) -> Self {
        Self::Map(entries.map(|(key, value)| (key.to_owned(), value)).into())
    }

    pub(in crate::pds) fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// The value that JSON stands for; `at` is its place, for the reference server's error text.
    pub(in crate::pds) fn from_json(value: &Value, at: &str) -> Result<Self, String> {
        Ok(match value {
            Value::Null => Self::Null,
            Value::Bool(flag) => Self::Bool(*flag),
            Value::Number(number) => Self::Integer(number.as_i64().ok_or_else(|| {
                format!(
                    "Expected one of null, boolean, integer, string, cid, bytes, array or object value type (got {number}) at {at}"
                )
            })?),
            Value::String(text) => Self::text(text.as_str()),
            Value::Array(items) => {
                let items = items.iter().enumerate().map(|(index, item)| Self::from_json(item, &format!("{at}[{index}]")));
                Self::List(items.collect::<Result<_, _>>()?)
            }
            Value::Object(object) => {
                if let (1, Some(link)) = (object.len(), object.get("$link")) {
                    let cid = link.as_str().and_then(Cid::parse);
                    return cid.map(Self::Link).ok_or_else(|| format!("Invalid CID link at {at}"));
                }
                if let (1, Some(bytes)) = (object.len(), object.get("$bytes")) {
                    let text = bytes.as_str().unwrap_or_default().trim_end_matches('=');
                    let bytes = BASE64_NOPAD.decode(text.as_bytes());
                    return bytes.map(Self::Bytes).map_err(|_| format!("Invalid bytes at {at}"));
                }
                let entries = object
                    .iter()
                    .map(|(key, value)| Ok((key.clone(), Self::from_json(value, &format!("{at}.{key}"))?)));
                Self::Map(entries.collect::<Result<_, String>>()?)
            }
        })
    }

    /// The canonical bytes.
    pub(in crate::pds) fn encode(&self) -> Vec<u8> {
        let mut out = Vec::new();
        self.write(&mut out);
        out
    }

    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Self::Null => out.push(0xf6),
            Self::Bool(flag) => out.push(0xf4 + u8::from(*flag)),
            Self::Integer(number) => match u64::try_from(*number) {
                Ok(number) => head(out, 0, number),
                Err(_) => head(out, 1, number.unsigned_abs() - 1),
            },
            Self::Text(text) => write_text(out, text),
            Self::Bytes(bytes) => {
                head(out, 2, bytes.len() as u64);
                out.extend_from_slice(bytes);
            }
            Self::Link(cid) => {
                head(out, 6, 42);
                // The multibase prefix of binary.
                head(out, 2, 37);
                out.push(0);
                out.extend_from_slice(&cid.to_bytes());
            }
            Self::List(items) => {
                head(out, 4, items.len() as u64);
                for item in items {
                    item.write(out);
                }
            }
            Self::Map(entries) => {
                let mut entries: Vec<_> = entries.iter().collect();
                entries.sort_by(|(a, _), (b, _)| (a.len(), a).cmp(&(b.len(), b)));
                head(out, 5, entries.len() as u64);
                for (key, value) in entries {
                    write_text(out, key);
                    value.write(out);
                }
            }
        }
    }

    /// Every blob that the value refers to.
    pub(in crate::pds) fn blobs(&self, found: &mut Vec<Cid>) {
        match self {
            Self::List(items) => items.iter().for_each(|item| item.blobs(found)),
            Self::Map(entries) => {
                let get = |name: &str| {
                    entries
                        .iter()
                        .find(|(key, _)| key == name)
                        .map(|(_, value)| value)
                };
                if let (Some(Self::Text(kind)), Some(Self::Link(cid))) = (get("$type"), get("ref"))
                    && kind == "blob"
                {
                    found.push(*cid);
                    return;
                }
                for (_, value) in entries {
                    value.blobs(found);
                }
            }
            _ => {}
        }
    }
}

fn write_text(out: &mut Vec<u8>, text: &str) {
    head(out, 3, text.len() as u64);
    out.extend_from_slice(text.as_bytes());
}

/// The head of an item: its major type and its argument in the fewest bytes.
fn head(out: &mut Vec<u8>, major: u8, argument: u64) {
    let major = major << 5;
    let bytes = argument.to_be_bytes();
    let [.., b0, b1, b2, b3] = bytes;
    match argument {
        0..24 => out.push(major | b3),
        24..0x100 => out.extend_from_slice(&[major | 0x18, b3]),
        0x100..0x1_0000 => out.extend_from_slice(&[major | 0x19, b2, b3]),
        0x1_0000..0x1_0000_0000 => out.extend_from_slice(&[major | 0x1a, b0, b1, b2, b3]),
        _ => {
            out.push(major | 0x1b);
            out.extend_from_slice(&bytes);
        }
    }
}
