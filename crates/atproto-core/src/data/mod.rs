//! Stand-in until the data model lands: only the signatures that calls need.
#![allow(missing_docs, clippy::pedantic)]
use bytes::Bytes;
#[derive(Debug)]
pub struct Writer;
pub trait Encode {
    fn encode(&self, w: &mut Writer);
}
pub fn encode_json(_v: &impl Encode) -> Vec<u8> {
    Vec::new()
}
#[derive(Clone, Debug)]
pub struct Warning {
    pub path: String,
    pub message: String,
}
#[derive(Debug)]
pub struct Decoded<T> {
    pub value: T,
    pub warnings: Vec<Warning>,
}
#[derive(Clone, Debug, thiserror::Error)]
#[error("{path}: {message}")]
pub struct DecodeError {
    pub path: String,
    pub message: String,
}
#[derive(Debug)]
pub struct Cursor<'a>(&'a [u8]);
pub trait Decode: Sized {
    fn decode(c: &mut Cursor<'_>) -> Result<Self, DecodeError>;
}
pub fn decode_json<T: Decode>(body: &Bytes) -> Result<Decoded<T>, DecodeError> {
    Ok(Decoded {
        value: T::decode(&mut Cursor(body))?,
        warnings: Vec::new(),
    })
}
