//! Serde's traits on our types, so that users can store them: thin, over the same reader and writer.
//!
//! The form is always that of JSON, with `$bytes` and `$link` objects, whatever format serde drives.

use std::cell::RefCell;
use std::fmt;

use bytes::Bytes;
use serde::de::{DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde::ser::{Error as _, Serialize, SerializeMap, SerializeSeq, Serializer};

use super::{Cursor, Decode, DecodeError, Encode, Writer, decode_json, encode_json};

/// Implements serde's `Serialize` and `Deserialize` for a type that has [`Encode`] and [`Decode`].
#[macro_export]
macro_rules! impl_serde {
    ($name:ty) => {
        impl $crate::data::serde::Serialize for $name {
            #[inline]
            fn serialize<S: $crate::data::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                $crate::data::serialize(self, serializer)
            }
        }

        impl<'de> $crate::data::serde::Deserialize<'de> for $name {
            #[inline]
            fn deserialize<D: $crate::data::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                $crate::data::deserialize(deserializer)
            }
        }
    };
}

/// Serialises by way of JSON: see [`impl_serde!`](crate::impl_serde).
///
/// # Errors
/// Those of the serializer.
pub fn serialize<T: Encode, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    let json = Bytes::from(encode_json(value));
    let cursor = Cursor::json(&json).map_err(S::Error::custom)?;
    Json(&RefCell::new(cursor)).serialize(serializer)
}

/// Deserialises by way of JSON: see [`impl_serde!`](crate::impl_serde).
///
/// # Errors
/// Those of the deserializer, or what is wrong with the value.
pub fn deserialize<'de, T: Decode, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let mut writer = Writer::json();
    Copy(&mut writer).deserialize(deserializer)?;
    let json = Bytes::from(writer.into_json());
    decode_json(&json)
        .map(|decoded| decoded.value)
        .map_err(D::Error::custom)
}

/// The next value of a cursor.
struct Json<'c, 'a>(&'c RefCell<Cursor<'a>>);

/// What the next value of a cursor is, with its content if that is simple.
enum Next {
    Object,
    List,
    Null,
    Bool(bool),
    Int(i64),
    Float(f64),
    Text(String),
}

fn next(cursor: &mut Cursor<'_>) -> Result<Next, DecodeError> {
    Ok(if cursor.at_object() {
        Next::Object
    } else if cursor.at_list() {
        Next::List
    } else if cursor.null()? {
        Next::Null
    } else if cursor.at_boolean() {
        Next::Bool(cursor.boolean()?)
    } else if cursor.at_text() {
        Next::Text(cursor.string()?)
    } else {
        let mark = cursor.mark();
        match cursor.int() {
            Ok(value) => Next::Int(value),
            Err(error) => {
                cursor.rewind(mark);
                let raw = cursor.raw()?;
                let text = raw.as_json().unwrap_or_default();
                Next::Float(text.parse().map_err(|_| error)?)
            }
        }
    })
}

impl Serialize for Json<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let wrong = |error: DecodeError| S::Error::custom(error);
        let step = next(&mut self.0.borrow_mut()).map_err(wrong)?;
        match step {
            Next::Null => serializer.serialize_unit(),
            Next::Bool(value) => serializer.serialize_bool(value),
            Next::Int(value) => serializer.serialize_i64(value),
            Next::Float(value) => serializer.serialize_f64(value),
            Next::Text(text) => serializer.serialize_str(&text),
            Next::Object => {
                let mut entries = self.0.borrow_mut().open().map_err(wrong)?;
                let mut map = serializer.serialize_map(None)?;
                loop {
                    let key = self.0.borrow_mut().key(&mut entries).map_err(wrong)?;
                    let Some(key) = key else {
                        return map.end();
                    };
                    map.serialize_entry(&key, self)?;
                }
            }
            Next::List => {
                let mut items = self.0.borrow_mut().list_open().map_err(wrong)?;
                let mut list = serializer.serialize_seq(None)?;
                loop {
                    let more = self.0.borrow_mut().list_next(&mut items).map_err(wrong)?;
                    if !more {
                        return list.end();
                    }
                    list.serialize_element(self)?;
                }
            }
        }
    }
}

/// Writes what a deserializer gives.
struct Copy<'w>(&'w mut Writer);

impl<'de> DeserializeSeed<'de> for Copy<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

/// Writes an item of a list, with what goes before it: whether there is one shows only when it is asked for.
struct Item<'w>(&'w mut Writer, usize);

impl<'de> DeserializeSeed<'de> for Item<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        self.0.list_next(self.1);
        deserializer.deserialize_any(Copy(self.0))
    }
}

impl<'de> Visitor<'de> for Copy<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value of the data model")
    }

    fn visit_bool<E>(self, value: bool) -> Result<(), E> {
        self.0.boolean(value);
        Ok(())
    }

    fn visit_i64<E>(self, value: i64) -> Result<(), E> {
        self.0.int(value);
        Ok(())
    }

    fn visit_u64<E: serde::de::Error>(self, value: u64) -> Result<(), E> {
        match i64::try_from(value) {
            Ok(value) => self.0.int(value),
            Err(_) => self.0.number(&value),
        }
        Ok(())
    }

    fn visit_f64<E: serde::de::Error>(self, value: f64) -> Result<(), E> {
        if !value.is_finite() {
            return Err(E::custom("numbers must be finite"));
        }
        self.0.number(&format_args!("{value:?}"));
        Ok(())
    }

    fn visit_str<E>(self, text: &str) -> Result<(), E> {
        self.0.string(text);
        Ok(())
    }

    fn visit_bytes<E>(self, bytes: &[u8]) -> Result<(), E> {
        self.0.bytes(bytes);
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        self.0.null();
        Ok(())
    }

    fn visit_none<E: serde::de::Error>(self) -> Result<(), E> {
        self.visit_unit()
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        let start = self.0.list_begin();
        let mut count = 0;
        while items.next_element_seed(Item(self.0, count))?.is_some() {
            count += 1;
        }
        self.0.list_end(start, count);
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<(), A::Error> {
        let open = self.0.open(false);
        while let Some(key) = entries.next_key::<String>()? {
            self.0.key(&key);
            entries.next_value_seed(Copy(self.0))?;
        }
        self.0.close(&open);
        Ok(())
    }
}
