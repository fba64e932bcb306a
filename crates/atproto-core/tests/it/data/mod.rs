//! The data model, through a small model of a timeline.

mod blocks;
mod cid;
mod dag_cbor;
mod interop;
mod json;
mod leniency;
mod model;
mod random;
mod serde;
mod special;
mod union;

use atproto_core::data::{Decode, Decoded, Encode, decode_json, encode_json};
use bytes::Bytes;

/// Decodes a text that is known to be good enough.
fn decode<T: Decode>(json: &str) -> Decoded<T> {
    decode_json(&Bytes::copy_from_slice(json.as_bytes())).unwrap()
}

/// Decodes a text and encodes it again: the value, and the warnings.
fn round<T: Decode + Encode>(json: &str) -> (T, Vec<String>) {
    let decoded = decode::<T>(json);
    let again: serde_json::Value = serde_json::from_slice(&encode_json(&decoded.value)).unwrap();
    let first: serde_json::Value = serde_json::from_str(json).unwrap();
    assert_eq!(again, first, "nothing is lost");
    let warnings = decoded.warnings.iter().map(ToString::to_string).collect();
    (decoded.value, warnings)
}
