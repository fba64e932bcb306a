//! Reading and writing of plain values, lists, boxes and the protocol's strings.

use compact_str::CompactString;

use super::{Cid, Cursor, Decode, DecodeError, Encode, Writer};
use crate::syntax::{
    AtIdentifier, AtUri, CidString, Datetime, Did, Handle, Language, Nsid, RecordKey, Tid, Uri,
    WireString,
};

/// Makes string types readable and writable: they keep any text.
macro_rules! strings {
    ($($name:ty),+ $(,)?) => {$(
        impl Decode for $name {
            #[inline]
            fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError> {
                cursor.compact().map(<$name as WireString>::from_wire)
            }
        }

        impl Encode for $name {
            #[inline]
            fn encode(&self, writer: &mut Writer) {
                writer.string(self.as_str());
            }
        }
    )+};
}

strings!(
    AtIdentifier,
    AtUri,
    CidString,
    Datetime,
    Did,
    Handle,
    Language,
    Nsid,
    RecordKey,
    Tid,
    Uri,
);

impl Decode for String {
    #[inline]
    fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError> {
        cursor.string()
    }
}

impl Encode for String {
    #[inline]
    fn encode(&self, writer: &mut Writer) {
        writer.string(self);
    }
}

impl Encode for str {
    fn encode(&self, writer: &mut Writer) {
        writer.string(self);
    }
}

impl Decode for CompactString {
    #[inline]
    fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError> {
        cursor.compact()
    }
}

impl Encode for CompactString {
    #[inline]
    fn encode(&self, writer: &mut Writer) {
        writer.string(self);
    }
}

impl Decode for i64 {
    #[inline]
    fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError> {
        cursor.int()
    }
}

impl Encode for i64 {
    #[inline]
    fn encode(&self, writer: &mut Writer) {
        writer.int(*self);
    }
}

impl Decode for bool {
    #[inline]
    fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError> {
        cursor.boolean()
    }
}

impl Encode for bool {
    #[inline]
    fn encode(&self, writer: &mut Writer) {
        writer.boolean(*self);
    }
}

/// The text form: where a CID is a string, not a [`CidLink`](super::CidLink).
impl Encode for Cid {
    fn encode(&self, writer: &mut Writer) {
        writer.string(&self.to_string());
    }
}

impl<T: Decode> Decode for Box<T> {
    #[inline]
    fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError> {
        T::decode(cursor).map(Box::new)
    }
}

impl<T: Encode + ?Sized> Encode for Box<T> {
    #[inline]
    fn encode(&self, writer: &mut Writer) {
        (**self).encode(writer);
    }
}

impl<T: Encode + ?Sized> Encode for &T {
    #[inline]
    fn encode(&self, writer: &mut Writer) {
        (**self).encode(writer);
    }
}

impl<T: Decode> Decode for Vec<T> {
    #[inline]
    fn decode(cursor: &mut Cursor<'_>) -> Result<Self, DecodeError> {
        cursor.list()
    }
}

impl<T: Encode> Encode for Vec<T> {
    #[inline]
    fn encode(&self, writer: &mut Writer) {
        writer.list(self.iter());
    }
}

impl<T: Encode> Encode for [T] {
    fn encode(&self, writer: &mut Writer) {
        writer.list(self.iter());
    }
}
