//! Objects and lists.

use std::borrow::Cow;

use super::{Cursor, MAX_DEPTH, cbor};
use crate::data::DecodeError;

/// The state of an open object.
#[derive(Debug)]
pub(in crate::data) struct Entries<'a> {
    /// DAG-CBOR says how many follow.
    pub(super) left: u64,
    pub(super) first: bool,
    /// The last key, which the next one must follow in DAG-CBOR.
    pub(super) previous: &'a [u8],
}

/// The state of an open list.
#[derive(Debug)]
pub(in crate::data) struct Items {
    pub(super) left: u64,
    pub(super) first: bool,
}

impl<'a> Cursor<'a> {
    /// Reads an object of any shape: `entry` is called with each key and reads its value.
    ///
    /// # Errors
    /// When the value is no object, the document is not well-formed, or `entry` says so.
    pub fn entries(
        &mut self,
        entry: &mut dyn FnMut(&str, &mut Self) -> Result<(), DecodeError>,
    ) -> Result<(), DecodeError> {
        let mut entries = self.open()?;
        while let Some(key) = self.key(&mut entries)? {
            entry(&key, self)?;
        }
        Ok(())
    }

    /// Reads a list: `item` is called before each item and reads it.
    ///
    /// # Errors
    /// When the value is no list, the document is not well-formed, or `item` says so.
    pub fn items(
        &mut self,
        item: &mut dyn FnMut(&mut Self) -> Result<(), DecodeError>,
    ) -> Result<(), DecodeError> {
        let mut items = self.list_open()?;
        while self.list_next(&mut items)? {
            item(self)?;
        }
        Ok(())
    }

    #[inline]
    fn enter(&mut self) -> Result<(), DecodeError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.broken("lists and objects are nested more than 128 deep");
        }
        Ok(())
    }

    /// Opens an object.
    #[inline]
    pub(in crate::data) fn open(&mut self) -> Result<Entries<'a>, DecodeError> {
        let left = if self.cbor {
            self.cbor_open(cbor::MAP, "expected an object")?
        } else {
            self.json_open(b'{', "expected an object")?
        };
        self.enter()?;
        Ok(Entries {
            left,
            first: true,
            previous: &[],
        })
    }

    /// The next key of an object, or its end.
    #[inline]
    pub(in crate::data) fn key(
        &mut self,
        entries: &mut Entries<'a>,
    ) -> Result<Option<Cow<'a, str>>, DecodeError> {
        if self.cbor {
            self.cbor_key(entries)
        } else {
            self.json_key(entries)
        }
    }

    #[inline]
    pub(in crate::data) fn list_open(&mut self) -> Result<Items, DecodeError> {
        let left = if self.cbor {
            self.cbor_open(cbor::LIST, "expected a list")?
        } else {
            self.json_open(b'[', "expected a list")?
        };
        self.enter()?;
        Ok(Items { left, first: true })
    }

    /// Whether another item follows; closes the list if not.
    #[inline]
    pub(in crate::data) fn list_next(&mut self, items: &mut Items) -> Result<bool, DecodeError> {
        if self.cbor {
            Ok(self.cbor_list_next(items))
        } else {
            self.json_list_next(items)
        }
    }
}
