//! Named things in the order of the file.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeOwned, Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A small map that keeps the order of the file: definitions, and properties of an object. Names are unique.
#[derive(Clone, Debug, PartialEq)]
pub struct Ordered<V>(Vec<(String, V)>);

impl<V> Ordered<V> {
    /// The value of this name.
    pub fn get(&self, name: &str) -> Option<&V> {
        self.0
            .iter()
            .find_map(|(key, value)| (key == name).then_some(value))
    }

    /// Names and values, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &V)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value))
    }

    /// Adds a value at the end, or replaces the one of this name where it stands.
    pub fn insert(&mut self, name: impl Into<String>, value: V) {
        let name = name.into();
        match self.0.iter_mut().find(|(key, _)| *key == name) {
            Some((_, place)) => *place = value,
            None => self.0.push((name, value)),
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<V> Default for Ordered<V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<V: Serialize> Serialize for Ordered<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.len()))?;
        for (key, value) in self.iter() {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}

impl<'de, V: DeserializeOwned> Deserialize<'de> for Ordered<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries<V>(PhantomData<V>);

        impl<'de, V: DeserializeOwned> Visitor<'de> for Entries<V> {
            type Value = Ordered<V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut entries = Ordered::default();
                while let Some((key, value)) = map.next_entry::<String, serde_json::Value>()? {
                    // The name goes into the message, so that an error tells where in the document it is.
                    let value = V::deserialize(value)
                        .map_err(|error| A::Error::custom(format_args!("{key}: {error}")))?;
                    if entries.get(&key).is_some() {
                        return Err(A::Error::custom(format_args!("{key}: is there twice")));
                    }
                    entries.0.push((key, value));
                }
                Ok(entries)
            }
        }

        deserializer.deserialize_map(Entries(PhantomData))
    }
}
