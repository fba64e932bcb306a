//! Records: the objects that repositories hold.

use super::{Cid, Decode, Encode, EncodeError, encode_dag_cbor};

/// A type of record: an object with a collection to live in.
pub trait Record: Encode + Decode {
    /// The collection, which is the `$type` as well.
    const NSID: &'static str;
    /// What its keys are.
    const KEY: RecordKeyKind;
}

/// How the records of a collection are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordKeyKind {
    /// By the time of their making.
    Tid,
    /// By any valid key.
    Any,
    /// By an NSID.
    Nsid,
    /// There is one record, with this key.
    Literal(&'static str),
}

/// The CID of a record: of its canonical DAG-CBOR.
///
/// # Errors
/// When it holds raw JSON that the data model does not have, such as a fraction.
pub fn record_cid(record: &impl Encode) -> Result<Cid, EncodeError> {
    encode_dag_cbor(record).map(|bytes| Cid::of_dag_cbor(&bytes))
}
